import { describe, expect, it } from "vitest";
import { key, nearest, Speaker } from "../src/i18n.ts";
import { words } from "./states.ts";

const speaker = (lang: "en" | "zh-Hant" | "ja", names = {}) => new Speaker(lang, words(), names);
const DUEL = { clause: "silva.turn.play_one", form: "target", args: { seat: "A", card: 5, target: "B" } };

describe("speaking", () => {
  it("writes a card as the language does", () => {
    expect(speaker("en").card(5)).toBe("Brewer (5)");
    expect(speaker("zh-Hant").card(5)).toBe("「釀酒師」（5）");
    expect(speaker("ja").card(5)).toBe("「蔵人」（5）");
  });

  it("says one event in three languages", () => {
    expect(speaker("en").event(DUEL)).toMatch(/^A .*Brewer \(5\).* B\.$/);
    expect(speaker("zh-Hant").event(DUEL)).toContain("「釀酒師」（5）");
    expect(speaker("ja").event(DUEL)).toContain("「蔵人」（5）");
  });

  it("puts names for seats, and leaves markup in them as text", () => {
    const say = speaker("en", { A: "<b>Ann</b>", B: "{ $x }" });
    expect(say.event(DUEL)).toMatch(/^<b>Ann<\/b> .*Brewer \(5\).*\{ \$x \}\.$/);
  });

  it("joins lists", () => {
    const cards = { clause: "silva.card.09.reveal", args: { seat: "B", cards: [10, 4] } };
    expect(speaker("en").event(cards)).toContain("Kukunochi (10) and Warrior (4)");
    expect(speaker("zh-Hant").event(cards)).toContain("「久久能智」（10）、「戰士」（4）");
  });

  it("puts a label before what it stands for, with the language's own colon", () => {
    expect(speaker("en").pair("Trick", "red 5")).toBe("Trick: red 5");
    expect(speaker("zh-Hant").pair("墩", "紅色5")).toBe("墩：紅色5");
    expect(speaker("ja").pair("トリック", "赤5")).toBe("トリック：赤5");
  });

  it("says a refusal to the reader", () => {
    const reason = { clause: "silva.turn.unit", form: "refused", args: { seat: "B" } };
    expect(speaker("en").refusal(reason)).toMatch(/\bB\b.*\bdecide/);
  });

  it("has no isolation marks in its sentences", () => {
    expect(speaker("ja").event(DUEL)).not.toMatch(/[\u2066-\u2069]/);
  });

  it("shows an unknown id as it is, and does not throw", () => {
    expect(speaker("en").ui("ui-nothing")).toBe("ui-nothing");
    expect(speaker("ja").event({ clause: "silva.none", args: {} })).toBe("silva.none");
  });

  it("makes a message key of a clause id", () => {
    expect(key("silva.card.05.lower_out")).toBe("silva-card-05-lower_out");
  });

  it("reads a near language tag", () => {
    expect([nearest("zh-TW"), nearest("ja-JP"), nearest("fr")]).toEqual(["zh-Hant", "ja", "en"]);
  });
});
