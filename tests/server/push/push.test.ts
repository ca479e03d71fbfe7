import { describe, expect, test } from "bun:test";
import * as calls from "#shared/account/calls.ts";
import { PushState } from "#shared/account/schema.ts";
import { DAY_MS, MINUTE_MS } from "#shared/text/dates.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { getPushKeys } from "#server/push/keys.ts";
import { claimDevice, listDevices } from "#server/push/store.ts";
import { startPush } from "#server/push/worker.ts";
import { API } from "#tests/support/api.ts";
import { ADMIN_LOGIN, logIn } from "#tests/support/admin.ts";
import { startApp } from "#tests/support/app.ts";
import { addProduct, makeProduct } from "#tests/support/make.ts";
import { orderWithLinks } from "#tests/support/orders.ts";
import { startPushService } from "#tests/support/servers/push.ts";
import { until } from "#tests/support/until.ts";

/** A shop whose maker's phone rings at a push service of the test. */
async function startRingingShop(copies = 1) {
  const shop = startApp({ SHOP_TIME_ZONE: "Europe/Berlin" });
  const maker = await logIn(shop);
  const { publicKey } = await getPushKeys(shop.deps);
  const service = await startPushService(publicKey);
  const product = await makeProduct(shop.deps);
  const phone = service.subscribe("phone");
  const added = await maker.post(calls.addDevice.path, phone);
  const workers = Array.from({ length: copies }, () =>
    startPush(shop.deps, service.outside),
  );
  const look = () => Promise.all(workers.map((worker) => worker.look()));
  return {
    ...shop,
    maker,
    service,
    phone,
    added,
    look,
    devices: async () =>
      PushState.parse((await maker.get(calls.getPush.path)).json).devices,
    async order() {
      const shopper = shop.visitor();
      await addProduct(shopper, product);
      return orderWithLinks(shop, shopper);
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(workers.map((worker) => worker.stop()));
      await service.stop();
      shop.close();
    },
  };
}

describe("a new order", () => {
  test("rings the phone with its number and total, and no name", async () => {
    await using shop = await startRingingShop();
    const { id, total, customerName, customerEmail } = await shop.order();
    await shop.look();
    await until(() => shop.service.rung.length > 0);
    expect(shop.service.rung).toHaveLength(1);
    const [rung] = shop.service.rung;
    expect(rung).toMatchObject({ device: "phone", ttl: "86400" });
    expect(rung?.message).toMatchObject({
      title: `New order ${id}`,
      tag: `order-${id}`,
      open: 1,
    });
    expect(rung?.message.body).toContain(`$${total}`);
    const text = JSON.stringify(rung);
    for (const word of [...customerName.split(" "), customerEmail])
      expect(text).not.toContain(word);
  });

  test("rings by itself, soon after it was placed", async () => {
    await using shop = await startRingingShop();
    await shop.order();
    await until(() => shop.service.rung.length === 1);
  });

  test("rings once, whichever copy of the shop looks", async () => {
    await using shop = await startRingingShop(4);
    await shop.order();
    await shop.look();
    await shop.look();
    await shop.order();
    await shop.look();
    await shop.look();
    await until(() => shop.service.rung.length >= 2);
    expect(shop.service.asked).toBe(2);
  });

  test("is told by another copy where one dies that had begun", async () => {
    await using shop = await startRingingShop();
    const [device] = await listDevices(shop.deps.db, 1);
    if (!device) throw new Error("no device");
    const now = shop.clock.now();
    const dying = { ...device, claim: "dead", now };
    await shop.deps.commit(NO_LOCK, (tx) => claimDevice(tx, dying));
    await shop.order();
    await shop.look();
    expect(shop.service.asked).toBe(0);
    shop.clock.advance(MINUTE_MS + 1);
    await shop.look();
    expect(shop.service.rung).toHaveLength(1);
  });

  test("is placed while a push service never answers, and others ring", async () => {
    await using shop = await startRingingShop();
    const tablet = shop.service.subscribe("tablet");
    await shop.maker.post(calls.addDevice.path, tablet);
    const silence = Promise.withResolvers<Response>();
    shop.service.reply = (device) =>
      device === "phone" ? silence.promise : Promise.resolve(undefined);
    await shop.order();
    const looking = shop.look();
    await until(() => shop.service.rung.length === 1);
    await shop.order();
    await until(() => shop.service.rung.length === 2);
    expect(shop.service.rung.map(({ device }) => device)).toEqual([
      "tablet",
      "tablet",
    ]);
    silence.resolve(new Response("late", { status: 500 }));
    await looking;
  });

  test("rings once a clock that was ahead is right again", async () => {
    await using shop = await startRingingShop();
    const ahead = 400 * DAY_MS;
    shop.clock.advance(ahead);
    shop.service.reply = () => new Response("later", { status: 500 });
    await shop.order();
    await shop.look();
    const [device] = await listDevices(shop.deps.db, 1);
    if (!device) throw new Error("no device");
    // It fails, and another copy dies that has begun to tell it.
    const dying = { ...device, claim: "dead", now: shop.clock.now() };
    await shop.deps.commit(NO_LOCK, (tx) => claimDevice(tx, dying));
    shop.clock.advance(-ahead);
    shop.service.reply = undefined;
    await shop.look();
    expect(shop.service.rung).toHaveLength(1);
  });
});

