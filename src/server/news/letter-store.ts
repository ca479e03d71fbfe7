import { and, asc, desc, eq, isNull, like, ne, or } from "drizzle-orm";
import {
  LETTER_LIMITS,
  type LetterInput,
  type LetterState,
} from "#shared/letters/schema.ts";
import { slugOf } from "#shared/text/slug.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { letterMails, letters } from "#server/db/schema/letters.ts";
import { Problem } from "#server/http/problem.ts";
import { nextUpdate, toIso } from "#server/runtime/clock.ts";

// The letters themselves. sending.ts has to whom they go and how far that is.

export type LetterRow = typeof letters.$inferSelect;

/** A letter that was stopped stays "paused" behind its end. */
export function stateOf(row: LetterRow): LetterState {
  if (row.finishedAt !== null)
    return row.pausedAt === null ? "sent" : "stopped";
  if (row.startedAt !== null)
    return row.pausedAt === null ? "sending" : "paused";
  return row.sendAt === null ? "draft" : "scheduled";
}

/** All letters, the newest first. */
export async function listLetterRows(db: Db): Promise<LetterRow[]> {
  return db
    .select()
    .from(letters)
    .orderBy(desc(letters.createdAt), desc(letters.id))
    .all();
}

/** The letters that have a page, the newest first. */
export async function listPublicLetters(db: Db): Promise<LetterRow[]> {
  const rows = await listLetterRows(db);
  return rows.filter(({ startedAt }) => startedAt !== null);
}

/** Throws "not_found" for a letter that is not there. */
export async function getLetterRow(db: Db, id: number): Promise<LetterRow> {
  const [row] = await db.select().from(letters).where(eq(letters.id, id)).all();
  if (!row) throw new Problem("not_found");
  return row;
}

/** The letter at an address; undefined where none has begun to be sent. */
export async function findPublicLetter(
  db: Db,
  slug: string,
): Promise<LetterRow | undefined> {
  const [row] = await db
    .select()
    .from(letters)
    .where(eq(letters.slug, slug))
    .all();
  return row && row.startedAt !== null ? row : undefined;
}

type Written = LetterInput & { language: string; now: number };

/** Adds a draft. */
export async function createLetter(
  db: Tx,
  { language, now, ...input }: Written,
): Promise<LetterRow> {
  const slug = await freeSlug(db, input.subject, language);
  return db
    .insert(letters)
    .values({ ...input, slug, createdAt: now, updatedAt: now })
    .returning()
    .get();
}

type LetterChange = Written & {
  id: number;
  ifMatchUpdatedAt?: string | undefined;
};

/**
 * Changes a letter that is not on its way; its address follows its subject.
 * Throws "stale" with the current letter where another edit came first, and
 * "letter_sent" for one that can no longer be changed.
 */
export async function changeLetter(
  db: Tx,
  { id, language, now, ifMatchUpdatedAt, ...input }: LetterChange,
): Promise<LetterRow> {
  const row = await getLetterRow(db, id);
  if (ifMatchUpdatedAt && ifMatchUpdatedAt !== toIso(row.updatedAt))
    throw new Problem("stale", { extra: { current: toLetter(row) } });
  const slug =
    row.subject === input.subject
      ? row.slug
      : await freeSlug(db, input.subject, language, id);
  const [changed] = await db
    .update(letters)
    .set({ ...input, slug, updatedAt: nextUpdate(now, row.updatedAt) })
    .where(and(eq(letters.id, id), isNull(letters.startedAt)))
    .returning()
    .all();
  if (!changed) throw new Problem("letter_sent");
  return changed;
}

/**
 * Removes a letter and its page. Throws "letter_sent" for one that is just
 * being sent: its subscribers would find no page.
 */
export async function removeLetter(
  db: Tx,
  { id }: { id: number },
): Promise<void> {
  const row = await getLetterRow(db, id);
  if (row.startedAt !== null && row.finishedAt === null)
    throw new Problem("letter_sent");
  await db.delete(letterMails).where(eq(letterMails.letterId, id)).run();
  await db.delete(letters).where(eq(letters.id, id)).run();
}

/** A letter in the form of the API, without what is known of its sending. */
export function toLetter(row: LetterRow) {
  const { id, slug, subject, markdown, sendAt, updatedAt } = row;
  return {
    id,
    slug,
    subject,
    markdown,
    state: stateOf(row),
    sendAt: sendAt === null ? null : toIso(sendAt),
    progress: null,
    updatedAt: toIso(updatedAt),
  };
}

/** An address that no other letter has: "the-meadow", then "the-meadow-2". */
async function freeSlug(
  db: Db,
  subject: string,
  language: string,
  exceptId = 0,
): Promise<string> {
  // Room for a number behind it.
  const base = slugOf(subject, language, LETTER_LIMITS.slug - 5) || "letter";
  const rows = await db
    .select({ slug: letters.slug })
    .from(letters)
    .where(
      and(
        ne(letters.id, exceptId),
        or(eq(letters.slug, base), like(letters.slug, `${base}-%`)),
      ),
    )
    .orderBy(asc(letters.id))
    .all();
  const taken = new Set(rows.map(({ slug }) => slug));
  for (let number = 2, slug = base; ; number += 1) {
    if (!taken.has(slug)) return slug;
    slug = `${base}-${number}`;
  }
}
