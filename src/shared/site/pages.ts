import { type ErrorText, errorKey } from "#shared/messages/error-key.ts";
import { PAGE_NAMES, PAGE_TABLE } from "#shared/api/page-table.ts";
import { PAGES } from "#shared/api/paths.ts";
import * as z from "zod/mini";
import { TextInput } from "#shared/text/input.ts";

/** The most pages that a shop may have in addition to the standard pages. */
export const MAX_OWN_PAGES = 10;

export const PAGE_LIMITS = {
  slug: 40,
  title: 60,
  description: 200,
  markdown: 20_000,
} as const;

export const PAGE_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The first path segments that the shop itself uses, or may use later. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  ...PAGE_NAMES.filter((name) => !PAGE_TABLE[name].isReplaceable).map((name) =>
    PAGES[name].slice(1),
  ),
  "api",
  "assets",
  "cards",
  "cart",
  "checkout",
  "clips",
  "demo",
  "designer",
  "designs",
  "films",
  "feeds",
  "fonts",
  "gallery",
  "healthz",
  "hero",
  "icons",
  "letters",
  "login",
  "make",
  "metrics",
  "not-found",
  "orders",
  "readyz",
  "uploads",
]);

/** Returns why a page cannot have this address; undefined if it can. */
export function slugError(slug: string): ErrorText | undefined {
  if (RESERVED_SLUGS.has(slug)) return errorKey("slugReserved");
  if (!PAGE_SLUG.test(slug) || slug.length > PAGE_LIMITS.slug)
    return errorKey("slug", PAGE_LIMITS.slug);
  return undefined;
}

/** Shown at the address of a new page that another page has. */
export const ADDRESS_TAKEN = errorKey("slugTaken");

const Markdown = TextInput({
  max: PAGE_LIMITS.markdown,
  required: errorKey("pageMissing"),
  tooLong: errorKey("pageLong", PAGE_LIMITS.markdown),
  multiline: true,
});

export const PageInput = z.object({
  title: TextInput({
    max: PAGE_LIMITS.title,
    required: errorKey("pageTitleMissing"),
    tooLong: errorKey("titleLong", PAGE_LIMITS.title),
  }),
  /** Shown by search engines and by shared links. */
  description: z._default(
    TextInput({
      max: PAGE_LIMITS.description,
      tooLong: errorKey("descriptionLong", PAGE_LIMITS.description),
    }),
    "",
  ),
  /** Whether the confirmation of an order has it; kept if it is not sent. */
  isTerms: z.optional(z.boolean(errorKey("mustBeBoolean"))),
  /** Raw HTML in the Markdown is shown as text. */
  markdown: Markdown,
});
export type PageInput = z.output<typeof PageInput>;

/** A page as its readers receive it. */
export const ContentPage = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** The HTML that the server makes from the Markdown; safe to insert. */
  html: z.string(),
  updatedAt: z.iso.datetime(),
});
export type ContentPage = z.infer<typeof ContentPage>;

/** A page as the maker edits it. */
export const AdminPage = z.extend(ContentPage, {
  markdown: z.string(),
  isTerms: z.boolean(),
});
export type AdminPage = z.infer<typeof AdminPage>;
export const AdminPageList = z.array(AdminPage);

export const PreviewInput = z.object({ markdown: Markdown });
export const PreviewReply = z.object({ html: z.string() });
