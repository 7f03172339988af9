import { describe, expect, it } from "vitest";
import { step } from "../src/grid.ts";

const rows = [{ length: 4 }, { length: 2 }, { length: 3 }];

describe("arrow keys in the grid", () => {
  it("move along a row and stop at its ends", () => {
    expect(step("ArrowRight", rows, 0, 3)).toEqual([0, 3]);
    expect(step("ArrowLeft", rows, 0, 3)).toEqual([0, 2]);
    expect(step("Home", rows, 0, 3)).toEqual([0, 0]);
    expect(step("End", rows, 2, 0)).toEqual([2, 2]);
  });

  it("move between rows of different lengths", () => {
    expect(step("ArrowDown", rows, 0, 3)).toEqual([1, 1]);
    expect(step("ArrowUp", rows, 0, 3)).toEqual([0, 3]);
    expect(step("ArrowDown", rows, 2, 2)).toEqual([2, 2]);
  });

  it("leave all other keys alone", () => {
    expect(step("a", rows, 0, 0)).toBeNull();
    expect(step("Enter", rows, 0, 0)).toBeNull();
  });
});