describe("a push service", () => {
  for (const status of [404, 410])
    test(`that answers ${status} has its subscription removed`, async () => {
      await using shop = await startRingingShop();
      shop.service.reply = () => new Response("gone", { status });
      await shop.order();
      await shop.look();
      await until(async () => (await shop.devices()).length === 0);
    });

  test("that answers 429 is asked again when it said", async () => {
    await using shop = await startRingingShop();
    const headers = { "retry-after": "600" };
    shop.service.reply = () => new Response("", { status: 429, headers });
    await shop.order();
    await shop.look();
    await until(() => shop.service.asked === 1);
    await shop.look();
    shop.clock.advance(10 * MINUTE_MS - 1_000);
    await shop.look();
    expect(shop.service.asked).toBe(1);
    shop.service.reply = undefined;
    shop.clock.advance(2_000);
    await shop.look();
    expect(shop.service.rung).toHaveLength(1);
    expect(await shop.devices()).toHaveLength(1);
  });

  test("on an address that is not public is never asked", async () => {
    using shop = startApp();
    const maker = await logIn(shop);
    await using service = await startPushService("");
    for (const endpoint of [
      service.subscribe("phone").endpoint,
      "https://169.254.169.254/latest/meta-data",
      "https://[::1]/x",
      "https://10.0.0.1/x",
    ]) {
      const device = { ...service.subscribe("x"), endpoint };
      const added = await maker.post(calls.addDevice.path, device);
      expect(added.status).toBe(200);
    }
    const product = await makeProduct(shop.deps);
    const worker = startPush(shop.deps);
    const shopper = shop.visitor();
    await addProduct(shopper, product);
    await orderWithLinks(shop, shopper);
    await worker.look();
    await worker.stop();
    expect(service.asked).toBe(0);
    const refused = shop.logLines.filter((line) => line.includes("not public"));
    expect(refused).toHaveLength(4);
  });

  test("has an address of https alone", async () => {
    await using shop = await startRingingShop();
    for (const endpoint of [
      "http://push.example.com/x",
      "file:///etc/passwd",
      "https://user:pass@push.example.com/x",
      "push.example.com",
    ]) {
      const body = { ...shop.phone, endpoint };
      const { status } = await shop.maker.post(calls.addDevice.path, body);
      expect([endpoint, status]).toEqual([endpoint, 422]);
    }
    const keys = { ...shop.phone.keys, p256dh: "short" };
    const body = { ...shop.phone, keys };
    expect((await shop.maker.post(calls.addDevice.path, body)).status).toBe(
      422,
    );
  });
});

describe("a device", () => {
  test("is one, however often it says that it is there", async () => {
    await using shop = await startRingingShop();
    await shop.maker.post(calls.addDevice.path, shop.phone);
    expect(await shop.devices()).toMatchObject([{ isOwn: true }]);
  });

  test("rings no more when it is removed or its session is ended", async () => {
    await using shop = await startRingingShop();
    const [own] = await shop.devices();
    const path = calls.removeDevice.path.replace(":id", String(own?.id));
    expect((await shop.maker.delete(path)).status).toBe(200);
    expect(await shop.devices()).toEqual([]);
    const lost = shop.visitor();
    await lost.post(API.login, ADMIN_LOGIN);
    await lost.post(calls.addDevice.path, shop.service.subscribe("lost"));
    await shop.maker.post(calls.addDevice.path, shop.phone);
    expect(await shop.devices()).toHaveLength(2);
    await shop.maker.delete(API.sessions);
    expect(await shop.devices()).toMatchObject([{ isOwn: true }]);
    await shop.order();
    await shop.look();
    await until(() => shop.service.rung.length === 1);
    expect(shop.service.rung[0]?.device).toBe("phone");
    await shop.maker.post(API.logout);
    expect(await listDevices(shop.deps.db, 1)).toEqual([]);
  });
});
