import { noteAtTotals } from "#shared/site/rules.ts";
import { LANGUAGE_NAMES } from "#shared/messages/languages.ts";
import type { Messages } from "#shared/messages/rooms.ts";
import { MAX_LETTERS } from "#shared/clip/rules.ts";
import { SITE_LIMITS } from "#shared/site/schema.ts";
import { compare, type Difference } from "#web/admin/form/form-versions.ts";
import type { DraftContent } from "./stored-draft.ts";

type EditorTexts = Messages["panel"]["editor"];
type YesNo = Pick<Messages["panel"], "yes" | "no">;
type Field = { label: string; max: number };

const { headline, sentence, title, text, description, delivery, alt, url } =
  SITE_LIMITS;

/** The maximum length of each text in the editor. */
const FIELD_LIMITS: Record<keyof EditorTexts["fields"], number> = {
  "hero.headline": headline,
  "hero.sentence": sentence,
  "products.title": title,
  "products.text": text,
  "promo.title": title,
  "promo.sample": MAX_LETTERS,
  "process.title": title,
  "process.text": text,
  "gallery.title": title,
  "newsletter.title": title,
  "newsletter.text": text,
  "newsletter.welcome": sentence,
  "about.tagline": sentence,
  "about.closing": sentence,
  "about.title": title,
  "about.description": description,
  delivery,
  socialUrl: url,
  name: SITE_LIMITS.name,
};

const isNamed = (path: string): path is keyof typeof FIELD_LIMITS =>
  path in FIELD_LIMITS;

/** Returns the label and the maximum length of the text at a path. */
export function fieldAt(path: string, t: EditorTexts): Field {
  const [, list, index = "", name] =
    /^(process\.steps|process\.days|gallery\.pictures)\.(\d+)\.(\w+)$/.exec(
      path,
    ) ?? [];
  const place = Number(index) + 1;
  if (list === "process.steps")
    return name === "title"
      ? { label: t.stepTitle(place), max: title }
      : { label: t.stepText(place), max: text };
  if (list === "process.days")
    return name === "title"
      ? { label: t.dayTitle(place), max: title }
      : { label: t.dayText(place), max: delivery };
  if (list) return { label: t.pictureShows(place), max: alt };
  if (!isNamed(path)) return { label: path, max: text };
  return { label: t.fields[path], max: FIELD_LIMITS[path] };
}

/** Returns the fields in which two versions of the content differ. */
export function differences(
  mine: DraftContent,
  theirs: DraftContent,
  panel: Messages["panel"],
): Difference[] {
  const linesOf = (content: DraftContent) => ({
    ...toLines(content, panel.editor),
    ...lawLines(content, panel.editor.law, panel),
  });
  return compare(linesOf(mine), linesOf(theirs));
}

function lawLines(
  { legal, hidden }: DraftContent,
  t: EditorTexts["law"],
  { yes, no }: YesNo,
): Record<string, string> {
  return {
    [t.country]: legal.country,
    [t.orderWording]: t[legal.orderWording],
    [t.priceNote]: legal.priceNote,
    [t.totalNote]: noteAtTotals(legal),
    [t.mailText]: legal.mailText,
    [t.maker]: legal.maker,
    [t.withdrawalDays]: String(legal.withdrawalDays),
    [t.withdrawalCustom]: legal.withdrawalCustom ? yes : no,
    [t.confirmSubscriptions]: legal.confirmSubscriptions ? yes : no,
    [t.hidden]: hidden.map((section) => t.sections[section]).join(", "),
  };
}

function toLines(
  content: DraftContent,
  t: EditorTexts,
): Record<string, string> {
  const { process, gallery, hero } = content;
  const lines: Record<string, string> = {};
  for (const [path, label] of Object.entries(t.fields))
    lines[label] = String(
      path
        .split(".")
        .reduce<unknown>((at, key) => Reflect.get(Object(at), key), content),
    );
  return {
    ...lines,
    [t.lines.language]: LANGUAGE_NAMES[content.language],
    [t.lines.currency]: content.currency,
    [t.lines.timeZone]: content.timeZone,
    [t.lines.picture]: hero.imageUrl,
    [t.lines.position]: hero.focus ? `${hero.focus.x}% ${hero.focus.y}%` : "",
    [t.lines.film]: hero.films.join(", "),
    [t.lines.minutes]: String(process.minutes),
    [t.lines.steps]: process.steps
      .map(({ title, text, imageUrl = "" }) => `${title}: ${text} ${imageUrl}`)
      .join("\n"),
    [t.lines.days]: (process.days ?? [])
      .map((day) => `${day.title}: ${day.text}`)
      .join("\n"),
    [t.lines.gallery]: gallery.pictures
      .map((picture) => `${picture.alt} (${picture.imageUrl})`)
      .join("\n"),
    [t.lines.palette]: t.details.palettes[content.palette],
    [t.lines.mark]: content.mark,
    [t.delivery.title]: content.deliveryOptions
      .map(({ name, price, note, countries, freeFrom }) =>
        [name, price, freeFrom, note, ...countries].filter(Boolean).join(", "),
      )
      .join("\n"),
  };
}
