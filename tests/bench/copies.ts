import {
  acknowledged,
  type Checkout,
} from "#tests/support/process/checkouts.ts";
import { orderWhile, startCopies } from "#tests/support/process/copies.ts";
import { POSTGRES } from "#tests/support/process/machine.ts";
import { startPostgres } from "#tests/support/database/postgres.ts";
import type { Figure } from "./figures.ts";

// Shoppers, shops and database share the machine, so the ratios between the
// rates say more than the rates. Each order takes three requests: add to the
// cart, read the cart, order.

const COPIES = [1, 2, 3];
const SHOPPERS = 24;
const SECONDS = 10;

/**
 * Measures whole checkouts a second of one, two and three copies of the shop on
 * one PostgreSQL that syncs to its disk. Returns no figure without PostgreSQL.
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
  // No server listens on this port: the mails wait and cost the orders nothing.
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
