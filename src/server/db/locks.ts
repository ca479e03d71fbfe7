import type { Connection } from "./session.ts";

// Which lock a write takes. This file is the one place that decides it.
//
// On PostgreSQL, the transactions of all copies of a shop run beside each
// other. Each sees what others have committed (READ COMMITTED), so what it has
// read may change before it writes. A transaction that decides by what it has
// read therefore holds a lock that everybody takes who writes the same rows:
//
//   who writes        the lock
//   a shopper's cart  that cart's, then those of the products that it holds
//   an order          its mailbox's, its cart's, its key's and its code's, then
//                     those of the stock rows that it takes, in the order of kind and id, and
//                     last the one of the order numbers, which have no gaps
//   the maker         one for all that is hers; before she writes a stock row,
//                     that row's as well
//   accounts          one for passwords and logins
//   the newsletter    that of the mailbox, and of who waits for a clip
//   all else          none: mails, sessions, designs and sweeps write
//                     statements that are right on their own
//
// So two shoppers wait for each other only where they want the same piece, and
// nobody who sells waits for the maker. SQLite has one writer at a time and
// waits for no lock; it only records them, and so both engines find a write
// without its lock: the session refuses it (`guardWrites`).
//
// To add a table, name its guard in GUARDS. To count the stock of another kind
// of thing, add the kind to STOCK_KINDS, and lock its rows with `stockLocks`.

/** In the order in which a transaction may take them: so none deadlock. */
const ORDER = [
  "account",
  "maker",
  "mailbox",
  "cart",
  "key",
  "discount",
  "stock",
  "number",
] as const;
type Guard = (typeof ORDER)[number];

export type Lock = {
  guard: Guard;
  /** Undefined if the transaction itself makes the rows: nobody knows them. */
  name?: string | undefined;
};

/** The locks that a transaction begins with. */
export type Scope = readonly Lock[];

export const NO_LOCK: Scope = [];
export const MAKER: Scope = [{ guard: "maker", name: "maker" }];
export const ACCOUNT: Scope = [{ guard: "account", name: "account" }];
/** Taken last: every other order waits until the transaction ends. */
export const ORDER_NUMBER: Scope = [{ guard: "number", name: "number" }];

/** The scope of what a mailbox gets only so many of; `hashMailbox` names it. */
export const ofMailbox = (mailbox: string): Scope => [
  { guard: "mailbox", name: `mailbox ${mailbox}` },
];

/** The scope of a write that adds mailboxes unless they are known. */
export const NEW_MAILBOXES: Scope = [{ guard: "mailbox" }];

/** The scope of a write to the cart of a token, or to a new cart. */
export const ofCart = (token: string | undefined): Scope => [
  { guard: "cart", name: token && `cart ${token}` },
];

/** The cart and the links that an order belongs to. */
type OrderPlace = {
  /** The mailbox of its confirmation, of which it gets few a day. */
  mailbox: string;
  token: string | undefined;
  /** Must not be used by two carts at once. */
  idempotencyKey: string | undefined;
  /** The key of the code that it uses, whose uses are counted. */
  codeKey: string | undefined;
};

/** The scope of an order. */
export const ofOrder = ({
  mailbox,
  token,
  idempotencyKey,
  codeKey,
}: OrderPlace): Scope => [
  ...ofMailbox(mailbox),
  ...ofCart(token),
  { guard: "key", name: idempotencyKey && `key ${idempotencyKey}` },
  { guard: "discount", name: codeKey && `discount ${codeKey}` },
];

/** The scope of an order that the maker takes: two of one key are one. */
export const ofOwnOrder = (key: string): Scope => [
  { guard: "key", name: `key ${key}` },
];

/** In the order in which their locks are taken. */
const STOCK_KINDS = ["charm", "product", "resin"] as const;
export type StockKind = (typeof STOCK_KINDS)[number];
/** A counted row. A variant is counted under the lock of its product. */
export type StockKey = { kind: StockKind; id: number };

/**
 * The locks of stock rows, in the order in which everybody takes them. A
 * transaction takes all that it needs at once.
 */
export function stockLocks(keys: Iterable<StockKey>): Scope {
  const sorted = [...keys].sort(
    (a, b) =>
      STOCK_KINDS.indexOf(a.kind) - STOCK_KINDS.indexOf(b.kind) || a.id - b.id,
  );
  const names = new Set(sorted.map(({ kind, id }) => `${kind} ${id}`));
  return [...names].map((name) => ({ guard: "stock", name }));
}

/** Whether what holds these locks may place an order, or change one. */
export const mayChangeOrders = (scope: Scope): boolean =>
  scope.some(({ guard }) => guard === "maker" || guard === "key");

