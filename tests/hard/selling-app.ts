import type { OrderBody } from "#shared/orders/input.ts";
import { API } from "#tests/support/api.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { startApp } from "#tests/support/app.ts";
import {
  addClip,
  addProduct,
  makeCharm,
  makeProduct,
  orderBody,
  readCart,
} from "#tests/support/make.ts";
import { withMailing } from "#tests/support/outbox.ts";
import { SHOPPERS_ENV } from "#tests/support/shopper.ts";
import type { TestSmtp } from "#tests/support/servers/smtp.ts";

export const OWNER = "maker@example.com";
/** One order in ten has a custom clip; its mails take 30 ms to draw it. */
const CLIP_EVERY = 10;

/**
 * Starts a shop in this process that sells and sends mails on the test's clock.
 * It waits for a silent mail server as long as a real shop does, unless
 * `patienceMs` is given.
 */
export async function startSellingApp(
  smtp: TestSmtp,
  { patienceMs }: { patienceMs?: number } = {},
) {
  const shop = withMailing(
    startApp({
      ...SHOPPERS_ENV,
      ...ADMIN_ENV,
      SMTP_URL: smtp.url(),
      OWNER_EMAIL: OWNER,
    }),
    { smtp: patienceMs ? { timeouts: { greetingMs: patienceMs } } : {} },
  );
  const { deps, time } = shop;
  const worker = await shop.start();
  const product = await makeProduct(deps);
  const charm = await makeCharm(deps);
  /** The recipients of all orders' mails: the owner and the shopper of each. */
  const recipients: string[] = [];
  const orderTimesMs: number[] = [];

  /** Places an order as a new shopper with her own network and mail address. */
  async function order(given: Partial<OrderBody> = {}): Promise<void> {
    const nth = orderTimesMs.length + 1;
    const shopper = shop.visitor(`10.${nth & 255}.${nth >> 8}.1`);
    if (nth % CLIP_EVERY === 0)
      await addClip(shopper, { selectedCharms: [charm.id], customText: "A" });
    else await addProduct(shopper, product);
    const customerEmail = `shopper-${nth}@example.com`;
    const body = orderBody(await readCart(shopper), {
      customerEmail,
      ...given,
    });
    const startedAt = performance.now();
    const { status, text } = await shopper.post(API.orders, body);
    orderTimesMs.push(performance.now() - startedAt);
    if (status !== 201) throw new Error(text);
    recipients.push(OWNER, customerEmail);
  }

  return {
    ...shop,
    worker,
    recipients,
    orderTimesMs,
    order,
    leap: (ms: number) => time.leap(ms, worker),
  };
}
