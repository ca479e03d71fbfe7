import { describe, expect, test } from "bun:test";
import { isPaused, nextChange, readyBy } from "#shared/pace/rules.ts";
import { PaceInput, PauseInput } from "#shared/pace/schema.ts";
import {
  clockTime,
  dayAt,
  isMidnight,
  momentOf,
  startOfDay,
} from "#shared/text/days.ts";

const MONDAY = Date.parse("2026-11-23T10:00:00Z");
const work = {
  pace: { clipsPerWeek: 5, daysOff: [6, 7], leadDays: 0 },
  pause: null,
  before: 0,
  timeZone: "UTC",
  now: MONDAY,
};

describe("the day by which clips are ready", () => {
  test.each([
    [1, "2026-11-24"],
    [4, "2026-11-27"],
    [5, "2026-11-30"],
    [14, "2026-12-11"],
  ])("%p clips at one each workday: %p", (clips, day) => {
    expect(readyBy({ ...work, clips })).toBe(day);
  });

  test("skips single days off and a pause, and begins where she is", () => {
    const daysOff = [6, 7, "2026-11-24"];
    const pace = { clipsPerWeek: 5, daysOff, leadDays: 0 };
    expect(readyBy({ ...work, pace, clips: 1 })).toBe("2026-11-25");
    const pause = { until: "2026-12-07T00:00:00.000Z", text: "" };
    expect(readyBy({ ...work, pause, clips: 1 })).toBe("2026-12-07");
    const later = { ...pause, from: "2026-11-26T00:00:00.000Z" };
    expect(readyBy({ ...work, pause: later, clips: 2 })).toBe("2026-11-25");
    expect(readyBy({ ...work, pause: later, clips: 3 })).toBe("2026-12-07");
    const late = Date.parse("2026-11-23T23:30:00Z");
    const timeZone = "Europe/Berlin";
    expect(readyBy({ ...work, now: late, timeZone, clips: 1 })).toBe(
      "2026-11-25",
    );
  });

  test("takes at least the days that resin needs, and none for what lies ready", () => {
    const slow = { ...work.pace, leadDays: 9 };
    // The ninth day is a Wednesday.
    expect(readyBy({ ...work, pace: slow, clips: 1 })).toBe("2026-12-02");
    expect(readyBy({ ...work, pace: slow, clips: 14 })).toBe("2026-12-11");
    const saturday = Date.parse("2026-11-28T10:00:00Z");
    const busy = { ...work, pace: slow, before: 500, clips: 0 };
    expect(readyBy(busy)).toBe("2026-11-23");
    expect(readyBy({ ...busy, now: saturday })).toBe("2026-11-30");
  });

  test("is not said where it is more than ten years ahead", () => {
    const pace = { clipsPerWeek: 1, daysOff: [], leadDays: 0 };
    expect(readyBy({ ...work, pace, clips: 500 })).toBe("2036-06-23");
    expect(readyBy({ ...work, pace, clips: 1_000_000 })).toBeNull();
    const fast = { ...pace, clipsPerWeek: 1_000, daysOff: [1, 2, 3, 4, 5, 6] };
    expect(readyBy({ ...work, pace: fast, clips: 1 })).toBe("2026-11-29");
  });
});

test("a pause is on from its beginning until its end, whatever the clock did", () => {
  const from = "2026-12-21T00:00:00.000Z";
  const until = "2027-01-04T00:00:00.000Z";
  const pause = { from, until, text: "" };
  const [begin, end] = [Date.parse(from), Date.parse(until)];
  const on = (now: number) => isPaused(pause, now);
  expect([on(begin - 1), on(begin), on(end - 1), on(end)]).toEqual([
    ...[false, true],
    ...[true, false],
  ]);
  expect(nextChange(pause, begin - 1)).toBe(begin);
  expect(nextChange(pause, begin)).toBe(end);
  expect(nextChange(pause, end)).toBeUndefined();
  expect(isPaused({ until }, 0)).toBe(true);
  expect(isPaused(null, begin)).toBe(false);
});

