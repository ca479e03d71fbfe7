import { cpuSeconds } from "#tests/support/process/process-figures.ts";
import type { Figure } from "./figures.ts";
import { fillCarts } from "./orders.ts";
import { startShopProcess } from "./shop-process.ts";

const ORDERS = 2_000;
/** The first orders of a process are slow: its code is not compiled yet. */
const WARM_UP = 500;
/** No server listens on this port, so the mails wait. */
const NO_MAIL_SERVER = {
  SMTP_URL: "smtp://127.0.0.1:9",
  OWNER_EMAIL: "owner@example.com",
};

/** Measures the CPU time of an order, without and with its mails written. */
export async function orderCostFigures(): Promise<Figure[]> {
  const placed = await costOf(NO_MAIL_SERVER, false);
  const mailed = await costOf({}, true);
  const figure = (ms: number) => `${ms.toFixed(2)} ms`;
  return [
    {
      what: "processor time of an order, its mails waiting",
      figure: figure(placed),
    },
    {
      what: "the same with both mails written",
      figure: figure(mailed),
      target: "8 ms",
    },
  ];
}

/** Returns the CPU time of one order in milliseconds. */
async function costOf(
  env: Record<string, string>,
  withMails: boolean,
): Promise<number> {
  const shop = await startShopProcess({ env });
  const { cookies, order } = await fillCarts(shop.port, ORDERS + WARM_UP);
  await order(cookies.slice(0, WARM_UP));
  if (withMails) await shop.untilMailsAreWritten();
  const before = cpuSeconds(shop.pid);
  await order(cookies.slice(WARM_UP));
  if (withMails) await shop.untilMailsAreWritten();
  const spent = cpuSeconds(shop.pid) - before;
  await shop.stop();
  return (spent * 1_000) / ORDERS;
}
