import * as calls from "#shared/newsletter/calls.ts";
import { OK } from "#shared/api/schema.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
import {
  confirmPage,
  donePage,
  joinedPage,
  joinPage,
  leftPage,
  readShop,
  unknownPage,
} from "./link-page.ts";
import { findSubscriberByToken } from "./subscriber-store.ts";
import {
  confirmSubscription,
  findStanding,
  type Standing,
  subscribe,
  unsubscribe,
} from "./subscription.ts";
import { MAX_FILE_BYTES } from "#shared/import/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { BYTE_ORDER_MARK, csvLine } from "#shared/text/csv.ts";
import { NEW_MAILBOXES, NO_LOCK, ofMailbox } from "#server/db/locks.ts";
import { readBytes } from "#server/http/bodies.ts";
import { Problem } from "#server/http/problem.ts";
import { readCsv } from "#server/http/read-csv.ts";
import { hashMailbox } from "#server/mail/queue.ts";
import {
  addSubscriber,
  importSubscribers,
  listAllSubscribers,
  type ReadAddress,
  readAddresses,
  searchSubscribers,
  takeOff,
} from "./subscribers.ts";

/**
 * Routes for joining and leaving the newsletter. The unsubscribe link opens a
 * page with a button, because some mail programs open links automatically. The
 * unsubscribe button of a mail program sends the POST directly (RFC 8058).
 */
export function newsletterRoutes(deps: Deps) {
  const shop = () => readShop(deps);
  async function standingPage(standing: Standing, token: string) {
    if (standing === "asked") return joinPage(await shop(), token);
    if (standing === "reads") return joinedPage(await shop());
    if (standing === "off") return leftPage(await shop());
    return unknownPage(await shop());
  }
  return routes(calls, {
    subscribe: async ({ body }) => {
      await subscribe(deps, body.email);
      return OK;
    },

    showConfirmation: async ({ query: { token } }) =>
      standingPage(await findStanding(deps.db, token), token),

    confirmSubscription: async ({ query: { token } }) =>
      standingPage(await confirmSubscription(deps, token), token),

    showUnsubscribe: async ({ query: { token } }) =>
      (await findSubscriberByToken(deps.db, token))
        ? confirmPage(await shop(), token)
        : unknownPage(await shop()),

    unsubscribe: async ({ query: { token } }) =>
      (await unsubscribe(deps, token))
        ? donePage(await shop())
        : unknownPage(await shop()),
  });
}

/**
 * The number of addresses that are written at once: other writes wait for
 * these.
 */
const IMPORT_ROWS = 200;
const MAX_TABLE_ROWS = 100_000;

/** Throws "invalid" for a table that cannot be read, or has no address. */
async function readTable(request: Request): Promise<ReadAddress[]> {
  const bytes = await readBytes(request, MAX_FILE_BYTES);
  const rows: string[][] = [];
  for await (const row of readCsv(bytes).rows) {
    if (rows.push(row) > MAX_TABLE_ROWS)
      throw new Problem("invalid", {
        message: errorKey("tableLong", MAX_TABLE_ROWS),
      });
  }
  const found = readAddresses(rows);
  if (found.length === 0)
    throw new Problem("invalid", { message: errorKey("noAddresses") });
  return found;
}

/** Routes with which the maker looks after the newsletter's list. */
export function subscriberAdminRoutes({ db, commit, clock }: Deps) {
  return routes(calls, {
    searchSubscribers: ({ query }) => searchSubscribers(db, query.search),

    addSubscriber: ({ body }) =>
      commit(ofMailbox(hashMailbox(body.email)), (tx) =>
        addSubscriber(tx, { ...body, now: clock.now() }),
      ),

    importSubscribers: async ({ request, query: { note } }) => {
      const found = await readTable(request);
      const sum = { added: 0, known: 0, left: 0, unasked: 0, invalid: 0 };
      for (let from = 0; from < found.length; from += IMPORT_ROWS) {
        const addresses = found.slice(from, from + IMPORT_ROWS);
        const input = { addresses, note, now: clock.now() };
        const done = await commit(NEW_MAILBOXES, (tx) =>
          importSubscribers(tx, input),
        );
        sum.added += done.added;
        sum.known += done.known;
        sum.left += done.left;
        sum.unasked += done.unasked;
        sum.invalid += done.invalid;
      }
      return sum;
    },

    takeOffSubscriber: async ({ params: { id } }) => {
      await commit(NO_LOCK, (tx) => takeOff(tx, { id, now: clock.now() }));
      return OK;
    },

    exportSubscribers: async () => {
      const rows = await listAllSubscribers(db);
      const lines = rows.map(({ email, state, joinedAt, note }) =>
        csvLine([email, state, joinedAt, note]),
      );
      const head = csvLine(["email", "state", "joined at", "note"]);
      return new Response(BYTE_ORDER_MARK + head + lines.join(""), {
        headers: {
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": 'attachment; filename="readers.csv"',
          "cache-control": "no-store",
        },
      });
    },
  });
}
