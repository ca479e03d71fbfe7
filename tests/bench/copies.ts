import { acknowledged, type Checkout } from "#tests/support/checkouts.ts";
import { orderWhile, startCopies } from "#tests/support/copies.ts";
import { POSTGRES } from "#tests/support/machine.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import type { Figure } from "./figures.ts";

// Shoppers, shops and database share the machine, so what the copies are to each
// other says more than the numbers. Each order is three requests: into the cart,
// the cart, the order.

const COPIES = [1, 2, 3];
const SHOPPERS = 24;
const SECONDS = 10;

/**
 * Whole checkouts a second of one, two and three copies of the shop on one
 * PostgreSQL that syncs to its disk. None where there is no PostgreSQL.
 */
export async function copiesFigures(): Promise<Figure[]> {
  if (!POSTGRES.isThere()) return [];
  const rates: number[] = [];
  for (const number of COPIES) rates.push(await checkoutsPerSecond(number));
  return [
    {
      what: `whole checkouts a second of ${COPIES.join(", ")} copies on PostgreSQL`,
      figure: rates.map((rate) => rate.toFixed(0)).join(", "),
      detail: `${SHOPPERS} shoppers, each commit on the disk`,
    },
  ];
}

async function checkoutsPerSecond(number: number): Promise<number> {
  await using postgres = await startPostgres({ isDurable: true });
  // Nobody listens there: the mails wait, and cost the orders nothing.
  await using shop = await startCopies(number, postgres.url(), {
    SMTP_URL: "smtp://127.0.0.1:9",
    OWNER_EMAIL: "owner@example.com",
  });
  const begun: Checkout[] = [];
  const endsAt = performance.now() + SECONDS * 1_000;
  await Promise.all(
    Array.from({ length: SHOPPERS }, (_, index) =>
      orderWhile(() => shop.urls[index % number] ?? "", begun, {
        isOver: () => performance.now() > endsAt,
        patience: { refused: 0 },
      }),
    ),
  );
  return acknowledged(begun) / SECONDS;
}
