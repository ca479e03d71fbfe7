import { expect, test } from "bun:test";
import { existsSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS } from "#shared/text/dates.ts";
import { Me } from "#shared/admin/schema.ts";
import { startCartSweep } from "#server/cart/cart-store.ts";
import { startDesignSweep } from "#server/clips/design-store.ts";
import { carts, designs } from "#server/db/schema/carts.ts";
import { pictures } from "#server/db/schema/catalog.ts";
import { outbox, subscribers } from "#server/db/schema/mails.ts";
import { reminders } from "#server/db/schema/letters.ts";
import { storeUpload } from "#server/images/files.ts";
import { startPictureSweep } from "#server/images/sweep.ts";
import { startMailSweep } from "#server/mail/removal.ts";
import { startSubscriberSweep } from "#server/news/subscription.ts";
import { startReminders } from "#server/reminders/dispatch.ts";
import { API } from "#tests/support/api.ts";
import { ADMIN_ENV, logIn } from "#tests/support/admin.ts";
import { startApp } from "#tests/support/app.ts";
import { ENGINE } from "#tests/support/database/engine.ts";
import { addProduct, makeProduct, order } from "#tests/support/make.ts";
import { sendAll } from "#tests/support/outbox.ts";
import { jpegPhoto } from "#tests/support/photos.ts";
import { changeSite } from "#tests/support/site.ts";
import { afterTest } from "#tests/support/temp.ts";
import { until } from "#tests/support/until.ts";

const YEARS_ON = 400 * DAY_MS;
const SWEEPS = 7;

/** A shop with something that each sweep removes once it is old. */
async function startAgingShop() {
  const shop = startApp(ADMIN_ENV);
  afterTest(shop.close);
  const { deps, clock } = shop;
  const visitor = shop.visitor();
  const product = await makeProduct(deps);
  await addProduct(visitor, product);
  await order(visitor);
  await addProduct(visitor, product);
  await changeSite(deps, { legal: { confirmSubscriptions: true } });
  const soldOut = await makeProduct(deps, { inStock: false });
  const email = "ada@example.com";
  for (const [path, body] of [
    [API.designs, { customText: "HI" }],
    [API.subscribe, { email }],
    [`/api/products/${soldOut.id}/remind`, { email }],
  ] as const)
    expect((await visitor.post(path, body)).status).toBeLessThan(300);
  await sendAll(shop);
  await storeUpload(deps, await jpegPhoto(640, 480));
  const copy = join(deps.config.dataDir, "shop.db.before-2");
  writeFileSync(copy, "");
  utimesSync(copy, clock.now() / 1000, clock.now() / 1000);

  const tables = { carts, designs, outbox, subscribers, reminders, pictures };
  const waits = () =>
    shop.logLines.filter((line) => line.includes("sweep_waits")).length;
  return {
    ...shop,
    waits,
    /** Counts the rows of each table, and of the copy of the database. */
    async kept() {
      const counts = Object.entries(tables).map(async ([name, table]) => [
        name,
        (await deps.db.select().from(table).all()).length,
      ]);
      return {
        ...Object.fromEntries(await Promise.all(counts)),
        copy: existsSync(copy),
      };
    },
    /** Runs all sweeps once, as a start does. */
    sweep() {
      const stops = [
        startCartSweep(deps),
        startDesignSweep(deps),
        startMailSweep(deps),
        startSubscriberSweep(deps),
        startReminders(deps),
        startPictureSweep(deps),
        deps.db.startUpkeep(deps),
      ];
      for (const stop of stops) stop();
    },
    notices: async () =>
      Me.parse((await (await logIn(shop)).get(API.me)).json).notices ?? [],
  };
}

test("no sweep removes anything because the clock was ahead for a moment", async () => {
  const shop = await startAgingShop();
  const before = await shop.kept();
  // The first time is noted, and known for long enough a day later.
  shop.sweep();
  await until(() => shop.waits() === SWEEPS);
  shop.clock.advance(DAY_MS);
  expect(await shop.notices()).not.toContain("clock_jumped");

  for (const ms of [YEARS_ON, -YEARS_ON]) {
    const waited = shop.waits();
    shop.clock.advance(ms);
    shop.sweep();
    await until(() => shop.waits() === waited + SWEEPS);
    expect(await shop.kept()).toEqual(before);
    expect(await shop.notices()).toContain("clock_jumped");
  }
  expect(shop.logLines.join()).toContain("clock_jumped");
});

test("sweeps go on when the clock has been steady for a day", async () => {
  const shop = await startAgingShop();
  shop.sweep();
  await until(() => shop.waits() === SWEEPS);
  shop.clock.advance(YEARS_ON);
  shop.sweep();
  await until(() => shop.waits() === 2 * SWEEPS);
  shop.clock.advance(DAY_MS);
  shop.sweep();
  const swept = {
    carts: 0,
    designs: 0,
    outbox: 0,
    subscribers: 0,
    reminders: 0,
    pictures: 0,
    ...(ENGINE === "sqlite" && { copy: false }),
  };
  await until(async () => Bun.deepMatch(swept, await shop.kept()));
  expect(shop.waits()).toBe(2 * SWEEPS);
  expect(await shop.notices()).not.toContain("clock_jumped");
});
