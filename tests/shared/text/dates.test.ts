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
  expect(formatDay("2026-12-01", FRENCH, { from })).toBe("1er\u00a0décembre");
  expect(formatDay("2026-12-01", FRENCH, { from: 0, hasWeekday: true })).toBe(
    "mardi 1er\u00a0décembre 2026",
  );
  expect(formatDay("2026-12-21", FRENCH, { from })).toBe("21\u00a0décembre");
  expect(formatDayAndTime(FIRST, FRENCH)).toBe(
    "mardi 1er\u00a0décembre à 1:01",
  );
  expect(formatLongTime(FIRST, FRENCH)).toStartWith(
    "mardi 1er\u00a0décembre 2026",
  );
  expect(formatShortTime(FIRST, FRENCH)).toBe("1er\u00a0déc., 1:01");
  expect(formatDate(FIRST, FRENCH)).toBe("1er\u00a0décembre 2026");
});

test("it stays as it is in other languages", () => {
  const english = { ...FRENCH, locale: "en-GB" };
  expect(formatDate(FIRST, english)).toBe("1 December 2026");
});

test.each([
  ["de-DE", "Dienstag, 1.\u00a0Dezember 2026 um 01:01\u00a0UTC"],
  ["fr-FR", "mardi 1er\u00a0décembre 2026 à 01:01\u00a0UTC"],
  ["es-ES", "martes, 1\u00a0de diciembre de 2026, 1:01\u00a0UTC"],
  ["en-US", "Tuesday, December 1, 2026 at 1:01 AM UTC"],
])(
  "a day stays beside its month, and a time beside its zone, in %s",
  (locale, written) => {
    expect(formatLongTime(FIRST, { ...FRENCH, locale })).toBe(written);
  },
);
