import { expect, setSystemTime, test } from "bun:test";
import { Window } from "happy-dom";
import { DAY_MS, MINUTE_MS } from "#shared/durations.ts";
import { getAvailability } from "#shared/stock/calls.ts";
import { startApp } from "#tests/support/app.ts";
import { connectFetch } from "#tests/web/browser-fetch.ts";
import { makeProduct } from "#tests/support/make.ts";
import { changeSite } from "#tests/support/site.ts";
import { afterTest } from "#tests/support/temp.ts";
import { availability } from "#web/data/availability.ts";
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
