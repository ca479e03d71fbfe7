import { cardOfLetter, contentPath, letterPath } from "#shared/api/paths.ts";
import type { LetterPage } from "#shared/letters/schema.ts";
import type { Deps } from "#server/deps.ts";
import { letterCardVersion } from "#server/news/letter-content.ts";
import { findPublicLetter } from "#server/news/letter-store.ts";
import { createBoundedCache } from "#server/runtime/bounds.ts";
import { PAGE_SLUG } from "#shared/site/pages.ts";
import { findPage } from "#server/site/page-store.ts";
import type { CachedPage, PageCache } from "./cached-page.ts";
import { pageCard, type ToCard } from "./head.ts";
import { listedPage } from "./site-pages.ts";

/** Maximum number of cached pages that the maker wrote. */
const MAX_CONTENT_PAGES = 20;

/** Creates the lookup of pages that the maker wrote, by their path. */
export function createContentPages(deps: Deps, cache: PageCache) {
  let pages = createBoundedCache<CachedPage>(MAX_CONTENT_PAGES);
  deps.changes.onChange(() => {
    pages = createBoundedCache(MAX_CONTENT_PAGES);
  });
  return async (path: string) => {
    const slug = path.slice(1).replace(/\/$/, "");
    if (!PAGE_SLUG.test(slug) || !(await findPage(deps.db, slug)))
      return undefined;
    const page = listedPage(contentPath(slug), { slug });
    const cached = await pages(slug, async () => cache(page, pageCard));
    return { page, cached };
  };
}

/** The number of letters whose pages are cached. */
const MAX_LETTERS = 20;

const LETTER_PAGE = new RegExp(`^${letterPath("([a-z0-9-]{1,70})")}/?$`);

/** Creates the lookup of the pages of letters that were sent, by their path. */
export function createLetterPages(deps: Deps, cache: PageCache) {
  let pages = createBoundedCache<CachedPage>(MAX_LETTERS);
  deps.changes.onChange(() => {
    pages = createBoundedCache(MAX_LETTERS);
  });
  return async (path: string) => {
    const slug = LETTER_PAGE.exec(path)?.[1];
    if (!slug || !(await findPublicLetter(deps.db, slug))) return undefined;
    const page = listedPage(letterPath(slug), { letter: slug });
    const cached = await pages(slug, async () => cache(page, letterCard));
    return { page, cached };
  };
}

/** The card of a letter shows its first picture, if the shop stores it. */
const letterCard: ToCard = (content) => {
  const card = pageCard(content);
  const { shop, site, letter } = content.state;
  if (!letter || !hasOwnPicture(letter)) return card;
  const { slug, picture } = letter;
  const version = letterCardVersion(letter, { ...site, name: shop.name });
  const url = `${shop.publicUrl}${cardOfLetter(slug, version)}`;
  const alt = picture?.alt || letter.subject;
  return { ...card, image: { url, type: "image/jpeg", alt } };
};

const hasOwnPicture = ({ picture }: LetterPage) => picture?.picture != null;
