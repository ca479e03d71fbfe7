import { and, asc, count, eq, isNull } from "drizzle-orm";
import type { Db } from "#server/db/handle.ts";
import { subscribers } from "#server/db/schema/mails.ts";

// Who is on the list now, and gets what is sent to all of them.

const onList = () =>
  and(isNull(subscribers.unsubscribedAt), isNull(subscribers.unconfirmedSince));

export async function countReaders(db: Db): Promise<number> {
  const [row] = await db
    .select({ readers: count() })
    .from(subscribers)
    .where(onList())
    .all();
  return row?.readers ?? 0;
}

/** The ids of everyone on the list. */
export async function listReaderIds(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(onList())
    .orderBy(asc(subscribers.id))
    .all();
  return rows.map(({ id }) => id);
}

/** A reader; undefined for one who is not on the list (any more). */
export async function findReader(
  db: Db,
  id: number,
): Promise<{ email: string; token: string } | undefined> {
  const [row] = await db
    .select({ email: subscribers.email, token: subscribers.token })
    .from(subscribers)
    .where(and(eq(subscribers.id, id), onList()))
    .all();
  return row;
}
