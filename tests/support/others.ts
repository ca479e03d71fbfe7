import { join } from "node:path";
import * as z from "zod/mini";
import { readLines } from "./lines.ts";

const SCRIPT = join(import.meta.dir, "others-process.ts");

/** How long the others waited, in milliseconds, and how many there were. */
export const OthersLatency = z.object({
  homeP99Ms: z.number(),
  homes: z.number(),
  orderP99Ms: z.number(),
  orders: z.number(),
  /** What they got instead of a page or an order, with how often. */
  refused: z.record(z.string(), z.number()),
});
export type OthersLatency = z.infer<typeof OthersLatency>;

/** The mailbox of the nth order that others place. */
export const emailOfOther = (nth: number) => `other-${nth}@example.com`;
export const isEmailOfOther = (email: string) =>
  /^other-\d+@example\.com$/.test(email);

/**
 * Does something to a shop while others read its home page and order from it,
 * one after the other, in a process of their own. The shop must believe one
 * proxy (SHOPPERS_ENV). Nobody may be refused; where the attack changes the
 * catalog, nobody may be refused but for what they wanted to buy.
 */
export async function besideOthers<Result>(
  url: string,
  attack: () => Promise<Result>,
  { changesCatalog = false } = {},
): Promise<{ result: Result; others: OthersLatency }> {
  const child = Bun.spawn([process.execPath, SCRIPT, url], {
    stdin: "pipe",
    stdout: "pipe",
    stderr: "inherit",
  });
  try {
    const lines = readLines(child.stdout);
    // It says so once it asks.
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
