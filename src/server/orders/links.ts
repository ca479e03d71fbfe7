import { eq } from "drizzle-orm";
import { makePagePath, orderPagePath } from "#shared/api/paths.ts";
import type { Db } from "#server/db/handle.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { prepared } from "#server/db/prepared.ts";
import { type orders, secrets } from "#server/db/schema/orders.ts";
import type { Deps } from "#server/deps.ts";
import { widerNetwork } from "#server/http/client-address.ts";
import { hashToken, randomToken } from "#server/runtime/random.ts";

// The tokens in the links to an order's two pages. An order stores only their
// hashes, so each mail computes the tokens again: an HMAC of what identifies the
// order with a secret of the shop. The secret is in the database and not in
// a file beside it, so that backups contain it and all copies of a shop on one
// database share it.

type OrderRow = typeof orders.$inferSelect;

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

const secretsRead = new WeakMap<Db, Promise<string>>();

/**
 * Returns the shop's secret, and creates it on first use. It never changes, so
 * it is read once.
 */
export async function getLinkSecret(
  deps: Pick<Deps, "db" | "commit">,
): Promise<string> {
  const { db } = deps;
  const reading = secretsRead.get(db) ?? readOrCreateSecret(deps);
  secretsRead.set(db, reading);
  try {
    return await reading;
  } catch (error) {
    secretsRead.delete(db);
    throw error;
  }
}

/**
 * Returns what stands for an address of origin and for the network around it in
 * the database: nobody who reads it finds the address by trying all.
 */
export async function hashOrigin(
  deps: Pick<Deps, "db" | "commit">,
  address: string,
): Promise<{ originHash: string; networkHash: string }> {
  const secret = await getLinkSecret(deps);
  const hash = (text: string) =>
    new Bun.CryptoHasher("sha256", secret).update(text).digest("hex");
  return {
    originHash: hash(address),
    networkHash: hash(`network ${widerNetwork(address)}`),
  };
}

async function readOrCreateSecret({
  db,
  commit,
}: Pick<Deps, "db" | "commit">): Promise<string> {
  const known = await findLinkSecret(db);
  if (known !== undefined) return known;
  const value = randomToken(SECRET_BYTES);
  await commit(NO_LOCK, (tx) =>
    tx
      .insert(secrets)
      .values({ name: SECRET_NAME, value })
      // Another copy of the shop may have inserted the secret first.
      .onConflictDoNothing()
      .run(),
  );
  return (await findLinkSecret(db)) ?? value;
}

export async function findLinkSecret(db: Db): Promise<string | undefined> {
  return (await selectSecret(db).get())?.value;
}

/** Whom a page of an order is for. */
export type Viewer = "shopper" | "maker";

/**
 * What identifies an order before it has a number. A cart has one order at a
 * time; after a restore of an earlier backup, other carts get the same ids.
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

/** What an order stores when its link for the maker is replaced. */
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
export function replaceEndedToken(
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

/** The shopper's token of a new order, and the hashes of both tokens. */
export function makeTokens(secret: string, order: OrderKey) {
  const name = nameOf(order);
  const shopper = tokenOf(secret, "shopper", name);
  const hashes: TokenHashes = {
    shopperTokenHash: hashToken(shopper),
    makerTokenHash: hashToken(tokenOf(secret, "maker", name)),
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
  { order, publicUrl }: { order: NumberedOrder; publicUrl: string },
): Promise<OrderLinks> {
  const secret = await findLinkSecret(db);
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
