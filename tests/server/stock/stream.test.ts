import { expect, test } from "bun:test";
import { ProductInput } from "#shared/catalog/schema.ts";
import { CharmInput } from "#shared/clip/parts.ts";
import { DAY_MS, MINUTE_MS } from "#shared/text/dates.ts";
import { Availability } from "#shared/stock/schema.ts";
import { followAvailability } from "#shared/stock/calls.ts";
import { API, cartLinePath } from "#tests/support/api.ts";
import { setUpApp } from "#tests/support/app.ts";
import {
  saveClipConfig,
  updateCharm,
  updateProduct,
} from "#tests/support/catalog.ts";
import {
  addProduct,
  charmBody,
  makeCharm,
  makeProduct,
  order,
  productBody,
} from "#tests/support/make.ts";
import { changeSite } from "#tests/support/site.ts";

const shop = setUpApp({ TRUST_PROXY: "1" });

/** Opens the stream as a browser at this address does. */
async function openStream(address = "10.0.0.9") {
  const leaving = new AbortController();
  const response = await shop.app.handle(
    new Request(`http://localhost${followAvailability.path}`, {
      headers: { accept: "text/event-stream", "x-forwarded-for": address },
      signal: leaving.signal,
    }),
  );
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  return {
    response,
    leave: () => leaving.abort(),
    /** Returns the next event; undefined at the end of the stream. */
    async next() {
      for (;;) {
        const end = text.indexOf("\n\n");
        const block = text.slice(0, Math.max(0, end));
        if (end >= 0) text = text.slice(end + 2);
        const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
        if (name && data) {
          const { now: _, ...told } = Availability.parse(JSON.parse(data));
          return { name, ...told };
        }
        if (end >= 0) continue;
        const read = await reader?.read();
        if (!read || read.done) return undefined;
        text += decoder.decode(read.value);
      }
    },
  };
}

