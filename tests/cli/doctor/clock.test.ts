import { expect, test } from "bun:test";
import { DAY_MS, HOUR_MS } from "#shared/text/dates.ts";
import { checkContents } from "#cli/doctor/database.ts";
import { trustsClock } from "#server/db/sweeps.ts";
import { startApp } from "#tests/support/app.ts";

test("the doctor names a clock that has jumped, for a day", async () => {
  using shop = startApp();
  const { deps, clock } = shop;
  const { db, config } = deps;
  const check = async () => {
    const found = await checkContents(db, { now: clock.now(), config });
    return found.find(({ what }) => what === "Clock");
  };
  await trustsClock(deps);
  expect(await check()).toMatchObject({ level: "ok" });
  clock.advance(400 * DAY_MS);
  const named = {
    level: "warn",
    says: expect.stringMatching(
      /^it says 2027-12-26 .* last time known was 2026-11-21 10:00/,
    ),
  };
  // Before the running shop has noted it, and after.
  expect(await check()).toMatchObject(named);
  await trustsClock(deps);
  clock.advance(DAY_MS - HOUR_MS);
  await trustsClock(deps);
  expect(await check()).toMatchObject({ level: "warn" });
  clock.advance(HOUR_MS);
  await trustsClock(deps);
  expect(await check()).toMatchObject({ level: "ok" });
});
