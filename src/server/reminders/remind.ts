import { HOUR_MS } from "#shared/text/dates.ts";
import {
  MAX_WAITING_OF_MAILBOX,
  MAX_WAITING_OF_ORIGIN,
  type RemindInput,
} from "#shared/reminders/schema.ts";
import { fitsCart, mayBuyItem } from "#shared/stock/rules.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { getProduct } from "#server/catalog/store.ts";
import { NO_LOCK, ofMailbox } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import { ADDRESSES_OF_NETWORK } from "#server/http/client-address.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import { hashMailbox } from "#server/mail/queue.ts";
import { readAvailability } from "#server/stock/availability.ts";
import { hashOrigin } from "#server/http/client-address.ts";
import {
  countWaiting,
  findReminderByToken,
  insertReminder,
  removeReminders,
} from "./store.ts";

type Wish = RemindInput & {
  productId: number;
  /** The address of origin, as limits count it. */
  origin: string;
};

/**
 * Notes an address that is told once when a clip comes, or comes back. Never
 * says whether the address was known. Throws "not_found", "invalid" for another
 * clip's variant, "on_sale" for what can be bought now, and "too_many_requests"
 * where too many wait from one origin or its network.
 */
export async function remind(
  deps: Deps,
  { productId, variantId, email, origin }: Wish,
): Promise<void> {
  const product = await getProduct(deps.db, productId);
  if (product.isHidden) throw new Problem("not_found");
  if (
    variantId !== undefined &&
    !product.variants.some(({ id }) => id === variantId)
  )
    throw invalidField("variantId", errorKey("otherOption"));
  const now = deps.clock.now();
  if (await canBeBought(deps, { productId, variantId, now }))
    throw new Problem("on_sale", {
      message: errorKey("onSale", product.name),
    });
  const opensAt = Date.parse(product.availableFrom ?? "");
  const mailboxHash = hashMailbox(email);
  const wait = {
    productId,
    variantId: variantId ?? null,
    email,
    mailboxHash,
    ...(await hashOrigin(deps, origin)),
    opensAt: opensAt > now ? opensAt : null,
    createdAt: now,
  };
  await deps.commit(ofMailbox(mailboxHash), async (tx) => {
    const {
      same,
      ofMailbox: own,
      ofOrigin,
      ofNetwork,
    } = await countWaiting(tx, wait);
    if (
      ofOrigin >= MAX_WAITING_OF_ORIGIN ||
      ofNetwork >= MAX_WAITING_OF_ORIGIN * ADDRESSES_OF_NETWORK
    )
      throw new Problem("too_many_requests", {
        message: errorKey("remindLater"),
        retryAfterSeconds: HOUR_MS / 1000,
      });
    const id = await insertReminder(tx, wait);
    // Undone, so that nobody learns by a clock whether the address was known.
    if (same > 0 || own >= MAX_WAITING_OF_MAILBOX)
      await removeReminders(tx, [id]);
  });
}

/** Whether a clip can be bought now in a variant, or in any. */
async function canBeBought(
  { db }: Pick<Deps, "db">,
  {
    productId,
    variantId,
    now,
  }: Pick<Wish, "productId" | "variantId"> & { now: number },
): Promise<boolean> {
  const items = (await readAvailability(db, { now, digits: 2 })).filter(
    (item) => item.productId === productId,
  );
  const ofVariants = items.filter((item) => item.variantId !== null);
  const any = ofVariants.length > 0 ? ofVariants : items;
  const asked = any.filter(
    (item) => variantId === undefined || item.variantId === variantId,
  );
  return asked.length === 0 || asked.some((item) => fitsCart(mayBuyItem(item)));
}

/** Takes an address off by its link. Returns whether it was still waiting. */
export async function forget(
  { commit }: Pick<Deps, "commit">,
  token: string,
): Promise<boolean> {
  return commit(NO_LOCK, async (tx) => {
    const found = await findReminderByToken(tx, token);
    if (found) await removeReminders(tx, [found.id]);
    return found !== undefined;
  });
}
