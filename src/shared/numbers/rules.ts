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

/** The days that can be asked for at once: three years. */
export const MAX_DAYS = 1_100;
/** A source with fewer visits is part of "other". */
export const FEW_VISITS = 3;
