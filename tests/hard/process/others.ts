import { Database } from "bun:sqlite";
import { join } from "node:path";
import * as z from "zod/mini";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import { readLines } from "#tests/support/shopper.ts";

const SCRIPT = join(import.meta.dir, "others-process.ts");

/** The latencies of the others' requests, in ms, and how many there were. */
export const OthersLatency = z.object({
  homeP99Ms: z.number(),
  homes: z.number(),
  orderP99Ms: z.number(),
  orders: z.number(),
  /**
   * The number of times that each answer came instead of a page or an order.
   */
  refused: z.record(z.string(), z.number()),
});
export type OthersLatency = z.infer<typeof OthersLatency>;

/**
 * The number of pages and orders that the others ask for, however short the
 * attack is.
 */
export type Fewest = { homes: number; orders: number };
/** With fewer requests the 99th percentile would mean nothing. */
export const MANY: Fewest = { homes: 200, orders: 100 };
/**
 * The numbers for tests that ask whether the others are served, and not how
 * fast.
 */
export const FEW: Fewest = { homes: 40, orders: 10 };

/** Returns the customer's address in the nth order that others place. */
export const emailOfOther = (nth: number) => `other-${nth}@example.com`;
export const isEmailOfOther = (email: string) =>
  /^other-\d+@example\.com$/.test(email);

/**
 * Runs `attack` on a shop while another process requests the shop's home page
 * and places orders. The shop must trust one proxy (SHOPPERS_ENV). Throws if
 * any of the other requests fails; with `changesCatalog`, answers of 4xx are
 * allowed, because the attack may change what the others want to buy.
 */
export async function besideOthers<Result>(
  url: string,
  attack: () => Promise<Result>,
  { changesCatalog = false, fewest = MANY } = {},
): Promise<{ result: Result; others: OthersLatency }> {
  const child = Bun.spawn(
    [process.execPath, SCRIPT, url, `${fewest.homes}`, `${fewest.orders}`],
    {
      stdin: "pipe",
      stdout: "pipe",
      stderr: "inherit",
    },
  );
  try {
    const lines = readLines(child.stdout);
    // The process prints its first line when it begins to send requests.
    await lines.next();
    const result = await attack();
    await child.stdin.end();
    const { value } = await lines.next();
    const others = OthersLatency.parse(JSON.parse(value ?? ""));
    const refused = Object.entries(others.refused).filter(
      ([answer]) => !changesCatalog || !/^4\d\d$/.test(answer),
    );
    if (refused.length > 0)
      throw new Error(`others were refused: ${JSON.stringify(refused)}`);
    return { result, others };
  } finally {
    child.kill();
    await child.exited;
  }
}

/** Returns the customers' addresses without those of `besideOthers`. */
export function emailsOfOrders(dataDir: string): string[] {
  const sqlite = new Database(join(dataDir, DATABASE_FILE), { readonly: true });
  const emails = sqlite
    .query<{ email: string }, []>("SELECT customer_email AS email FROM orders")
    .all()
    .map(({ email }) => email);
  sqlite.close();
  return emails.filter((email) => !isEmailOfOther(email));
}
