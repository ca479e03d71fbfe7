import { HOUR_MS, MINUTE_MS } from "#shared/text/dates.ts";
import type {
  Letter,
  LetterList,
  LetterPage,
  LetterProgress,
} from "#shared/letters/schema.ts";
import type { Db } from "#server/db/handle.ts";
import type { Deps } from "#server/deps.ts";
import { toIso } from "#server/runtime/clock.ts";
import { countSubscribers } from "#server/newsletter/store.ts";
import { toLetterPage } from "./content.ts";
import {
  countLetterMails,
  countSentSince,
  type LetterCounts,
} from "./sending.ts";
import {
  findPublicLetter,
  getLetterRow,
  type LetterRow,
  listLetterRows,
  toLetter,
} from "./store.ts";

type ReadDeps = Pick<Deps, "db" | "clock" | "config">;

/** All letters, the newest first, with how far each is. */
export async function listLetters(deps: ReadDeps): Promise<LetterList> {
  const { db } = deps;
  const counts = await countLetterMails(db);
  const letters = [];
  for (const row of await listLetterRows(db)) {
    const { markdown: _, ...listed } = await withProgress(deps, row, counts);
    letters.push(listed);
  }
  return { letters, readers: await countSubscribers(db) };
}

/** A letter with how far its sending is. Throws "not_found". */
export async function getLetter(deps: ReadDeps, id: number): Promise<Letter> {
  const row = await getLetterRow(deps.db, id);
  return withProgress(deps, row, await countLetterMails(deps.db));
}

/** The page of a letter; undefined where none is public. */
export async function findLetterPage(
  deps: Pick<Deps, "db" | "locale">,
  slug: string,
): Promise<LetterPage | undefined> {
  const row = await findPublicLetter(deps.db, slug);
  return row && toLetterPage(deps, { ...row, sentAt: row.startedAt ?? 0 });
}

async function withProgress(
  deps: ReadDeps,
  row: LetterRow,
  counts: ReadonlyMap<number, LetterCounts>,
): Promise<Letter> {
  const letter = toLetter(row);
  if (row.startedAt === null) return letter;
  const found = counts.get(row.id);
  if (!found) return { ...letter, progress: NOBODY };
  const { waiting, leased, given, sent, failed, left } = found;
  const unsent = waiting + leased + given;
  const progress: LetterProgress = {
    readers: unsent + sent + failed + left,
    sent,
    failed,
    left,
    doneAt:
      letter.state === "sending"
        ? await estimateEnd(deps.db, { row, unsent, ...ratesOf(deps) })
        : null,
  };
  return { ...letter, progress };
}

const NOBODY: LetterProgress = {
  readers: 0,
  sent: 0,
  failed: 0,
  left: 0,
  doneAt: null,
};

/** What was sent in this time tells how long the rest takes. */
const MEASURED_MS = 10 * MINUTE_MS;

const ratesOf = ({ clock, config }: ReadDeps) => ({
  now: clock.now(),
  mailPerHour: config.mailPerHour,
});

type Estimated = {
  row: LetterRow;
  unsent: number;
  now: number;
  mailPerHour: number | undefined;
};

/** When the last mail is likely to be sent; null where none was sent lately. */
async function estimateEnd(
  db: Db,
  { row, unsent, now, mailPerHour }: Estimated,
): Promise<string | null> {
  if (mailPerHour !== undefined)
    return toIso(now + (unsent * HOUR_MS) / mailPerHour);
  const since = Math.max(row.startedAt ?? 0, now - MEASURED_MS);
  const sent = await countSentSince(db, { id: row.id, since });
  if (sent === 0) return null;
  return toIso(now + (unsent * Math.max(1_000, now - since)) / sent);
}