type Operation = "insert" | "update" | "delete";
/** Undefined: no lock. */
type Guards = Guard | undefined | Record<Operation, Guard | undefined>;

/** The lock that guards each table. */
const GUARDS = new Map<string, Guards>([
  ["admins", "account"],
  // A login must not outlive a password that is changed at the same moment.
  ["sessions", { insert: "account", update: undefined, delete: undefined }],
  // Nor a passkey that is removed at the same moment.
  ["passkeys", "account"],
  ["passkey_challenges", undefined],
  // A link is added by its mail; it is used under the lock of the password.
  ["password_links", undefined],
  ["push_subscriptions", undefined],
  ["products", { insert: "maker", update: "stock", delete: "stock" }],
  ["variants", { insert: "maker", update: "stock", delete: "stock" }],
  ["price_points", "maker"],
  ["product_pictures", "maker"],
  ["product_slugs", "maker"],
  ["resins", { insert: "maker", update: "stock", delete: "stock" }],
  ["clip_config", "maker"],
  ["pictures", "maker"],
  ["site", "maker"],
  ["content_pages", "maker"],
  ["charms", { insert: "maker", update: "stock", delete: "stock" }],
  // The sweep deletes carts that nobody has used for days.
  ["carts", { insert: "cart", update: "cart", delete: undefined }],
  ["cart_lines", "cart"],
  // What is held is counted under the lock of the product's stock. To free it
  // is always right.
  ["holds", { insert: "stock", update: "stock", delete: undefined }],
  ["hold_tries", undefined],
  ["orders", { insert: "number", update: "maker", delete: "maker" }],
  ["discounts", "maker"],
  ["order_lines", { insert: "number", update: "maker", delete: "maker" }],
  ["order_events", "maker"],
  ["order_corrections", "maker"],
  // Their numbers have no gaps, and whoever pays or pays back is the maker.
  ["invoices", "maker"],
  ["subscribers", { insert: "mailbox", update: undefined, delete: undefined }],
  ["reminders", { insert: "mailbox", update: undefined, delete: undefined }],
  ["outbox", undefined],
  ["letters", { insert: "maker", update: undefined, delete: "maker" }],
  ["letter_mails", undefined],
  ["week_mails", undefined],
  // Each statement adds to what is there.
  ["daily_counts", undefined],
  ["designs", undefined],
  ["secrets", undefined],
  ["marks", undefined],
  ["clock_marks", undefined],
]);

/** The locks that a transaction holds. */
type HeldLocks = {
  /** Begins a transaction with the locks of its scope. */
  begin(scope: Scope): void;
  /** Throws where taking these locks now could end in a deadlock. */
  add(locks: Scope): void;
  has(guard: Guard): boolean;
};

export function createHeldLocks(): HeldLocks {
  const held = new Set<Guard>();
  const add = (locks: Scope) => {
    const last = Math.max(-1, ...[...held].map((each) => ORDER.indexOf(each)));
    for (const { guard } of locks)
      if (ORDER.indexOf(guard) <= last)
        throw new Error(`The lock "${guard}" is taken too late.`);
    for (const { guard } of locks) held.add(guard);
  };
  return {
    begin(scope) {
      held.clear();
      add(scope);
    },
    add,
    has: (guard) => held.has(guard),
  };
}

/** Returns the names of locks that other transactions may want as well. */
export const lockNames = (locks: Scope): string[] =>
  locks.flatMap(({ name }) => (name === undefined ? [] : [name]));

const WRITE = /^(?:(insert) into|(update)|(delete) from) "(\w+)"/;

/** Returns a connection that refuses a write outside the lock of its table. */
export function guardWrites(
  connection: Connection,
  held: HeldLocks,
): Connection {
  return {
    prepare(text) {
      const statement = connection.prepare(text);
      const [, insert, update, , table] = WRITE.exec(text) ?? [];
      if (table === undefined) return statement;
      const operation = insert ? "insert" : update ? "update" : "delete";
      const guard = guardOf(table, operation);
      if (guard === undefined) return statement;
      const check = () => {
        if (!held.has(guard))
          throw new Error(`"${table}" is written outside its lock, ${guard}.`);
      };
      return {
        rows(values) {
          check();
          return statement.rows(values);
        },
        run(values) {
          check();
          return statement.run(values);
        },
      };
    },
  };
}

function guardOf(table: string, operation: Operation): Guard | undefined {
  if (!GUARDS.has(table)) throw new Error(`No lock is named for "${table}".`);
  const guards = GUARDS.get(table);
  return typeof guards === "object" ? guards[operation] : guards;
}
