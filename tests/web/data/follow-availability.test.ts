import { beforeEach, expect, spyOn, test } from "bun:test";
import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { Window } from "happy-dom";
import { DEFAULT_CLIP_CONFIG } from "#shared/clip/rules.ts";
import { getPace } from "#shared/pace/calls.ts";
import { followAvailability, getAvailability } from "#shared/stock/calls.ts";
import type { Availability } from "#shared/stock/schema.ts";
import { startApp } from "#tests/support/app.ts";
import { connectFetch } from "#tests/web/browser-fetch.ts";
import { afterTest } from "#tests/support/temp.ts";
import { until } from "#tests/support/until.ts";
import { availability, availabilityKey } from "#web/data/availability.ts";
import { follow } from "#web/data/follow-availability.ts";
import {
  callQuery,
  clipConfigQuery,
  createQueryClient,
} from "#web/data/queries.ts";

/** A stream whose events the test sends. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readonly readyState = 1;
  constructor(readonly path: string) {
    super();
    Stream.opened.push(this);
  }
  tell(type: string, told: Partial<Availability>): void {
    const now = new Date().toISOString();
    const data = JSON.stringify({ now, items: [], ...told });
    this.dispatchEvent(new MessageEvent(type, { data }));
  }
  close(): void {}
}

let client: QueryClient;
const changes: unknown[] = [];
beforeEach(() => {
  client = createQueryClient();
  const window = new Window({ url: "http://localhost/" });
  const globals = { document: window.document, EventSource: Stream };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { configurable: true, value });
  Stream.opened = [];
  changes.length = 0;
  const stop = follow(client, (change) => changes.push(change));
  afterTest(() => {
    stop();
    availability.set(undefined);
    for (const name of Object.keys(globals))
      Reflect.deleteProperty(globalThis, name);
    void window.happyDOM.close();
  });
});

const item = (left: number) => ({
  productId: 1,
  variantId: null,
  inStock: true,
  left,
  held: 1 - left,
  heldUntil: null,
  opens: null,
});

test("a page that is seen follows the shop, whatever it shows", () => {
  expect(Stream.opened.map(({ path }) => path)).toEqual([
    followAvailability.path,
  ]);
});

test("a page shows what it was told last, in whatever order the code that reads it comes", async () => {
  const schema = await getAvailability.reply();
  const late = Promise.withResolvers<typeof schema>();
  // As a browser may do it: the later of two imports is there first.
  const reply = spyOn(getAvailability, "reply").mockReturnValueOnce(
    late.promise,
  );
  afterTest(() => reply.mockRestore());
  Stream.opened[0]?.tell("all", { items: [item(1)] });
  Stream.opened[0]?.tell("some", { items: [item(0)] });
  await new Promise(setImmediate);
  late.resolve(schema);
  await new Promise(setImmediate);
  const told = availability.get()?.items.get(availabilityKey(1));
  expect(told).toMatchObject({ left: 0, held: 1 });
});

test("a page learns that custom clips are switched off, and on again", async () => {
  const { basePriceCents: _, ...config } = DEFAULT_CLIP_CONFIG;
  const { queryKey } = clipConfigQuery;
  client.setQueryData(queryKey, { ...config, basePrice: "24.00" });
  for (const isEnabled of [false, true]) {
    const custom = { isEnabled, charms: [], resins: [] };
    Stream.opened[0]?.tell("some", { custom });
    await until(() => client.getQueryData(queryKey)?.isEnabled === isEnabled);
  }
});

test("a page asks what to say of a pause that it does not know, and of one that has ended", async () => {
  const shop = startApp();
  const network = connectFetch(shop, shop.visitor());
  afterTest(() => {
    network[Symbol.dispose]();
    shop.close();
  });
  const pause = { until: "2026-12-24T00:00:00.000Z" };
  Stream.opened[0]?.tell("all", { pause });
  await until(() => changes.length === 1);
  // The bar, which is there by now, has asked.
  const query = callQuery(getPace, {}, [getPace.path, 0]);
  client.setQueryData(query.queryKey, {
    now: new Date().toISOString(),
    readyBy: null,
    pause: { ...pause, isOn: true, fact: "", text: "", back: "" },
  });
  const bar = new QueryObserver(client, query);
  afterTest(bar.subscribe(() => {}));
  Stream.opened[0]?.tell("some", { pause });
  Stream.opened[0]?.tell("some", { pause: null });
  await until(() => network.requests.length > 0);
  expect(network.requests).toEqual([`GET ${getPace.path}`]);
  await until(() => client.getQueryData(query.queryKey)?.pause === undefined);
});
