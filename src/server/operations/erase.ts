import type { Db } from "#server/db/handle.ts";
import { MAKER } from "#server/db/locks.ts";
import type { ShopDatabase } from "#server/db/shop-database.ts";
import {
  removeMailFiles,
  removeStrayMailFiles,
} from "#server/mail/mail-files.ts";
import {
  eraseCustomerFromMails,
  ERASED_EMAIL,
  findMailsOfCustomer,
  listMailIds,
} from "#server/mail/removal.ts";
import {
  eraseSubscriber,
  findSubscriberByEmail,
} from "#server/news/subscriber-store.ts";
import { eraseReplies } from "#server/news/letter-claims.ts";
import { listWaits, removeReminders } from "#server/reminders/store.ts";
import {
  eraseCustomerFromOrders,
  eraseFromCorrections,
  findCorrectionsNaming,
  findOrderIdsOfCustomer,
} from "#server/orders/erase.ts";

/** The data that the shop stores about a customer. */
export type CustomerData = {
  orderIds: number[];
  /** Number of mails to the customer, sent and unsent. */
  mails: number;
  /** Mails whose files name the customer, including mails to the maker. */
  mailIds: number[];
  /** Whether one of these mails is being sent right now. */
  isSending: boolean;
  /** Undefined: the customer never joined the newsletter. */
  subscriberId: number | undefined;
  /** The clips that the customer waits for. */
  reminderIds: number[];
  /** Corrections in others' orders that name the address. */
  correctionIds: number[];
};

/**
 * Why an erasure cannot be completed yet: a mail that is being sent may still
 * be written as a file ("mail"), or a reader of the database needs the old rows
 * ("reader").
 */
export type Obstacle = "mail" | "reader";

export type ErasureReport = {
  /** The data that this call blanked. */
  erased: CustomerData;
  /** Whether an earlier erasure was interrupted. */
  wasUnfinished: boolean;
  /** Undefined: nothing of the customer is left in the data folder. */
  obstacle: Obstacle | undefined;
};

/** Finds everything stored about a customer. `email` is in lower case. */
export async function findCustomerData(
  db: Db,
  email: string,
): Promise<CustomerData> {
  const orderIds = await findOrderIdsOfCustomer(db, email);
  const mails = await findMailsOfCustomer(db, { email, orderIds });
  return {
    orderIds,
    mails: mails.toCustomer,
    mailIds: mails.ids,
    isSending: mails.isSending,
    subscriberId: (await findSubscriberByEmail(db, email))?.id,
    reminderIds: await listWaits(db, email),
    correctionIds: await findCorrectionsNaming(db, email),
  };
}

export function isEmpty(data: CustomerData): boolean {
  return (
    data.mailIds.length === 0 &&
    data.orderIds.length === 0 &&
    data.subscriberId === undefined &&
    data.reminderIds.length === 0 &&
    data.correctionIds.length === 0
  );
}

/**
 * Blanks a customer in the database and in the mail folder: contact details
 * and texts on clips in orders, mails to the customer, the newsletter. What
 * was made and its price stay in the orders, for the bookkeeping. Unsent
 * mails to the customer are removed. The shop may be running. `email` is in
 * lower case.
 *
 * After an interruption at any point, a second call completes the erasure.
 */
export async function eraseCustomer(
  db: ShopDatabase,
  { dataDir, email }: { dataDir: string; email: string },
): Promise<ErasureReport> {
  const wasUnfinished = await db.erasure.isUnfinished();
  const found = await findCustomerData(db, email);
  if (isEmpty(found) && !wasUnfinished)
    return { erased: found, wasUnfinished, obstacle: undefined };
  // Before the rows are blanked: only the rows tell whose files these are.
  removeMailFiles(dataDir, new Set(found.mailIds));
  const erased = await blankRows(db, email);
  return {
    erased,
    wasUnfinished,
    obstacle: await removeRemains(db, dataDir, erased.isSending),
  };
}

function blankRows(db: ShopDatabase, email: string): Promise<CustomerData> {
  return db.commit(MAKER, async (tx) => {
    const found = await findCustomerData(tx, email);
    await eraseCustomerFromOrders(tx, found.orderIds);
    await eraseFromCorrections(tx, { ids: found.correctionIds, email });
    // A worker may have taken a mail since it was found.
    const isSending = await eraseCustomerFromMails(tx, {
      email,
      orderIds: found.orderIds,
    });
    if (found.subscriberId !== undefined) {
      await eraseReplies(tx, found.subscriberId);
      await eraseSubscriber(tx, found.subscriberId);
    }
    await removeReminders(tx, found.reminderIds);
    await db.erasure.begin(tx);
    return { ...found, isSending };
  });
}

/** Removes what is left in the mail folder and the database after blanking. */
async function removeRemains(
  db: ShopDatabase,
  dataDir: string,
  isSending: boolean,
): Promise<Obstacle | undefined> {
  const orderIds = await findOrderIdsOfCustomer(db, ERASED_EMAIL);
  const erased = { email: ERASED_EMAIL, orderIds };
  const { ids } = await findMailsOfCustomer(db, erased);
  removeMailFiles(dataDir, new Set(ids));
  await removeStrayMailFiles(dataDir, () => listMailIds(db));
  if (isSending) return "mail";
  return (await db.erasure.finish()) ? undefined : "reader";
}
