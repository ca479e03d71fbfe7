import { acknowledged, type Checkout } from "#tests/support/checkouts.ts";
import { orderWhile, startCopies } from "#tests/support/copies.ts";
import { startPostgres } from "#tests/support/postgres.ts";

// `bun tests/bench/copies.ts` after a build: orders per second of one, two and
// three copies of the shop on one PostgreSQL that syncs to its disk. Each order
// is three requests: into the cart, the cart, the order. Shoppers, shops and
// database share the machine, so the ratios say more than the numbers.

const SHOPPERS = 24;
const SECONDS = 10;

for (const number of [1, 2, 3]) {
  await using postgres = await startPostgres({ isDurable: true });
  // Nobody listens there: the mails wait, and cost the orders nothing.
  await using shop = await startCopies(number, postgres.url(), {
    SMTP_URL: "smtp://127.0.0.1:9",
    OWNER_EMAIL: "owner@example.com",
  });
  const begun: Checkout[] = [];
  const endsAt = performance.now() + SECONDS * 1_000;
  const isOver = () => performance.now() > endsAt;
  const patience = { refused: 0 };
  await Promise.all(
    Array.from({ length: SHOPPERS }, (_, index) =>
      orderWhile(() => shop.urls[index % number] ?? "", begun, {
        isOver,
        patience,
      }),
    ),
  );
  const perSecond = acknowledged(begun) / SECONDS;
  process.stdout.write(
    `${number} ${number === 1 ? "copy" : "copies"}: ${perSecond.toFixed(0)} orders/s, ${patience.refused} asked to come back\n`,
  );
}
