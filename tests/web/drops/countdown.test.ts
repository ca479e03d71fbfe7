import { expect, test } from "bun:test";
import {
  DAY_MS,
  formatOpening,
  HOUR_MS,
  MINUTE_MS,
} from "#shared/text/dates.ts";
import { DOLLARS } from "#tests/support/say.ts";
import { timeLeft } from "#web/checkout/useLeft.ts";

test("what is left is divided into whole units, and the last second counts", () => {
  const left = 3 * DAY_MS + 7 * HOUR_MS + 42 * MINUTE_MS + 18_000;
  const parts = { days: 3, hours: 7, minutes: 42, seconds: 18 };
  expect(timeLeft(left)).toEqual(parts);
  expect(timeLeft(left - 999)).toEqual(parts);
  const none = { days: 0, hours: 0, minutes: 0, seconds: 0 };
  expect(timeLeft(1)).toEqual({ ...none, seconds: 1 });
  expect(timeLeft(0)).toEqual(none);
  expect(timeLeft(-5_000)).toEqual(none);
});

test("an hour that the clocks skip or repeat is counted as it passes", () => {
  // Berlin goes from 2 to 3 on March 28, and from 3 to 2 on October 31, 2027.
  const between = (from: string, to: string) =>
    timeLeft(Date.parse(to) - Date.parse(from));
  const noonBefore = "2027-03-27T12:00:00+01:00";
  const noonAfter = "2027-03-28T12:00:00+02:00";
  expect(between(noonBefore, noonAfter)).toMatchObject({ days: 0, hours: 23 });
  expect(
    between("2027-10-30T12:00:00+02:00", "2027-10-31T12:00:00+01:00"),
  ).toMatchObject({ days: 1, hours: 1 });
  const formats = { ...DOLLARS, timeZone: "Europe/Berlin" };
  const said = (iso: string) =>
    formatOpening(new Date(iso).toISOString(), formats);
  expect(said(noonBefore)).toContain("12:00 PM GMT+1");
  expect(said(noonAfter)).toContain("12:00 PM GMT+2");
});
