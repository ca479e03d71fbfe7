import { expect, test } from "bun:test";
import {
  isDay,
  parseDay,
  splitDays,
  typedDay,
} from "#shared/text/typed-days.ts";

const today = "2026-11-26";

test.each([
  ["24.12.2026", "de", "2026-12-24"],
  ["4.1.27", "de", "2027-01-04"],
  ["24.12.", "de", "2026-12-24"],
  ["3.2", "de-CH", "2027-02-03"],
  ["24. 12. 2026", "de", "2026-12-24"],
  ["24/12/2026", "fr", "2026-12-24"],
  ["24/12/26", "es", "2026-12-24"],
  ["03/02/2027", "it", "2027-02-03"],
  ["24-12-2026", "nl", "2026-12-24"],
  ["12/24/2026", "en-US", "2026-12-24"],
  ["03/02/2027", "en-US", "2027-03-02"],
  ["03/02/2027", "en-GB", "2027-02-03"],
  ["3.2.2027", "en-US", "2027-02-03"],
  ["24/12/2026", "en-US", "2026-12-24"],
  ["12/24/2026", "de", "2026-12-24"],
  ["24,12,2026", "de", "2026-12-24"],
  [" 2026-12-24 ", "fr", "2026-12-24"],
  ["29.2.2028", "de", "2028-02-29"],
  ["29.2.", "de", undefined],
  ["31.2.2027", "de", undefined],
  ["24.13.2026", "de", undefined],
  ["0.1.2027", "de", undefined],
  ["24.12.026", "de", undefined],
  ["2026-12", "de", undefined],
  ["Christmas", "en-US", undefined],
  ["24.12.2026 x", "de", undefined],
  ["", "de", undefined],
])("%j in %s is %p", (typed, locale, day) => {
  expect(parseDay(typed, { locale, today })).toBe(day);
});

test.each([
  ["de", "24.12.2026"],
  ["fr", "24/12/2026"],
  ["es", "24/12/2026"],
  ["it", "24/12/2026"],
  ["nl", "24-12-2026"],
  ["en-US", "12/24/2026"],
  ["en-GB", "24/12/2026"],
])("what is written in %s is read again", (locale, written) => {
  expect(typedDay("2026-12-24", locale)).toBe(written);
  for (const day of ["2026-12-24", "2027-02-03", "2030-10-11"])
    expect(parseDay(typedDay(day, locale), { locale, today })).toBe(day);
});

test("a list of days is split at commas and lines, and not within a day", () => {
  expect(splitDays("24.12.2026, 24/12/2026;\n 3. 2. 2027,")).toEqual([
    "24.12.2026",
    "24/12/2026",
    "3. 2. 2027",
  ]);
});

test.each(["2026-02-31", "2026-2-3", "20260203", "", "2026-13-01"])(
  "%j is no day",
  (text) => expect(isDay(text)).toBe(false),
);
