/** The longest address that is taken; the page cuts longer ones. */
export const MAX_VISIT_TEXT = 2000;

/** The query parameter by which a link of the shop's own says where it stood. */
export const CAMPAIGN_PARAM = "from";

/** What the links of a letter say of themselves. */
export const campaignOfLetter = (id: number): string => `letter-${id}`;

/** The number of the letter that a link stood in; undefined for another one. */
export function letterOfCampaign(campaign: string): number | undefined {
  const [, id] = /^letter-([1-9]\d{0,8})$/.exec(campaign) ?? [];
  return id === undefined ? undefined : Number(id);
}

/**
 * Where visits come from: a closed list, so that a day has few rows whatever
 * is sent. "direct" is a visit that names no page before it.
 */
export const SOURCES = [
  "direct",
  "search",
  "instagram",
  "facebook",
  "pinterest",
  "tiktok",
  "youtube",
  "etsy",
  "reddit",
  "chat",
  "mail",
  "other",
] as const;
export type Source = (typeof SOURCES)[number];

/** Those that have the same name in every language. */
export const BRANDS = {
  instagram: "Instagram",
  facebook: "Facebook",
  pinterest: "Pinterest",
  tiktok: "TikTok",
  youtube: "YouTube",
  etsy: "Etsy",
  reddit: "Reddit",
} as const satisfies Partial<Record<Source, string>>;

/** The names of the others, in one language. */
type SourceNames = Record<Exclude<Source, keyof typeof BRANDS>, string> & {
  letter: (id: number) => string;
};

const isBrand = (source: string): source is keyof typeof BRANDS =>
  source in BRANDS;

/** The name of a source; a letter has its number. */
export function saySource(
  {
    source,
    letter = 0,
  }: { source: Source | "letter"; letter?: number | undefined },
  names: SourceNames,
): string {
  if (source === "letter") return names.letter(letter);
  return isBrand(source) ? BRANDS[source] : names[source];
}

/** Where a page was looked at: a closed list, with each product's own page. */
export const PLACES = [
  "home",
  "list",
  "design",
  "letter",
  "text",
  "order",
  "other",
] as const;
export type VisitPlace = (typeof PLACES)[number] | `product:${number}`;

/** The days that can be asked for at once: three years. */
export const MAX_DAYS = 1_100;
/** A source with fewer visits is part of "other". */
export const FEW_VISITS = 3;
