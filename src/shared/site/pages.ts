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
  "admin",
  "api",
  "assets",
  "cards",
  "cart",
  "checkout",
  "demo",
  "designer",
  "designs",
  "films",
  "fonts",
  "gallery",
  "healthz",
  "hero",
  "icons",
  "login",
  "make",
  "metrics",
  "not-found",
  "order-confirmation",
  "orders",
  "privacy",
  "readyz",
  "uploads",
]);

/** Returns why a page cannot have this address; undefined if it can. */
export function slugError(slug: string): string | undefined {
  if (RESERVED_SLUGS.has(slug))
    return "The shop itself uses this address. Please choose another.";
  if (!PAGE_SLUG.test(slug) || slug.length > PAGE_LIMITS.slug)
    return `Use small letters, digits and hyphens, ${PAGE_LIMITS.slug} at most.`;
  return undefined;
}

/** Shown at the address of a new page that another page has. */
export const ADDRESS_TAKEN =
  "There is already a page at this address. Please choose another, or change that page.";

const Markdown = TextInput({
  max: PAGE_LIMITS.markdown,
  required: "Write a few words first.",
  tooLong: `Keep the page within ${PAGE_LIMITS.markdown / 1_000},000 characters, and write a second page for the rest.`,
  multiline: true,
});

export const PageInput = z.object({
  title: TextInput({
    max: PAGE_LIMITS.title,
    required: "Give the page a title.",
    tooLong: `Keep the title within ${PAGE_LIMITS.title} characters.`,
  }),
  /** Shown by search engines and by shared links. */
  description: z._default(
    TextInput({
      max: PAGE_LIMITS.description,
      tooLong: `Keep the description within ${PAGE_LIMITS.description} characters.`,
    }),
    "",
  ),
  /** Raw HTML in the Markdown is shown as text. */
  markdown: Markdown,
});
export type PageBody = z.input<typeof PageInput>;
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
export const AdminPage = z.extend(ContentPage, { markdown: z.string() });
export type AdminPage = z.infer<typeof AdminPage>;
export const AdminPageList = z.array(AdminPage);

export const PreviewInput = z.object({ markdown: Markdown });
export const PreviewReply = z.object({ html: z.string() });
