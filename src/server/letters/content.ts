import type { LetterInput, LetterPage } from "#shared/letters/schema.ts";
import { readLetter } from "#shared/letters/rules.ts";
import type { Product } from "#shared/catalog/schema.ts";
import { formatDate } from "#shared/text/dates.ts";
import { graphemes } from "#shared/text/characters.ts";
import { withShownPrices } from "#server/catalog/shown.ts";
import { findProducts } from "#server/catalog/store.ts";
import type { Deps } from "#server/deps.ts";
import { findPictures } from "#server/images/store.ts";
import { createBoundedCache } from "#server/runtime/bounded-map.ts";
import { toIso } from "#server/runtime/clock.ts";
import { loadMarkdown } from "#server/site/page-store.ts";

/** A letter in the order in which a mail shows it. */
export type LetterPiece =
  { kind: "text"; markdown: string } | { kind: "clip"; product: Product };

/** The most characters that inboxes show of a letter's beginning. */
const LINE_LENGTH = 120;

/** Returns a letter's pieces; a clip that the shop has no more is left out. */
export async function readPieces(
  { db, locale }: Pick<Deps, "db" | "locale">,
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
    shown.map((each) => [each.id, withShownPrices(each, digits)]),
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
  deps: Pick<Deps, "db" | "locale">,
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

/** By the Markdown: the whole letter has to be parsed for them. */
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
