import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { join } from "node:path";
import { freePort, type RunningShop, startExecutable } from "./executable.ts";
import { placeOrder, SHOPPERS_ENV } from "./shopper.ts";

const STOPS = 8;
const SHOPPERS = 8;
const LONGEST_LIFE_MS = 250;

/** Orders until the shop is gone; the numbers of what was acknowledged. */
async function orderOn(url: string, acknowledged: number[]): Promise<void> {
  for (;;)
    try {
      acknowledged.push((await placeOrder(url)).id);
    } catch (error) {
      if (isGone(error)) return;
      throw error;
    }
}

/** Nobody listens any more, or the line was closed. Any answer is no such end. */
function isGone(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : "";
  return code === "ECONNREFUSED" || code === "ECONNRESET";
}

function orderIds({ dataDir }: RunningShop): number[] {
  const sqlite = new Database(join(dataDir, "shop.db"), { readonly: true });
  try {
    return sqlite
      .query<{ id: number }, []>("SELECT id FROM orders ORDER BY id")
      .all()
      .map((row) => row.id);
  } finally {
    sqlite.close();
  }
}

test("told to stop while it sells, it answers everything that it has taken", async () => {
  const options = {
    args: ["serve", "--demo"],
    env: {
      ...SHOPPERS_ENV,
      PORT: String(freePort()),
      ADMIN_PASSWORD: "a password that is set",
    },
  };
  const acknowledged: number[] = [];
  let folder: string | undefined;
  for (let stop = 1; stop <= STOPS; stop += 1) {
    const shop = await startExecutable({ ...options, folder });
    folder = shop.folder;
    const ordering = Array.from({ length: SHOPPERS }, () =>
      orderOn(shop.url, acknowledged),
    );
    await Bun.sleep(Math.random() * LONGEST_LIFE_MS);
    expect(await shop.stop()).toBe(0);
    await Promise.all(ordering);
    // What is in the books was told to whoever ordered it.
    expect(orderIds(shop)).toEqual(acknowledged.toSorted((a, b) => a - b));
    if (stop === STOPS) await shop[Symbol.asyncDispose]();
  }
  expect(acknowledged.length).toBeGreaterThan(STOPS);
});
