import { expect, test } from "bun:test";
import { csvLine } from "#shared/text/csv.ts";

/** Matches the start of a cell that a spreadsheet runs as a formula. */
const RUNS = /^[ "]*[=+\-@\t\r]/;

const HOSTILE = [
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  " =1",
  "Ann;=1+1",
  "Ann; =1+1",
  'Ann;"=1+1"',
  "Ann;;@SUM(A1)",
  "Ann\t=1+1",
  "Ann\n=1+1",
  "Ann\r\n-1+1",
];

test.each(HOSTILE)("leaves no formula in %j with any separator", (cell) => {
  const line = csvLine([7, cell, "end"]);
  for (const separator of [",", ";", "\t", "\n", "\r"])
    for (const piece of line.split(separator))
      expect(piece.trimEnd()).not.toMatch(RUNS);
});

test("leaves every other text unchanged", () => {
  expect(
    csvLine([1, "Mila", 'a "b"', "x=1", "10-2", "a; b", "a@b.example"]),
  ).toBe('1,Mila,"a ""b""",x=1,10-2,"a; b",a@b.example\r\n');
});
