import type { PageLink } from "./schema.ts";

/** The pages that the footer of every shop can link, in the footer's order. */
export const STANDARD_PAGES = [
  { slug: "shipping", title: "Shipping", isMailed: true },
  { slug: "returns", title: "Returns", isMailed: true },
  { slug: "care", title: "Clip care", isMailed: true },
  { slug: "faq", title: "FAQ", isMailed: true },
  { slug: "imprint", title: "Imprint", isMailed: false },
] as const;

type CareLink = PageLink & {
  /** Whether the page exists; if not, the link writes a mail to the maker. */
  isWritten: boolean;
};

/** The links of the footer's customer care; `written` is in the footer's order. */
export function careLinks(written: readonly PageLink[]): CareLink[] {
  const mailed = STANDARD_PAGES.filter(
    ({ slug, isMailed }) =>
      isMailed && !written.some((page) => page.slug === slug),
  );
  const all = [
    ...mailed.map(({ slug, title }) => ({ slug, title, isWritten: false })),
    ...written.map((page) => ({ ...page, isWritten: true })),
  ];
  const place = ({ slug }: PageLink) => {
    const at = STANDARD_PAGES.findIndex((page) => page.slug === slug);
    return at < 0 ? STANDARD_PAGES.length : at;
  };
  return all.sort((one, other) => place(one) - place(other));
}
