import type { PageLink } from "./schema.ts";

/**
 * The address of the page about privacy, which every shop has: the maker's own
 * replaces the built-in one. The footer links it apart from customer care.
 */
export const PRIVACY_SLUG = "privacy";

/** The pages that the footer of every shop can link, in the footer's order. */
export const STANDARD_PAGES = [
  { slug: "shipping", isMailed: true },
  { slug: "returns", isMailed: true },
  { slug: "care", isMailed: true },
  { slug: "faq", isMailed: true },
  { slug: "imprint", isMailed: false },
  { slug: PRIVACY_SLUG, isMailed: false },
] as const;

type CareLink = PageLink & {
  /** Whether the page exists; if not, the link writes a mail to the maker. */
  isWritten: boolean;
};

type StandardSlug = (typeof STANDARD_PAGES)[number]["slug"];

/** The links of the footer's customer care; `written` is in the footer's order. */
export function careLinks(
  written: readonly PageLink[],
  titles: Record<StandardSlug, string>,
): CareLink[] {
  const mailed = STANDARD_PAGES.filter(
    ({ slug, isMailed }) =>
      isMailed && !written.some((page) => page.slug === slug),
  );
  const all = [
    ...mailed.map(({ slug }) => ({
      slug,
      title: titles[slug],
      isWritten: false,
    })),
    ...written
      .filter(({ slug }) => slug !== PRIVACY_SLUG)
      .map((page) => ({ ...page, isWritten: true })),
  ];
  const place = ({ slug }: PageLink) => {
    const at = STANDARD_PAGES.findIndex((page) => page.slug === slug);
    return at < 0 ? STANDARD_PAGES.length : at;
  };
  return all.sort((one, other) => place(one) - place(other));
}
