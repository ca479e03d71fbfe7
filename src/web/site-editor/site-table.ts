import { useMemo } from "react";
import { changePartOfSite } from "#shared/admin/item-calls.ts";
import { MAX_LETTERS } from "#shared/clip/rules.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "#shared/messages/languages.ts";
import type { Messages } from "#shared/messages/rooms.ts";
import { toWirePrice, usableCurrencies } from "#shared/money/schema.ts";
import { HIDEABLE, LEGAL_LIMITS, ORDER_WORDINGS } from "#shared/site/legal.ts";
import { PALETTE_IDS } from "#shared/site/palettes.ts";
import {
  AdminSite,
  SITE_LIMITS,
  type SiteContent,
} from "#shared/site/schema.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { choice, whole, wholeNumber } from "#web/admin/editor/form-kinds.tsx";
import { area, flag, text } from "#web/admin/editor/kinds.tsx";
import type { Kind, Options } from "#web/data/table.ts";
import { ifMatchHeader } from "#web/admin/form/form-versions.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import type { DraftContent, DraftOption } from "./stored-draft.ts";

const { headline, sentence, title, description, alt, url } = SITE_LIMITS;

const texts = (maxLength: number) => text({ input: { maxLength } });

/** A list is one thing; `say` says one of its items. */
const list = <Item>(say: (item: Item) => string) =>
  whole<Item[]>({ empty: [], say: (items) => items.map(say).join("\n") });

/** What the maker can change of the site, by its path in the content. */
export const siteTable = {
  "hero.headline": texts(headline),
  "hero.sentence": texts(sentence),
  "products.title": texts(title),
  "products.text": texts(SITE_LIMITS.text),
  "promo.title": texts(title),
  "promo.sample": texts(MAX_LETTERS),
  "process.title": texts(title),
  "process.text": texts(SITE_LIMITS.text),
  "gallery.title": texts(title),
  "newsletter.title": texts(title),
  "newsletter.text": texts(SITE_LIMITS.text),
  "newsletter.welcome": texts(sentence),
  "about.tagline": texts(sentence),
  "about.closing": texts(sentence),
  "about.title": texts(title),
  "about.description": texts(description),
  delivery: texts(SITE_LIMITS.delivery),
  socialUrl: texts(url),
  name: texts(SITE_LIMITS.name),
  language: choice(),
  currency: choice(),
  timeZone: choice(),
  "hero.imageUrl": text(),
  "hero.focus": whole<SiteContent["hero"]["focus"]>({
    empty: undefined,
    say: (point) => (point ? `${point.x}% ${point.y}%` : ""),
  }),
  "hero.films": list((film: string) => film),
  "process.minutes": wholeNumber({ max: SITE_LIMITS.minutes }),
  "process.steps": list(
    ({ title, text, imageUrl = "" }: SiteContent["process"]["steps"][number]) =>
      `${title}: ${text} ${imageUrl}`,
  ),
  "process.days": whole<SiteContent["process"]["days"]>({
    empty: undefined,
    say: (days = []) =>
      days.map(({ title, text }) => `${title}: ${text}`).join("\n"),
  }),
  "gallery.pictures": list(
    (picture: SiteContent["gallery"]["pictures"][number]) =>
      `${picture.alt} (${picture.imageUrl})`,
  ),
  palette: choice(),
  mark: text(),
  deliveryOptions: options(),
  payment: whole<DraftContent["payment"]>({
    empty: null,
    say: (payment) =>
      [payment?.bank?.holder, payment?.bank?.iban, payment?.link]
        .filter(Boolean)
        .join(", "),
  }),
  invoice: whole<DraftContent["invoice"]>({
    empty: null,
    say: (invoice) =>
      [invoice?.prefix, invoice?.taxNumber, invoice?.vatRate, invoice?.footer]
        .filter(Boolean)
        .join(", "),
  }),
  "legal.country": choice(),
  "legal.orderWording": choice(),
  "legal.priceNote": texts(LEGAL_LIMITS.priceNote),
  "legal.totalNote": texts(LEGAL_LIMITS.priceNote),
  "legal.mailText": area({ input: { maxLength: LEGAL_LIMITS.mailText } }),
  "legal.maker": area({ input: { maxLength: LEGAL_LIMITS.maker } }),
  "legal.withdrawalDays": wholeNumber({ max: LEGAL_LIMITS.withdrawalDays }),
  "legal.withdrawalCustom": flag(),
  "legal.confirmSubscriptions": flag(),
  hidden: whole<DraftContent["hidden"]>({
    empty: [],
    say: (sections) => sections.join(", "),
  }),
  pause: whole<DraftContent["pause"]>({ empty: null }),
  pace: whole<DraftContent["pace"]>({ empty: null }),
  numbers: whole<DraftContent["numbers"]>({ empty: true }),
};

/** How the shop delivers, with prices that are sent as the API takes them. */
function options(): Kind<DraftOption[]> {
  const kind = list<DraftOption>(
    ({ name, price, note, countries, freeFrom, tiers = [] }) =>
      [
        name,
        price,
        ...tiers.map((tier) => `${tier.from}: ${tier.price}`),
        freeFrom,
        note,
        ...countries,
      ]
        .filter(Boolean)
        .join(", "),
  );
  const toBody = (options: DraftOption[], name: string) => ({
    [name]: toSentOptions(options),
  });
  return { ...kind, toBody };
}

