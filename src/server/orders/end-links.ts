import { and, asc, gt, inArray, isNotNull, sql } from "drizzle-orm";
import type { Tx } from "#server/db/handle.ts";
import { orders } from "#server/db/schema/orders.ts";
import { findLinkSecret, renewMakerLink } from "./links.ts";

/** Of a shop with 10,000 orders, 40 writes. */
const AT_ONCE = 250;

/**
 * Ends the links of the maker's pages of all orders. Mails that are sent from
 * now on, and those that she has sent to her again, have new ones. Runs under
 * the lock of the maker.
 */
export async function endMakerLinks(tx: Tx): Promise<void> {
  const secret = await findLinkSecret(tx);
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
