import {
  COUNTS,
  OWNER,
  reached,
  sendLetter,
  timeOrder,
} from "#tests/hard/rows/letters.ts";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { subscriberAddresses } from "#tests/support/letters.ts";
import { startSmtp } from "#tests/support/servers/smtp.ts";

import type { Figure } from "./figures.ts";

const ORDERS = 20;

/** Orders while a letter goes out to thousands of readers. */
export async function letterFigures(): Promise<Figure[]> {
  const { readers, orderMs } = COUNTS;
  await using smtp = await startSmtp();
  await using shop = await startDemo({
    SMTP_URL: smtp.url(),
    OWNER_EMAIL: OWNER,
  });
  await sendLetter(shop.url, subscriberAddresses(readers));
  const times: number[] = [];
  for (let order = 0; order < ORDERS; order += 1)
    times.push(await timeOrder(shop.url, smtp));
  const sent = reached(smtp).length;
  if (sent === readers)
    throw new Error("The letter was sent before the orders.");
  return [
    {
      what: `an order's mail to the maker while ${readers} letters go out: the longest wait`,
      figure: `${Math.max(...times).toFixed(0)} ms`,
      target: `${orderMs} ms`,
      detail: `${ORDERS} orders while ${sent} letters went out`,
    },
  ];
}