describe("midnight of a time zone", () => {
  test.each([
    ["UTC", "2026-12-21", "2026-12-21T00:00:00.000Z"],
    ["Europe/Berlin", "2026-12-21", "2026-12-20T23:00:00.000Z"],
    ["Europe/Berlin", "2026-07-01", "2026-06-30T22:00:00.000Z"],
    ["Pacific/Kiritimati", "2026-12-21", "2026-12-20T10:00:00.000Z"],
    ["Pacific/Pago_Pago", "2026-12-21", "2026-12-21T11:00:00.000Z"],
    ["Asia/Kathmandu", "2026-12-21", "2026-12-20T18:15:00.000Z"],
    // The clocks of Chile skip midnight when summer time begins.
    ["America/Santiago", "2026-09-06", "2026-09-06T04:00:00.000Z"],
  ])("%s, %s", (zone, day, iso) => {
    const at = startOfDay(day, zone);
    expect(new Date(at).toISOString()).toBe(iso);
    expect([dayAt(at - 1, zone) < day, dayAt(at, zone)]).toEqual([true, day]);
    expect(isMidnight(iso, zone)).toBe(true);
  });
});

describe("what no person means", () => {
  const pauseError = (pause: unknown) =>
    PauseInput.safeParse(pause).error?.issues[0]?.message;
  const paceError = (pace: unknown) =>
    PaceInput.safeParse(pace).error?.issues[0]?.message;

  test.each([
    [{ from: "2027-01-04T00:00:00Z", until: "2026-12-21T00:00:00Z" }, "pauseB"],
    [{ from: "2026-12-21T00:00:00Z", until: "2026-12-21T00:00:00Z" }, "pauseB"],
    [{ until: "2026-02-30T00:00:00Z" }, "pauseTime"],
    [{ until: "0001-01-01T00:00:00Z" }, "pauseTime"],
    [{ until: "9999-01-01T00:00:00Z" }, "pauseTime"],
    [{ until: "tomorrow" }, "pauseTime"],
    [{ until: "2026-12-21T00:00:00Z", text: "x".repeat(201) }, "textLong"],
  ])("a pause %p: %s", (pause, key) => {
    expect(pauseError({ text: "", ...pause })).toStartWith(`["${key}`);
  });

  test.each([
    [{ clipsPerWeek: 0 }, "clipsPerWeek"],
    [{ clipsPerWeek: -3 }, "clipsPerWeek"],
    [{ clipsPerWeek: 2.5 }, "clipsPerWeek"],
    [{ clipsPerWeek: 1_001 }, "clipsPerWeek"],
    [{ clipsPerWeek: 1e300 }, "clipsPerWeek"],
    [{ clipsPerWeek: 5, daysOff: [0] }, "dayOff"],
    [{ clipsPerWeek: 5, daysOff: ["2026-02-30"] }, "dayOff"],
    [{ clipsPerWeek: 5, daysOff: ["1776-07-04"] }, "dayOff"],
    [{ clipsPerWeek: 5, daysOff: [1, 2, 3, 4, 5, 6, 7] }, "noWorkday"],
    [{ clipsPerWeek: 5, daysOff: Array(401).fill(1) }, "daysOffMany"],
  ])("a pace %p: %s", (pace, key) => {
    expect(paceError({ daysOff: [], ...pace })).toStartWith(`["${key}`);
  });

  test("times are kept in UTC, whatever their offset", () => {
    const until = "2026-12-21T00:00:00+01:00";
    expect(PauseInput.parse({ until }).until).toBe("2026-12-20T23:00:00.000Z");
  });
});

describe("the clocks of a time zone", () => {
  test.each([
    ["Europe/Berlin", "2026-11-27T18:00", "2026-11-27T17:00:00.000Z"],
    ["Europe/Berlin", "2026-07-01T00:30", "2026-06-30T22:30:00.000Z"],
    ["America/New_York", "2026-11-27T18:00", "2026-11-27T23:00:00.000Z"],
    // Two hours before and after summer time ends and begins.
    ["Europe/Berlin", "2026-10-25T00:30", "2026-10-24T22:30:00.000Z"],
    ["Europe/Berlin", "2026-10-25T03:30", "2026-10-25T02:30:00.000Z"],
    ["Europe/Berlin", "2026-03-29T01:30", "2026-03-29T00:30:00.000Z"],
    ["Europe/Berlin", "2026-03-29T03:30", "2026-03-29T01:30:00.000Z"],
  ])("%s shows %s at %s", (zone, clock, iso) => {
    expect(momentOf(clock, zone)).toBe(iso);
    expect(clockTime(iso, zone)).toBe(clock);
  });

  test("skip an hour as summer time begins: it is taken for the next", () => {
    const skipped = momentOf("2026-03-29T02:30", "Europe/Berlin");
    expect(clockTime(skipped, "Europe/Berlin")).toBe("2026-03-29T03:30");
  });
});
