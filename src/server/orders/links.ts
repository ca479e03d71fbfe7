import { and, asc, desc, gt, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { makePagePath, orderPagePath } from "#shared/api/paths.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { findHashSecret } from "#server/db/secrets.ts";
import { orders } from "#server/db/schema/orders.ts";
import { hashToken } from "#server/runtime/random.ts";

// The tokens in the links to an order's two pages. An order stores only their
// hashes, so each mail computes the tokens again: an HMAC of what identifies the
// order with a secret of the shop.

type OrderRow = typeof orders.$inferSelect;

/** 128 bits. */
const TOKEN_BYTES = 16;

/** The person for whom a page of an order is. */
export type Viewer = "shopper" | "maker";

/**
 * The facts that identify an order before it has a number. A cart has one order
 * at a time; after a restore of an earlier backup, other carts get the same
 * ids.
 */
type OrderKey = Pick<
  OrderRow,
  "cartId" | "requestHash" | "idempotencyKey" | "createdAt"
>;

const nameOf = (order: OrderKey) =>
  `${order.cartId} ${order.requestHash} ${order.idempotencyKey ?? ""} ${order.createdAt}`;
/** The name in versions that knew the number first. */
const earlierNameOf = ({ id, createdAt }: VersionedOrder) =>
  `${id} ${createdAt}`;

function tokenOf(secret: string, viewer: Viewer, name: string): string {
  return new Bun.CryptoHasher("sha256", Buffer.from(secret, "base64url"))
    .update(`${viewer} ${name}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString("base64url");
}

type TokenHashes = {
  shopperTokenHash: string | null;
  makerTokenHash: string | null;
};

type VersionedOrder = OrderKey & Pick<OrderRow, "id" | "makerLinkVersion">;
type NumberedOrder = VersionedOrder & TokenHashes;

/** The maker's link may be replaced; the first one has no version. */
const versionOf = (viewer: Viewer, { makerLinkVersion }: VersionedOrder) =>
  viewer === "maker" && makerLinkVersion > 0 ? ` ${makerLinkVersion}` : "";

/** Returns what an order stores when its link for the maker is replaced. */
export function renewMakerLink(secret: string, order: NumberedOrder) {
  const next = { ...order, makerLinkVersion: order.makerLinkVersion + 1 };
  const name = `${nameOf(next)}${versionOf("maker", next)}`;
  return {
    makerLinkVersion: next.makerLinkVersion,
    makerTokenHash: hashToken(tokenOf(secret, "maker", name)),
  };
}

/**
 * Returns the maker's token of an order if `token` was one before it was
 * replaced: the earlier ones are computed again, as the current one is.
 */
function replaceEndedToken(
  secret: string,
  order: VersionedOrder,
  token: string,
): string | undefined {
  const tokenAt = (name: string, makerLinkVersion: number) =>
    tokenOf(
      secret,
      "maker",
      `${name}${versionOf("maker", { ...order, makerLinkVersion })}`,
    );
  const names = [nameOf(order), earlierNameOf(order)];
  const version = order.makerLinkVersion;
  for (let earlier = version - 1; earlier >= 0; earlier -= 1)
    if (names.some((name) => tokenAt(name, earlier) === token))
      return tokenAt(nameOf(order), version);
  return undefined;
}

/** The tokens of a new order, and the hashes of both. */
export function makeTokens(secret: string, order: OrderKey) {
  const name = nameOf(order);
  const shopper = tokenOf(secret, "shopper", name);
  const maker = tokenOf(secret, "maker", name);
  const hashes: TokenHashes = {
    shopperTokenHash: hashToken(shopper),
    makerTokenHash: hashToken(maker),
  };
  return { shopper, maker, hashes };
}

/** The addresses of an order's pages; undefined where there is no page. */
export type OrderLinks = {
  shopper: string | undefined;
  maker: string | undefined;
};

/**
 * The links of an order. An order has no links if it was placed before the shop
 * had order pages, or if its customer was erased.
 */
export async function findOrderLinks(
  db: Db,
  { order, publicUrl }: { order: NumberedOrder; publicUrl: string },
): Promise<OrderLinks> {
  return (await createLinks(db, publicUrl))(order);
}

/** The same for many orders. */
export async function createLinks(
  db: Db,
  publicUrl: string,
): Promise<(order: NumberedOrder) => OrderLinks> {
  const secret = await findHashSecret(db);
  return (order) => linksOf(order, secret, publicUrl);
}

function linksOf(
  order: NumberedOrder,
  secret: string | undefined,
  publicUrl: string,
): OrderLinks {
  const link = (viewer: Viewer, hash: string | null) => {
    if (secret === undefined || hash === null) return undefined;
    const version = versionOf(viewer, order);
    const token = [nameOf(order), earlierNameOf(order)]
      .map((name) => tokenOf(secret, viewer, `${name}${version}`))
      .find((each) => hashToken(each) === hash);
    if (token === undefined) return undefined;
    const path = viewer === "shopper" ? orderPagePath : makePagePath;
    return `${publicUrl}${path(token)}`;
  };
  return {
    shopper: link("shopper", order.shopperTokenHash),
    maker: link("maker", order.makerTokenHash),
  };
}

/** A shop with 10,000 orders takes 40 writes. */
const AT_ONCE = 250;

/**
 * Ends the links of the maker's pages of all orders. Mails that are sent from
 * now on, and those that she has sent to her again, have new ones. Runs under
 * the lock of the maker.
 */
export async function endMakerLinks(tx: Tx): Promise<void> {
  const secret = await findHashSecret(tx);
  if (secret === undefined) return;
  let after = 0;
  for (;;) {
    const rows = await tx
      .select()
      .from(orders)
      .where(and(gt(orders.id, after), isNotNull(orders.makerTokenHash)))
      .orderBy(asc(orders.id))
      .limit(AT_ONCE)
      .all();
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const cases = rows.map((row) => {
      const { makerTokenHash } = renewMakerLink(secret, row);
      return sql`when ${orders.id} = ${row.id} then ${makerTokenHash}`;
    });
    await tx
      .update(orders)
      .set({
        makerLinkVersion: sql`${orders.makerLinkVersion} + 1`,
        makerTokenHash: sql`case ${sql.join(cases, sql` `)} end`,
      })
      .where(inArray(orders.id, ids))
      .run();
    after = ids.at(-1) ?? after;
  }
}

/**
 * Returns the token of today for one of the maker's that has ended; undefined
 * for any other. The ended ones are not stored: those of all orders are computed
 * again, the newest first, which takes a quarter of a second for 10,000 orders.
 */
export async function findCurrentToken(
  db: Db,
  token: string,
): Promise<string | undefined> {
  const secret = await findHashSecret(db);
  if (secret === undefined) return undefined;
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const rows = await db
      .select({
        id: orders.id,
        cartId: orders.cartId,
        requestHash: orders.requestHash,
        idempotencyKey: orders.idempotencyKey,
        createdAt: orders.createdAt,
        makerLinkVersion: orders.makerLinkVersion,
      })
      .from(orders)
      .where(
        and(
          lt(orders.id, before),
          gt(orders.makerLinkVersion, 0),
          isNotNull(orders.makerTokenHash),
        ),
      )
      .orderBy(desc(orders.id))
      .limit(AT_ONCE)
      .all();
    for (const row of rows) {
      const current = replaceEndedToken(secret, row, token);
      if (current !== undefined) return current;
    }
    if (rows.length < AT_ONCE) return undefined;
    before = rows.at(-1)?.id ?? 0;
  }
}
