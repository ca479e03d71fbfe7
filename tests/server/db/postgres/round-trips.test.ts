import { expect } from "bun:test";
import { type App, createApp } from "#server/app.ts";
import type { Deps } from "#server/deps.ts";
import { API } from "#tests/support/api.ts";
import { createVisitor, type Visitor } from "#tests/support/app.ts";
import {
  openCopy,
  postgresTest,
  tempPostgres,
} from "#tests/support/database/postgres-shop.ts";
import {
  addClip,
  makeCharm,
  makeProduct,
  orderBody,
  readCart,
} from "#tests/support/make.ts";
import { type Line, startLine } from "#tests/support/servers/line.ts";
import { afterTest } from "#tests/support/temp.ts";

// A copy of the shop waits a round trip to its database for each statement that
// it does not send together with others; a millisecond, between two racks.

/** Long enough that statements sent together are seen as one. */
const DELAY_MS = 3;
// Statements are prepared when they first run on one of the ten connections, and
// the shop looks for changes meanwhile: the least of many rounds has neither.
const ROUNDS = 14;

/** Returns how many round trips an action takes, without those before it. */
async function roundTripsOf(
  prepare: () => Promise<() => Promise<unknown>>,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const act = await prepare();
    const before = line.roundTrips();
    await act();
    least = Math.min(least, line.roundTrips() - before);
  }
  return least;
}

/** Returns a shopper's order of what `fill` puts into the cart. */
const orderOf = (fill: (visitor: Visitor) => Promise<unknown>) => async () => {
  const visitor = createVisitor(app);
  await fill(visitor);
  const body = orderBody(await readCart(visitor));
  return async () => {
    const answer = await visitor.post(API.orders, body);
    expect(answer.status).toBe(201);
  };
};

const add = async (visitor: Visitor, productId: number) => {
  const answer = await visitor.post(API.cart, { productId });
  expect(answer.status).toBe(201);
};

let line: Line;
let app: App;
let deps: Deps;
let product: { id: number };
let charms: number[];

async function openShop(): Promise<void> {
  const url = tempPostgres();
  line = await startLine(Number(new URL(url).port), { delayMs: DELAY_MS });
  afterTest(() => line[Symbol.dispose]());
  const opened = await openCopy(line.urlOf(url));
  deps = opened.deps;
  afterTest(() => void opened.close());
  app = createApp(deps);
  product = await makeProduct(deps);
  charms = [];
  for (const name of ["Daisy", "Heart"]) {
    const charm = await makeCharm(deps, { name, stockQuantity: 1_000 });
    charms.push(charm.id);
  }
}

postgresTest(
  "an add to the cart takes three round trips, or four with a custom clip",
  async () => {
    await openShop();
    const first = async () => {
      const visitor = createVisitor(app);
      return () => add(visitor, product.id);
    };
    expect(await roundTripsOf(first)).toBeLessThanOrEqual(3);
    const again = async () => {
      const visitor = createVisitor(app);
      await add(visitor, product.id);
      return () => add(visitor, product.id);
    };
    expect(await roundTripsOf(again)).toBeLessThanOrEqual(3);
    const clip = async () => {
      const visitor = createVisitor(app);
      return () => addClip(visitor, { selectedCharms: charms });
    };
    expect(await roundTripsOf(clip)).toBeLessThanOrEqual(4);
  },
  60_000,
);

postgresTest(
  "an add of a counted product takes seven round trips at most, an order eight",
  async () => {
    await openShop();
    const counted = await makeProduct(deps, { stockQuantity: 100_000 });
    const first = async () => {
      const visitor = createVisitor(app);
      return () => add(visitor, counted.id);
    };
    expect(await roundTripsOf(first)).toBeLessThanOrEqual(7);
    const again = async () => {
      const visitor = createVisitor(app);
      await add(visitor, counted.id);
      return () => add(visitor, counted.id);
    };
    expect(await roundTripsOf(again)).toBeLessThanOrEqual(7);
    const ordered = orderOf((visitor) => add(visitor, counted.id));
    expect(await roundTripsOf(ordered)).toBeLessThanOrEqual(8);
  },
  60_000,
);

postgresTest(
  "an order takes three round trips, or six with counted charms",
  async () => {
    await openShop();
    const plain = orderOf((visitor) => add(visitor, product.id));
    expect(await roundTripsOf(plain)).toBeLessThanOrEqual(3);
    const counted = orderOf((visitor) =>
      addClip(visitor, { selectedCharms: charms }),
    );
    expect(await roundTripsOf(counted)).toBeLessThanOrEqual(6);
  },
  60_000,
);
