import { expect, setSystemTime, spyOn, test } from "bun:test";
import { Window } from "happy-dom";
import { DAY_MS, MINUTE_MS } from "#shared/durations.ts";
import { getAvailability } from "#shared/stock/calls.ts";
import { startApp } from "#tests/support/app.ts";
import { connectFetch } from "#tests/web/browser-fetch.ts";
import { makeProduct } from "#tests/support/make.ts";
import { changeSite } from "#tests/support/site.ts";
import { afterTest } from "#tests/support/temp.ts";
import { availability, availabilityKey } from "#web/data/availability.ts";
import { follow } from "#web/data/follow-availability.ts";
import { createQueryClient } from "#web/data/queries.ts";

test("a page without a stream learns of a pause when somebody comes back to it", async () => {
  const shop = startApp();
  await makeProduct(shop.deps);
  const network = connectFetch(shop, shop.visitor());
  const window = new Window({ url: "http://localhost/" });
  Object.defineProperty(globalThis, "document", {
    configurable: true,
    value: window.document,
  });
  afterTest(() => {
    setSystemTime();
    availability.set(undefined);
    Reflect.deleteProperty(globalThis, "document");
    void window.happyDOM.close();
    network[Symbol.dispose]();
    shop.close();
  });
  const learned = Promise.withResolvers<void>();
  const stop = follow(createQueryClient(), () => learned.resolve());
  const comeBack = () =>
    window.document.dispatchEvent(new window.Event("visibilitychange"));
  const until = new Date(shop.clock.now() + DAY_MS).toISOString();
  await changeSite(shop.deps, { pause: { until, text: "" } });
  // Who switches between windows does not ask each time.
  comeBack();
  expect(network.requests).toEqual([]);
  setSystemTime(Date.now() + MINUTE_MS);
  comeBack();
  comeBack();
  await learned.promise;
  expect(network.requests).toEqual([`GET ${getAvailability.path}`]);
  stop();
});

/** A stream whose events the test sends. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream | undefined;
  readonly readyState = 1;
  constructor() {
    super();
    Stream.opened = this;
  }
  tell(type: string, held: number): void {
    const hold = { opens: null, heldUntil: null, inStock: true };
    const items = [
      { ...hold, productId: 1, variantId: null, left: 1 - held, held },
    ];
    const data = JSON.stringify({ now: new Date().toISOString(), items });
    this.dispatchEvent(new MessageEvent(type, { data }));
  }
  close(): void {}
}

test("a page shows what it was told last, in whatever order the code that reads it comes", async () => {
  const window = new Window({ url: "http://localhost/" });
  const globals = { document: window.document, EventSource: Stream };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { configurable: true, value });
  const schema = await getAvailability.reply();
  const late = Promise.withResolvers<typeof schema>();
  // As a browser may do it: the later of two imports is there first.
  const reply = spyOn(getAvailability, "reply").mockReturnValueOnce(
    late.promise,
  );
  afterTest(() => {
    availability.set(undefined);
    for (const name of Object.keys(globals))
      Reflect.deleteProperty(globalThis, name);
    reply.mockRestore();
    void window.happyDOM.close();
  });
  const client = createQueryClient();
  client.setQueryData(["line"], { productId: 1, stockQuantity: 1 });
  const stop = follow(client, () => {});
  Stream.opened?.tell("all", 0);
  Stream.opened?.tell("some", 1);
  await new Promise(setImmediate);
  late.resolve(schema);
  await new Promise(setImmediate);
  const told = availability.get()?.items.get(availabilityKey(1));
  expect(told).toMatchObject({ left: 0, held: 1 });
  stop();
});
