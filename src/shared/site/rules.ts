import type { Legal } from "./legal.ts";
import type { PageLink } from "./schema.ts";

/** The rounded tooth of a clip, the shop's only ornament, as an SVG path. */
export const TOOTH = {
  width: 44,
  height: 60,
  path: "M0 0h44v3c-3 0-5.6 2.2-6 5l-3.2 38.6C34 54.5 28.6 60 22 60S10 54.5 9.2 46.6L6 8C5.6 5.2 3 3 0 3z",
} as const;

/**
 * Returns the line at totals. The shop cannot know which part of the line at
 * prices is about delivery, so all of it stays until the maker says another.
 */
export const noteAtTotals = ({
  priceNote,
  totalNote,
}: Pick<Legal, "priceNote" | "totalNote">): string => totalNote ?? priceNote;

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

/** A line with what a link leads to: "[1]: https://example.com". */
const LED_TO = /^ {0,3}\[[^\]]+\]:/;
/** "[5 days]"; neither "[a link](to)" nor "[a link][1]", nor "\[a word]". */
const BRACKETS = /(?:^|[^\]\\!])(\[[^[\]]+\])(?![([])/g;

/**
 * Returns what a text still has in brackets, each once: what an outline leaves
 * to the maker.
 */
export function openBrackets(text: string): string[] {
  const found = text
    .split("\n")
    .filter((line) => !LED_TO.test(line))
    .flatMap((line) => [...line.matchAll(BRACKETS)]);
  return [...new Set(found.map(([, open = ""]) => open))];
}
