import { errorKey } from "#shared/messages/error-key.ts";
import { asc, eq, sql } from "drizzle-orm";
import {
  type AdminPage,
  type ContentPage,
  MAX_OWN_PAGES,
  PAGE_LIMITS,
  type PageInput,
  slugError,
} from "#shared/site/pages.ts";
import { STANDARD_PAGES } from "#shared/site/rules.ts";
import type { PageLink } from "#shared/site/schema.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { prepared } from "#server/db/prepared.ts";
import { contentPages } from "#server/db/schema/site.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import { nextUpdate, toIso } from "#server/runtime/clock.ts";

type PageRow = typeof contentPages.$inferSelect;

/** Imports the Markdown parser on demand: it would add 3 ms to the start. */
export const loadMarkdown = () => import("./markdown.ts");

const GONE = errorKey("pageGone");
const STANDARD: readonly string[] = STANDARD_PAGES.map(({ slug }) => slug);

const selectPages = prepared((db) =>
  db
    .select()
    .from(contentPages)
    .orderBy(asc(contentPages.createdAt), asc(contentPages.slug))
    .prepare(),
);
const selectPage = prepared((db) =>
  db
    .select()
    .from(contentPages)
    .where(eq(contentPages.slug, sql.placeholder("slug")))
    .prepare(),
);

/** The written pages: the standard ones in their order, then all others. */
export async function listPageLinks(db: Db): Promise<PageLink[]> {
  const rows = await sortedRows(db);
  return rows.map(({ slug, title }) => ({ slug, title }));
}

/** The written pages in the same order, with their HTML and Markdown. */
export async function listAdminPages(db: Db): Promise<AdminPage[]> {
  return Promise.all((await sortedRows(db)).map(toAdminPage));
}

/**
 * Lists what the maker wrote on her pages, and which of them are sent along.
 */
export async function listWritten(
  db: Db,
): Promise<Pick<AdminPage, "slug" | "isTerms" | "markdown">[]> {
  return (await sortedRows(db)).map(({ slug, isTerms, markdown }) => ({
    slug,
    isTerms,
    markdown,
  }));
}

/** The pages that are sent along with the confirmation of an order. */
export async function listTerms(db: Db): Promise<AdminPage[]> {
  const rows = (await sortedRows(db)).filter(({ isTerms }) => isTerms);
  return Promise.all(rows.map(toAdminPage));
}

/** A written page; undefined where there is none. */
export async function findPage(
  db: Db,
  slug: string,
): Promise<ContentPage | undefined> {
  const row = await selectPage(db).get({ slug });
  return row && toContentPage(row);
}

type PageUpdate = PageInput & {
  slug: string;
  now: number;
  /** The `updatedAt` that the editor started from. */
  ifMatchUpdatedAt?: string | undefined;
  /** Whether the page must not replace another one. */
  isNew?: boolean;
};

/**
 * Creates or changes a page. Throws "stale" with the current page where another
 * edit came first or where there is a page already, and "invalid" for an
 * address that a page cannot have or for one page too many. A page that was
 * removed in the meantime is created again.
 */
export async function savePage(
  db: Tx,
  { slug, now, ifMatchUpdatedAt, isNew, isTerms, ...input }: PageUpdate,
): Promise<AdminPage> {
  const row = await selectPage(db).get({ slug });
  const error = slugError(slug);
  // A page that had its address before the shop reserved it goes on.
  if (error && !row) throw invalidField("slug", error);
  const isStale =
    row &&
    (isNew || (ifMatchUpdatedAt && ifMatchUpdatedAt !== toIso(row.updatedAt)));
  if (isStale)
    throw new Problem("stale", { extra: { current: await toAdminPage(row) } });
  if (!row) await checkRoom(db, slug);
  const updatedAt = nextUpdate(now, row?.updatedAt ?? 0);
  const values = {
    ...input,
    isTerms: isTerms ?? row?.isTerms ?? false,
    updatedAt,
  };
  await db
    .insert(contentPages)
    .values({ slug, ...values, createdAt: now })
    .onConflictDoUpdate({ target: contentPages.slug, set: values })
    .run();
  return toAdminPage({ slug, ...values, createdAt: row?.createdAt ?? now });
}

/** Stores the pages of the demo, in an empty database. */
export async function insertPages(
  db: Tx,
  {
    pages,
    now,
  }: { pages: Pick<PageRow, "slug" | "title" | "markdown">[]; now: number },
): Promise<void> {
  const rows = pages.map((page) => {
    const [description = ""] = page.markdown.split("\n\n", 1);
    return {
      ...page,
      // A page of questions begins with a heading.
      description: description
        .replace(/^#+ /, "")
        .slice(0, PAGE_LIMITS.description),
      createdAt: now,
      updatedAt: now,
    };
  });
  await db.insert(contentPages).values(rows).onConflictDoNothing().run();
}

/** Removes a page; throws "not_found" where there is none. */
export async function removePage(
  db: Tx,
  { slug }: { slug: string },
): Promise<void> {
  if (!(await selectPage(db).get({ slug })))
    throw new Problem("not_found", { message: GONE });
  await db.delete(contentPages).where(eq(contentPages.slug, slug)).run();
}

async function checkRoom(db: Tx, slug: string): Promise<void> {
  if (STANDARD.includes(slug)) return;
  const rows = await selectPages(db).all();
  const own = rows.filter((row) => !STANDARD.includes(row.slug));
  if (own.length >= MAX_OWN_PAGES)
    throw invalidField("slug", errorKey("pagesMany", MAX_OWN_PAGES));
}

async function sortedRows(db: Db): Promise<PageRow[]> {
  const rows = await selectPages(db).all();
  const place = ({ slug }: PageRow) =>
    STANDARD.includes(slug) ? STANDARD.indexOf(slug) : STANDARD.length;
  return rows.toSorted((one, other) => place(one) - place(other));
}

async function toContentPage(row: PageRow): Promise<ContentPage> {
  const { slug, title, description, markdown, updatedAt } = row;
  const { renderMarkdown } = await loadMarkdown();
  const html = renderMarkdown(markdown);
  return { slug, title, description, html, updatedAt: toIso(updatedAt) };
}

async function toAdminPage(row: PageRow): Promise<AdminPage> {
  const { markdown, isTerms } = row;
  return { ...(await toContentPage(row)), markdown, isTerms };
}
