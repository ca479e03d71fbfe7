import { eq } from "drizzle-orm";
import { makePagePath, orderPagePath } from "#shared/api/paths.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { prepared } from "#server/db/prepared.ts";
import { secrets } from "#server/db/schema/orders.ts";
import { hashToken, randomToken } from "#server/runtime/random.ts";

// The tokens in the links to an order's two pages. An order stores only their
// hashes, so each mail computes the tokens again: an HMAC of the order's number
// and time with a secret of the shop. The secret is in the database and not in
// a file beside it, so that backups contain it and all copies of a shop on one
// database share it.

const SECRET_NAME = "order-links";
const SECRET_BYTES = 32;
/** 128 bits. */
const TOKEN_BYTES = 16;

const selectSecret = prepared((db) =>
  db
    .select({ value: secrets.value })
    .from(secrets)
    .where(eq(secrets.name, SECRET_NAME))
    .prepare(),
);

/** Returns the shop's secret, and creates it on first use. */
export async function getLinkSecret(db: Tx): Promise<string> {
  const known = await findLinkSecret(db);
  if (known !== undefined) return known;
  await db
    .insert(secrets)
    .values({ name: SECRET_NAME, value: randomToken(SECRET_BYTES) })
    // Another copy of the shop may have inserted the secret first.
    .onConflictDoNothing()
    .run();
  return getLinkSecret(db);
}

async function findLinkSecret(db: Db): Promise<string | undefined> {
  return (await selectSecret(db).get())?.value;
}

/** Whom a page of an order is for. */
export type Reader = "shopper" | "maker";

/**
 * What identifies an order. The number alone is not enough: after a restore
 * of an earlier backup other orders get the same numbers.
 */
type OrderKey = { id: number; createdAt: number };

function tokenOf(secret: string, reader: Reader, order: OrderKey): string {
  return new Bun.CryptoHasher("sha256", Buffer.from(secret, "base64url"))
    .update(`${reader} ${order.id} ${order.createdAt}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString("base64url");
}

type TokenHashes = {
  shopperTokenHash: string | null;
  makerTokenHash: string | null;
};

/** The shopper's token of a new order, and the hashes of both tokens. */
export function makeTokens(secret: string, order: OrderKey) {
  const shopper = tokenOf(secret, "shopper", order);
  const hashes: TokenHashes = {
    shopperTokenHash: hashToken(shopper),
    makerTokenHash: hashToken(tokenOf(secret, "maker", order)),
  };
  return { shopper, hashes };
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
  { order, publicUrl }: { order: OrderKey & TokenHashes; publicUrl: string },
): Promise<OrderLinks> {
  const secret = await findLinkSecret(db);
  const link = (reader: Reader, hash: string | null) => {
    if (secret === undefined || hash === null) return undefined;
    const token = tokenOf(secret, reader, order);
    if (hashToken(token) !== hash) return undefined;
    const path = reader === "shopper" ? orderPagePath : makePagePath;
    return `${publicUrl}${path(token)}`;
  };
  return {
    shopper: link("shopper", order.shopperTokenHash),
    maker: link("maker", order.makerTokenHash),
  };
}