/** Returns the options with their prices as the API takes them. */
export const toSentOptions = (options: readonly DraftOption[]): DraftOption[] =>
  options.map((option) => ({
    ...option,
    price: toWirePrice(option.price),
    freeFrom: option.freeFrom?.trim() ? toWirePrice(option.freeFrom) : null,
    tiers: (option.tiers ?? []).map(({ from, price }) => ({
      from,
      price: toWirePrice(price),
    })),
  }));

/** How the site is saved. Its form is the content of the draft. */
export const editedSite = {
  table: siteTable,
  rowSchema: AdminSite,
  toForm: contentOf,
  save: (body: object, { updatedAt }: AdminSite): Promise<AdminSite> =>
    sendAsMaker(changePartOfSite, { body, headers: ifMatchHeader(updatedAt) }),
};

/** Returns only the parts of a site that the maker edits. */
export function contentOf(site: AdminSite): DraftContent {
  const { pictures: _, pages: __, updatedAt: ___, ...content } = site;
  return content;
}

type EditorTexts = Messages["panel"]["editor"];

export const siteLabels = (
  t: EditorTexts,
): Record<keyof typeof siteTable, string> => ({
  ...t.fields,
  language: t.lines.language,
  currency: t.lines.currency,
  timeZone: t.lines.timeZone,
  "hero.imageUrl": t.lines.picture,
  "hero.focus": t.lines.position,
  "hero.films": t.lines.film,
  "process.minutes": t.lines.minutes,
  "process.steps": t.lines.steps,
  "process.days": t.lines.days,
  "gallery.pictures": t.lines.gallery,
  palette: t.lines.palette,
  mark: t.lines.mark,
  deliveryOptions: t.delivery.title,
  payment: t.payment.title,
  invoice: t.invoice.title,
  "legal.country": t.law.country,
  "legal.orderWording": t.law.orderWording,
  "legal.priceNote": t.law.priceNote,
  "legal.totalNote": t.law.totalNote,
  "legal.mailText": t.law.mailText,
  "legal.maker": t.law.maker,
  "legal.withdrawalDays": t.law.withdrawalDays,
  "legal.withdrawalCustom": t.law.withdrawalCustom,
  "legal.confirmSubscriptions": t.law.confirmSubscriptions,
  hidden: t.law.hidden,
  // Another form changes these.
  pause: "",
  pace: "",
  numbers: "",
});

const isNamed = (path: string): path is keyof typeof siteTable =>
  path in siteTable;

/** Returns the label and the maximum length of the text at a path. */
export function fieldAt(
  path: string,
  t: EditorTexts,
): { label: string; max: number } {
  const [, list, index = "", name] =
    /^(process\.steps|process\.days|gallery\.pictures)\.(\d+)\.(\w+)$/.exec(
      path,
    ) ?? [];
  const place = Number(index) + 1;
  if (list === "process.steps")
    return name === "title"
      ? { label: t.stepTitle(place), max: title }
      : { label: t.stepText(place), max: SITE_LIMITS.text };
  if (list === "process.days")
    return name === "title"
      ? { label: t.dayTitle(place), max: title }
      : { label: t.dayText(place), max: SITE_LIMITS.delivery };
  if (list) return { label: t.pictureShows(place), max: alt };
  if (!isNamed(path)) return { label: path, max: SITE_LIMITS.text };
  const { input } = siteTable[path];
  return {
    label: siteLabels(t)[path],
    max: input?.maxLength ?? SITE_LIMITS.text,
  };
}

/** Where makers are likely to be; programs may set any country. */
const COUNTRIES =
  "AT AU BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT JP LI LT LU LV MT NL NO NZ PL PT RO SE SI SK US";

/** Among what the maker can choose, besides what is chosen. */
export function useSiteOptions({
  country,
  timeZone,
}: {
  country: string;
  timeZone: string;
}): Record<string, Options> {
  const { details, law } = useMessages("panel").editor;
  const { locale } = useFormats();
  // Browsers list neither UTC nor former names.
  const [zones, currencies] = useMemo(() => {
    const known = Intl.supportedValuesOf("timeZone");
    const all = [...new Set([timeZone, "UTC", ...known])].sort();
    const codes = usableCurrencies();
    return [
      all.map((zone) => [zone, zone] as const),
      named(codes, locale, "currency").map(
        ([code, name]) => [code, `${name} (${code})`] as const,
      ),
    ];
  }, [locale, timeZone]);
  const codes = new Set([...COUNTRIES.split(" "), country].filter(Boolean));
  return {
    language: LANGUAGES.map((id) => [id, LANGUAGE_NAMES[id]]),
    currency: currencies,
    timeZone: zones,
    palette: PALETTE_IDS.map((id) => [id, details.palettes[id]]),
    "legal.country": [["", law.noCountry], ...named(codes, locale, "region")],
    "legal.orderWording": ORDER_WORDINGS.map((id) => [id, law[id]]),
    hidden: HIDEABLE.map((id) => [id, law.sections[id]]),
  };
}

/** Returns codes and their names, sorted by name. */
function named(
  codes: Iterable<string>,
  locale: string,
  type: "region" | "currency",
): [code: string, name: string][] {
  const names = new Intl.DisplayNames(locale, { type });
  return [...codes]
    .map((code): [string, string] => [code, names.of(code) ?? code])
    .sort(([, one], [, other]) => one.localeCompare(other, locale));
}