test("begins with all, and tells of a piece that is held, freed and sold", async () => {
  const clip = await makeProduct(shop.deps, { stockQuantity: 1 });
  const stream = await openStream();
  expect(Object.fromEntries(stream.response.headers)).toMatchObject({
    "content-type": "text/event-stream;charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  });
  const item = { productId: clip.id, variantId: null };
  expect(await stream.next()).toMatchObject({
    name: "all",
    items: [{ ...item, left: 1, held: 0 }],
  });
  const ada = shop.visitor("10.0.0.1");
  const { id } = await addProduct(ada, clip);
  expect(await stream.next()).toMatchObject({
    name: "some",
    items: [{ ...item, left: 0, held: 1 }],
  });
  await ada.delete(cartLinePath(id));
  expect(await stream.next()).toMatchObject({
    items: [{ ...item, left: 1, held: 0 }],
  });
  await addProduct(ada, clip);
  await stream.next();
  await order(ada);
  expect(await stream.next()).toMatchObject({
    items: [{ ...item, left: 0, held: 0, inStock: false }],
  });
  stream.leave();
});

test("tells when a hold ends, without anybody doing anything", async () => {
  const clip = await makeProduct(shop.deps, { stockQuantity: 1 });
  await addProduct(shop.visitor("10.0.0.1"), clip);
  shop.clock.advance(15 * MINUTE_MS - 200);
  const stream = await openStream();
  expect(await stream.next()).toMatchObject({ items: [{ left: 0, held: 1 }] });
  shop.clock.advance(200);
  expect(await stream.next()).toMatchObject({ items: [{ left: 1, held: 0 }] });
  stream.leave();
});

test("says that what is no longer counted can simply be bought", async () => {
  const clip = await makeProduct(shop.deps, { stockQuantity: 1 });
  const stream = await openStream();
  await stream.next();
  await shop.deps.commit([{ guard: "stock" }], async (tx) => {
    const { products } = await import("#server/db/schema/catalog.ts");
    await tx.update(products).set({ stockQuantity: 0 }).run();
  });
  shop.deps.changes.announce();
  expect(await stream.next()).toMatchObject({
    items: [{ productId: clip.id, left: null, inStock: true }],
  });
  stream.leave();
});

test("tells what custom clips can be made of", async () => {
  const charm = await makeCharm(shop.deps);
  const stream = await openStream();
  const soldOut = CharmInput.parse(charmBody({ inStock: false }));
  const nothing = { isEnabled: true, charms: [], resins: [] };
  expect(await stream.next()).toMatchObject({ custom: nothing });
  await updateCharm(shop.deps, charm.id, soldOut);
  expect(await stream.next()).toMatchObject({
    name: "some",
    custom: { ...nothing, charms: [charm.id] },
  });
  await saveClipConfig(shop.deps, { isEnabled: false });
  expect(await stream.next()).toMatchObject({
    custom: { isEnabled: false, charms: [charm.id] },
  });
  stream.leave();
});

test("an address gets so many streams, and others theirs", async () => {
  const streams = await Promise.all(
    Array.from({ length: 150 }, () => openStream("10.0.0.1")),
  );
  expect(new Set(streams.map(({ response }) => response.status))).toEqual(
    new Set([200]),
  );
  const { response } = await openStream("10.0.0.1");
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  const other = await openStream("10.0.0.2");
  expect(other.response.status).toBe(200);
  streams[0]?.leave();
  const again = await openStream("10.0.0.1");
  expect(again.response.status).toBe(200);
  for (const stream of [...streams, other, again]) stream.leave();
});

test("a network gets the streams of four addresses, and others theirs", async () => {
  const streams = await Promise.all(
    Array.from({ length: 600 }, (_, household) =>
      openStream(`2001:db8:7:${household.toString(16)}::1`),
    ),
  );
  expect(new Set(streams.map(({ response }) => response.status))).toEqual(
    new Set([200]),
  );
  const { response } = await openStream("2001:db8:7:ffff::1");
  expect(response.status).toBe(429);
  const other = await openStream("2001:db8:8::1");
  expect(other.response.status).toBe(200);
  for (const stream of [...streams, other]) stream.leave();
});

test("ends when the shop stops, so that nobody waits for it", async () => {
  const stream = await openStream();
  expect(await stream.next()).toMatchObject({ name: "all", items: [] });
  shop.deps.stopping();
  expect(await stream.next()).toBeUndefined();
});

test("gives the list once to a client that takes no events", async () => {
  const { json } = await shop.visitor().get(followAvailability.path);
  expect(Availability.parse(json).items).toEqual([]);
  expect((await shop.visitor().get(API.cart)).status).toBe(200);
});

test("tells open pages of a pause, and that it is called off", async () => {
  const stream = await openStream();
  expect(await stream.next()).toMatchObject({ name: "all", pause: null });
  const until = new Date(shop.clock.now() + DAY_MS).toISOString();
  await changeSite(shop.deps, { pause: { until, text: "In the mountains." } });
  expect(await stream.next()).toMatchObject({
    name: "some",
    items: [],
    pause: { until },
  });
  await changeSite(shop.deps, { pause: null });
  expect(await stream.next()).toMatchObject({ name: "some", pause: null });
  stream.leave();
});

test("tells open pages the new time of a drop that is moved", async () => {
  const inDays = (days: number) =>
    new Date(shop.clock.now() + days * DAY_MS).toISOString();
  const { id } = await makeProduct(shop.deps, { availableFrom: inDays(3) });
  const stream = await openStream();
  expect(await stream.next()).toMatchObject({
    items: [{ productId: id, opens: inDays(3) }],
  });
  const move = (availableFrom: string | null) =>
    updateProduct(
      shop.deps,
      id,
      ProductInput.parse(productBody({ availableFrom })),
    );
  await move(inDays(5));
  expect(await stream.next()).toMatchObject({
    items: [{ productId: id, opens: inDays(5) }],
  });
  await move(null);
  expect(await stream.next()).toMatchObject({
    items: [{ productId: id, opens: null, inStock: true }],
  });
  stream.leave();
});
