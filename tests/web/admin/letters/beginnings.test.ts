import { expect, test } from "bun:test";
import { lastDay } from "#web/admin/letters/beginnings.ts";
import { createFormats } from "#shared/money/formats.ts";

const formats = createFormats({
  language: "en",
  currency: "USD",
  country: "US",
  timeZone: "UTC",
});
const NOW = Date.parse("2026-11-27T10:00:00Z");
const pace = { clipsPerWeek: 7, daysOff: [6, 7], leadDays: 5 };

test("the last day to order is before the next pause or December 24, by her pace", () => {
  const of = (site: Parameters<typeof lastDay>[0]) =>
    lastDay(site, formats, NOW);
  expect(of({ pace: null, pause: null })).toBeUndefined();
  expect(of({ pace, pause: null })).toBe("December 16");
  const pause = {
    from: "2026-12-11T00:00:00Z",
    until: "2027-01-04T00:00:00Z",
    text: "",
  };
  expect(of({ pace, pause })).toBe("December 3");
  // What cannot be made in time is left to her.
  const slow = { ...pace, leadDays: 40 };
  expect(of({ pace: slow, pause })).toBeUndefined();
});
