import { expect, test } from "bun:test";
import {
  formatDate,
  formatDay,
  formatDayAndTime,
  formatLongTime,
  formatShortTime,
} from "#shared/text/dates.ts";

const FRENCH = { locale: "fr-FR", timeZone: "UTC" };
const FIRST = "2026-12-01T01:01:00Z";

test("the first of a month is the 1er in French, and no other day or hour is", () => {
  const from = Date.parse(FIRST);
  expect(formatDay("2026-12-01", FRENCH, { from })).toBe("1er décembre");
  expect(formatDay("2026-12-01", FRENCH, { from: 0, hasWeekday: true })).toBe(
    "mardi 1er décembre 2026",
  );
  expect(formatDay("2026-12-21", FRENCH, { from })).toBe("21 décembre");
  expect(formatDayAndTime(FIRST, FRENCH)).toBe("mardi 1er décembre à 1:01");
  expect(formatLongTime(FIRST, FRENCH)).toStartWith("mardi 1er décembre 2026");
  expect(formatShortTime(FIRST, FRENCH)).toBe("1er déc., 1:01");
  expect(formatDate(FIRST, FRENCH)).toBe("1er décembre 2026");
});

test("it stays as it is in other languages", () => {
  const english = { ...FRENCH, locale: "en-GB" };
  expect(formatDate(FIRST, english)).toBe("1 December 2026");
});
