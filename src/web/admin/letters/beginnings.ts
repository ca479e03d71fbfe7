import { useQuery } from "@tanstack/react-query";
import type { LetterInput } from "#shared/letters/schema.ts";
import { type LetterBlock, writeLetter } from "#shared/letters/rules.ts";
import { readyBy } from "#shared/pace/rules.ts";
import type { Product } from "#shared/catalog/schema.ts";
import type { Site } from "#shared/site/schema.ts";
import { pictureAtLeast } from "#shared/images/rules.ts";
import { formatDay } from "#shared/text/dates.ts";
import { addDays, dayAt, startOfDay } from "#shared/text/days.ts";
import type { Formats } from "#shared/text/formats.ts";
import { allProductsQuery } from "#web/admin/data/admin-queries.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats, useSite } from "#web/data/shop-context.ts";

/** One of the letters that the maker can begin with. */
export type Beginning = {
  id: "pour" | "bench" | "days";
  name: string;
  about: string;
  letter: LetterInput;
  /** What its drawing shows below the subject. */
  pictures: string[];
  day: string | undefined;
};

const CLIPS = 3;
/** A parcel is on its way for so many days, about. */
const TRAVEL_DAYS = 3;
const PICTURE_PX = 320;

/** Returns the letters to begin with, from her own clips, pictures and dates. */
export function useBeginnings(): Beginning[] {
  const t = useMessages("panel").letters.beginnings;
  const site = useSite();
  const formats = useFormats();
  const { data: products = [] } = useQuery(allProductsQuery);
  const { clips, areNew } = clipsFor(products);
  const bench = benchPicture(site);
  const day = lastDay(site, formats, Date.now());
  const shown = (imageUrl: string) =>
    pictureAtLeast(imageUrl, site.pictures[imageUrl], PICTURE_PX);
  const letter = (subject: string, blocks: LetterBlock[]) => ({
    // What was proposed and not touched is pointed out before it is sent.
    subject: `[${subject}]`,
    markdown: writeLetter(blocks),
  });
  const text = (markdown: string) => ({ kind: "text" as const, markdown });
  const clip = ({ name, id }: Product) => ({ kind: "clip" as const, name, id });
  return [
    {
      id: "pour",
      name: t.pour.name,
      about: t.pour.about,
      letter: letter(areNew ? t.pour.subject : t.pour.favorites, [
        text(t.pour.text),
        ...clips.map(clip),
      ]),
      pictures: clips
        .slice(0, 2)
        .map(({ imageUrl, picture }) =>
          pictureAtLeast(imageUrl, picture ?? undefined, PICTURE_PX),
        ),
      day: undefined,
    },
    {
      id: "bench",
      name: t.bench.name,
      about: t.bench.about,
      letter: letter(t.bench.name, [
        text(bench.text || t.bench.text),
        ...(bench.imageUrl ? [{ kind: "picture" as const, ...bench }] : []),
      ]),
      pictures: bench.imageUrl ? [shown(bench.imageUrl)] : [],
      day: undefined,
    },
    {
      id: "days",
      name: t.days.name,
      about: t.days.about,
      letter: letter(t.days.name, [text(t.days.text(day ?? t.days.noDay))]),
      pictures: [],
      day: day ?? t.days.noDay,
    },
  ];
}

/** The newest clips that can be bought; without any, her best. */
function clipsFor(products: readonly Product[]) {
  const sold = products.filter(({ inStock, isHidden }) => inStock && !isHidden);
  const added = sold
    .filter(({ isNew }) => isNew)
    .sort((one, other) => other.id - one.id);
  const best = [
    ...sold.filter(({ isBestSeller }) => isBestSeller),
    ...sold.filter(({ isBestSeller }) => !isBestSeller),
  ];
  const areNew = added.length > 0;
  return { clips: (areNew ? added : best).slice(0, CLIPS), areNew };
}

/** The first picture of her process and its text; else of her gallery. */
function benchPicture({ process, gallery }: Site) {
  const step = process.steps.find(({ imageUrl }) => imageUrl);
  const [picture] = gallery.pictures;
  return {
    imageUrl: step?.imageUrl ?? picture?.imageUrl ?? "",
    alt: step?.title ?? picture?.alt ?? "",
    text: step?.text ?? "",
  };
}

/**
 * Returns the last day on which something ordered arrives before the next pause
 * or December 24, in words; undefined where her pace is not set, or where that
 * day is over.
 */
export function lastDay(
  { pace, pause }: Pick<Site, "pace" | "pause">,
  formats: Formats,
  now: number,
): string | undefined {
  if (!pace) return undefined;
  const { timeZone } = formats;
  const today = dayAt(now, timeZone);
  const [year = ""] = today.split("-");
  const begins = pause?.from && dayAt(Date.parse(pause.from), timeZone);
  const ends = [begins, `${year}-12-24`, `${Number(year) + 1}-12-24`];
  const [end = today] = ends
    .filter((day) => day !== undefined && day !== "" && day > today)
    .sort();
  const arrivesBy = addDays(end, -TRAVEL_DAYS);
  for (let day = arrivesBy; day >= today; day = addDays(day, -1)) {
    const at = Math.max(now, startOfDay(day, timeZone));
    const work = { pace, pause: null, timeZone, now: at, before: 0, clips: 1 };
    const ready = readyBy(work);
    if (ready && ready <= arrivesBy)
      return formatDay(day, formats, { from: now });
  }
  return undefined;
}
