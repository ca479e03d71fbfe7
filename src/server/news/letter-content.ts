import type {
  Letter,
  LetterInput,
  LetterList,
  LetterPage,
  LetterProgress,
} from "#shared/letters/schema.ts";
import { readLetter } from "#shared/letters/rules.ts";
import type { Product } from "#shared/catalog/schema.ts";
import { formatDate, HOUR_MS, MINUTE_MS } from "#shared/text/dates.ts";
import { graphemes } from "#shared/text/characters.ts";
import { asShownAt, withShownPrices } from "#server/catalog/shown.ts";
import { findProducts } from "#server/catalog/store.ts";
import type { Deps } from "#server/deps.ts";
import { findPictures } from "#server/images/store.ts";
import { createBoundedCache } from "#server/runtime/bounds.ts";
import { toIso } from "#server/runtime/clock.ts";
import { loadMarkdown } from "#server/site/page-store.ts";
import { type Appearance, appearanceVersion } from "#server/site/draw.ts";
import type { Db } from "#server/db/handle.ts";
import { countSubscribers } from "./subscriber-store.ts";
import {
  countLetterMails,
  countSentSince,
  type LetterCounts,
} from "./letter-sending.ts";
import {
  findPublicLetter,
  getLetterRow,
  type LetterRow,
  listLetterRows,
  toLetter,
} from "./letter-store.ts";

/** A letter in the order in which a mail shows it. */
export type LetterPiece =
  { kind: "text"; markdown: string } | { kind: "clip"; product: Product };

/** The most characters that inboxes show of a letter's beginning. */
const LINE_LENGTH = 120;

/** Returns a letter's pieces; a clip that the shop has no more is left out. */
export async function readPieces(
  { db, locale, clock }: Pick<Deps, "db" | "locale" | "clock">,
  markdown: string,
): Promise<LetterPiece[]> {
  const blocks = readLetter(markdown);
  const ids = blocks.flatMap((block) =>
    block.kind === "clip" ? [block.id] : [],
  );
  const { digits } = (await locale()).formats.money;
  const shown = (await findProducts(db, ids)).filter(
    ({ isHidden }) => !isHidden,
  );
  const products = new Map(
    shown.map((each) => [
      each.id,
      withShownPrices(asShownAt(each, clock.now()), digits),
    ]),
  );
  return blocks.flatMap((block): LetterPiece[] => {
    if (block.kind === "text") return [block];
    if (block.kind === "picture")
      return [{ kind: "text", markdown: `![${block.alt}](${block.imageUrl})` }];
    const product = products.get(block.id);
    return product ? [{ kind: "clip", product }] : [];
  });
}

type Dated = LetterInput & { slug: string; sentAt: number };

/**
 * Returns a letter as its page shows it: its first picture beside the text, and
 * its clips below.
 */
export async function toLetterPage(
  deps: Pick<Deps, "db" | "locale" | "clock">,
  { slug, subject, markdown, sentAt }: Dated,
): Promise<LetterPage> {
  const blocks = readLetter(markdown);
  const first = blocks.find((block) => block.kind === "picture");
  const pieces = await readPieces(deps, markdown);
  const { renderMarkdown } = await loadMarkdown();
  const text = blocks
    .flatMap((block) => {
      if (block.kind === "text") return [block.markdown];
      if (block.kind === "clip" || block === first) return [];
      return [`![${block.alt}](${block.imageUrl})`];
    })
    .join("\n\n");
  const html = renderMarkdown(text);
  const description = await beginningOf(markdown);
  const pictures = await findPictures(deps.db, first ? [first.imageUrl] : []);
  const clips = pieces.flatMap((piece) =>
    piece.kind === "clip" ? [piece.product] : [],
  );
  return {
    slug,
    subject,
    description,
    html,
    picture: first
      ? {
          imageUrl: first.imageUrl,
          alt: first.alt,
          picture: pictures.get(first.imageUrl) ?? null,
        }
      : null,
    clips: [...new Map(clips.map((clip) => [clip.id, clip])).values()],
    sentAt: toIso(sentAt),
    date: formatDate(toIso(sentAt), (await deps.locale()).formats),
  };
}

/** Kept by the Markdown: the whole letter has to be parsed for them. */
const beginnings = createBoundedCache<string>(64);

/** The first words of a letter, ending with a whole one. */
export function beginningOf(markdown: string): Promise<string> {
  return beginnings(markdown, () => readBeginning(markdown));
}

async function readBeginning(markdown: string): Promise<string> {
  const { renderMarkdown } = await loadMarkdown();
  const words: string[] = [];
  const texts = readLetter(markdown).flatMap((block) =>
    block.kind === "text" ? [block.markdown] : [],
  );
  renderMarkdown(texts.join("\n\n"), ({ type, content }) => {
    const isText = type === "text" || type === "code_inline";
    // Marks of emphasis and links stand within words.
    const isInWord = /^(?:em|strong|link|s)_/.test(type);
    words.push(isText ? content : isInWord ? "" : " ");
  });
  const text = words.join("").replaceAll(/\s+/g, " ").trim();
  const letters = graphemes(text.slice(0, LINE_LENGTH * 8));
  if (letters.length <= LINE_LENGTH) return text;
  const cut = letters.slice(0, LINE_LENGTH).join("");
  const end = cut.lastIndexOf(" ");
  return `${end < 0 ? cut : cut.slice(0, end)}...`;
}

type ShopAppearance = Appearance & { name: string };

/** Returns how a shop looks whose hero is the picture of a letter. */
export function lookOfLetter<Shop extends ShopAppearance>(
  { picture }: Pick<LetterPage, "picture">,
  shop: Shop,
): Shop {
  const { focus: _, ...hero } = shop.hero;
  return { ...shop, hero: { ...hero, imageUrl: picture?.imageUrl ?? "" } };
}

/** Changes with whatever the card of a letter shows. */
export function letterCardVersion(
  letter: Pick<LetterPage, "picture">,
  shop: ShopAppearance,
): string {
  return appearanceVersion(lookOfLetter(letter, shop), shop.name);
}

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
  deps: Pick<Deps, "db" | "locale" | "clock">,
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
