import { expect } from "bun:test";
import { API, cancelPath } from "#tests/support/api.ts";
import { sendPasswordLink } from "#shared/account/calls.ts";
import { ProductInput } from "#shared/catalog/schema.ts";
import { DAY_MS, MINUTE_MS } from "#shared/text/dates.ts";
import type { Deps } from "#server/deps.ts";
import { MAKER, NO_LOCK } from "#server/db/locks.ts";
import { outbox } from "#server/db/schema/mails.ts";
import {
  confirmationPath,
  correct,
  move,
  orderWithLinks,
  pay,
  PAYMENT,
  reminderPath,
} from "./orders.ts";
import { createLetter } from "#server/news/letter-store.ts";
import { sendTestMail } from "#server/mail/admin.ts";
import { enqueueMail, type OutboxRow } from "#server/mail/queue.ts";
import { dispatchReminders } from "#server/reminders/dispatch.ts";
import { readSiteContent } from "#server/site/store.ts";
import type { TestApp, Visitor } from "./app.ts";
import {
  addClip,
  addProduct,
  makeCharm,
  makeProduct,
  makeResin,
  productBody,
} from "./make.ts";
import { removeProduct, updateProduct } from "./catalog.ts";
import { changeSite } from "./site.ts";
import { outboxRows } from "./outbox.ts";

/** The number of kinds of mails that a shop sends. */
const KINDS = 19;

/** Puts a mail of every kind into the outbox. */
export async function sendEverything({ deps, clock, ...shop }: TestApp) {
  const visitor = shop.visitor();
  const product = await makeProduct(deps, { name: "Sea Foam" });
  const charm = await makeCharm(deps, { name: "Daisy", stockQuantity: 3 });
  await makeResin(deps, { name: "Tide Agate" });
  const order = async () => {
    await addProduct(visitor, product, { quantity: 2 });
    await addClip(visitor, { selectedCharms: [charm.id], customText: "MILA" });
    return orderWithLinks({ deps }, visitor);
  };
  const begun = await order();
  await move(visitor, begun.makerToken, {
    status: "making",
    note: "About Friday",
  });
  const made = await order();
  for (const step of [
    { status: "making" },
    { status: "sent", trackingUrl: "https://post.example.com/1" },
  ] as const)
    await move(visitor, made.makerToken, step);
  const content = await readSiteContent(deps.db, deps.config);
  await changeSite(deps, { ...content, currency: "EUR", payment: PAYMENT });
  const asked = await orderOf({ deps }, visitor, product);
  await pay(visitor, asked.makerToken, "asked");
  await visitor.post(reminderPath(asked.makerToken));
  await visitor.post(confirmationPath(asked.makerToken));
  await deps.commit(NO_LOCK, (tx) =>
    tx.update(outbox).set({ state: "sent", sentAt: clock.now() }).run(),
  );
  await correct(visitor, asked.makerToken, {
    lines: [{ line: 0, quantity: 2 }],
  });
  const paid = await orderOf({ deps }, visitor, product);
  await pay(visitor, paid.makerToken, "paid");
  clock.advance(2 * MINUTE_MS);
  const refused = await order();
  await move(visitor, refused.makerToken, { status: "cancelled" });
  clock.advance(2 * MINUTE_MS);
  const withdrawn = await order();
  await visitor.post(cancelPath(withdrawn.token), {});
  await visitor.post(API.subscribe, { email: "ada@example.com" });
  await visitor.post(API.orderLinks, { email: "ada@example.com" });
  await sendTestMail(deps, "maker@example.com");
  await visitor.post(sendPasswordLink.path);
  await sendTestLetter(deps, product.id);
  await tellWhoWaits(deps, visitor);
}

/** Queues the mails to those who wait: it is here, it is moved, it is gone. */
async function tellWhoWaits(deps: Deps, visitor: Visitor): Promise<void> {
  const opensIn = (ms: number) => new Date(deps.clock.now() + ms).toISOString();
  const at = { name: "Sea Foam", availableFrom: opensIn(DAY_MS) };
  const drops = [];
  for (const email of [
    "ada@example.com",
    "bob@example.com",
    "eve@example.com",
  ]) {
    const drop = await makeProduct(deps, at);
    await visitor.post(`/api/products/${drop.id}/remind`, { email });
    drops.push(drop.id);
  }
  const [open = 0, moved = 0, gone = 0] = drops;
  const change = (id: number, availableFrom: string | null) =>
    updateProduct(
      deps,
      id,
      ProductInput.parse(productBody({ ...at, availableFrom })),
    );
  await change(open, null);
  await change(moved, opensIn(2 * DAY_MS));
  await removeProduct(deps, gone);
  await dispatchReminders(deps);
}

/** Queues the test of a letter with a clip in it, and the mail of a week. */
async function sendTestLetter(
  { commit, clock, config }: Deps,
  productId: number,
): Promise<void> {
  const now = clock.now();
  await commit(MAKER, async (tx) => {
    const { id: letterId } = await createLetter(tx, {
      subject: "Sea Foam",
      markdown: `Mila.\n\n## Daisy\n\n[Sea Foam](clip:${productId})`,
      language: "en",
      now,
    });
    const recipient = config.ownerEmail;
    const remarks = { letterId };
    await enqueueMail(tx, { kind: "letter_test", recipient, remarks, now });
    await enqueueMail(tx, { kind: "week_owner", recipient, now });
  });
}

async function orderOf(
  shop: Pick<TestApp, "deps">,
  visitor: Visitor,
  product: { id: number },
) {
  await addProduct(visitor, product);
  return orderWithLinks(shop, visitor);
}

/** Returns one mail of each kind from the outbox. */
export async function rowsOfEachKind({
  db,
}: Pick<Deps, "db">): Promise<OutboxRow[]> {
  const kinds = new Map((await outboxRows(db)).map((row) => [row.kind, row]));
  expect(kinds.size).toBe(KINDS);
  return [...kinds.values()];
}
