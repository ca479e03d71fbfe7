import { MAX_LETTERS } from "#shared/clip/rules.ts";
import { SITE_LIMITS, type SiteContent } from "#shared/site/schema.ts";
import { compare, type Difference } from "#web/admin/form/form-versions.ts";

type Field = { label: string; max: number };

const { headline, sentence, title, text, description, delivery, alt, url } =
  SITE_LIMITS;

/** The label and the maximum length of each text in the editor. */
const FIELDS: Record<string, Field> = {
  "hero.headline": { label: "Headline", max: headline },
  "hero.sentence": { label: "Sentence under the headline", max: sentence },
  "products.title": { label: "Title above the products", max: title },
  "products.text": { label: "Words above the products", max: text },
  "promo.title": { label: "Title of the designer's band", max: title },
  "promo.sample": { label: "Letters of its sample", max: MAX_LETTERS },
  "process.title": { label: "Title of the process", max: title },
  "process.text": { label: "Words about the process", max: text },
  "gallery.title": { label: "Title of the gallery", max: title },
  "newsletter.title": { label: "Title of the newsletter", max: title },
  "newsletter.text": { label: "Words about the newsletter", max: text },
  "newsletter.welcome": { label: "Thanks for joining", max: sentence },
  "about.tagline": { label: "Words under the name", max: sentence },
  "about.closing": { label: "Last words of the footer", max: sentence },
  "about.title": { label: "What the shop sells", max: title },
  "about.description": { label: "Description", max: description },
  delivery: { label: "Line about delivery", max: delivery },
  socialUrl: { label: "Social page", max: url },
};

/** Returns the label and the maximum length of the text at a path. */
export function fieldAt(path: string): Field {
  const [, list, index = "", name] =
    /^(process\.steps|gallery\.pictures)\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const place = Number(index) + 1;
  if (list === "process.steps")
    return name === "title"
      ? { label: `Title of step ${place}`, max: title }
      : { label: `Words of step ${place}`, max: text };
  if (list) return { label: `What picture ${place} shows`, max: alt };
  return FIELDS[path] ?? { label: path, max: text };
}

/** Returns the fields in which two versions of the content differ. */
export function differences(
  mine: SiteContent,
  theirs: SiteContent,
): Difference[] {
  return compare(toLines(mine), toLines(theirs));
}

function toLines(content: SiteContent): Record<string, string> {
  const { process, gallery, hero } = content;
  const lines: Record<string, string> = {};
  for (const [path, { label }] of Object.entries(FIELDS))
    lines[label] = String(
      path
        .split(".")
        .reduce<unknown>((at, key) => Reflect.get(Object(at), key), content),
    );
  return {
    ...lines,
    "Hero's picture": hero.imageUrl,
    "Its position": hero.focus ? `${hero.focus.x}% ${hero.focus.y}%` : "",
    Film: hero.films.join(", "),
    "Minutes to make": String(process.minutes),
    Steps: process.steps
      .map((step) => `${step.title}: ${step.text}`)
      .join("\n"),
    Gallery: gallery.pictures
      .map((picture) => `${picture.alt} (${picture.imageUrl})`)
      .join("\n"),
    Palette: content.palette,
    Mark: content.mark,
  };
}
