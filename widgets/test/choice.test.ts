import { describe, expect, it } from "vitest";
import { chooseCard, options, parse } from "../src/choice.ts";
import { view } from "./states.ts";

const decision = (kind: string, seat = "A", other: string | null = null) => ({ kind, seat, other, clause: "silva.x" });

describe("choosing a move", () => {
  it("reads a move's text in its parts", () => {
    expect(parse("A play 2 B 7")).toEqual({ seat: "A", verb: "play", card: 2, target: "B", guess: 7 });
    expect(parse("A pick left")).toEqual({ seat: "A", verb: "pick", word: "left" });
  });

  it("sends a card that needs no target at once", () => {
    expect(chooseCard(view({ moves: ["A play 7"] }), 7)).toBe("A play 7");
  });

  it("sends a card that is not legal as a try, so that its clause can answer", () => {
    expect(chooseCard(view(), 10)).toBe("A play 10");
  });

  it("asks for a target first, and for a guess after it", () => {
    const draft = chooseCard(view(), 2);
    expect(draft).toEqual({ card: 2 });
    const [self, b] = options(view(), { card: 2 });
    expect(b).toEqual({ kind: "seat", value: "B", legal: true, then: { card: 2, target: "B" } });
    expect(self).toMatchObject({ value: "A", legal: false });
    expect(options(view(), { card: 2, target: "B" })[7]).toEqual({ kind: "guess", value: 7, legal: true, then: "A play 2 B 7" });
  });

  it("offers every level as a guess, also one that the rulings bar", () => {
    const barred = view({ moves: ["A play 2 B 5"] });
    const guesses = options(barred, { card: 2, target: "B" });
    expect(guesses).toHaveLength(11);
    expect(guesses.filter((one) => one.legal).map((one) => one.value)).toEqual([5]);
  });

  it("keeps one drawn card, or two where all may be chosen from", () => {
    const one = view({ decision: decision("keep"), moves: ["A keep 5"], hands: { A: [8, 5, 3], B: [null], C: [0] } });
    expect(options(one, null).map((option) => option.then)).toEqual(["A keep 5"]);
    expect(chooseCard(one, 8)).toBe("A keep 8");
    const two = view({ decision: decision("keep"), moves: ["A keep 8 5"] });
    expect(options(two, null)[0]?.value).toEqual([8, 5]);
  });

  it("picks among the cards that lie open", () => {
    const open = view({ decision: decision("pick_open", "A", "B"), hands: { A: [8], B: [5, 3], C: [0] }, moves: ["A pick 5", "A pick 3"] });
    expect(options(open, null).map((option) => option.then)).toEqual(["A pick 5", "A pick 3"]);
  });

  it("picks left or right when nothing is seen", () => {
    const blind = view({ decision: decision("pick_blind", "A", "B"), moves: ["A pick left", "A pick right"] });
    expect(options(blind, null).map((option) => option.then)).toEqual(["A pick left", "A pick right"]);
  });

  it("asks the owner of the Masu, who need not be the turn player", () => {
    const asked = view({ viewer: "B", decision: decision("masu", "B"), moves: ["B masu", "B decline"] });
    expect(options(asked, null).map((option) => option.then)).toEqual(["B masu", "B decline"]);
  });

  it("asks nothing when another seat decides", () => {
    expect(options(view({ decision: decision("play", "B"), moves: [] }), null)).toEqual([]);
  });

  it("moves for the deciding seat at the open table", () => {
    const open = view({ viewer: "OPEN", decision: decision("play", "B"), turn: "B", moves: ["B play 7"] });
    expect(chooseCard(open, 7)).toBe("B play 7");
  });
});
