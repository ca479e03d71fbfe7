import type {
  DeliveryOption,
  DeliveryOptionInput,
} from "#shared/delivery/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { priceCents, toPrice } from "#shared/money/rules.ts";
import { currencyDigits } from "#shared/money/schema.ts";
import { roundCents } from "#shared/text/formats.ts";
import { invalidField } from "#server/http/problem.ts";
import { UPLOADS_PREFIX } from "#shared/api/paths.ts";
import type { SiteContent, SitePicture } from "#shared/site/schema.ts";
import type { Db } from "#server/db/handle.ts";
import { checkStoredFilm } from "#server/images/films.ts";
import { checkStoredPicture, findPictures } from "#server/images/store.ts";

// The parts of the site's content that are more than texts: the maker's ways of
// delivery, and the pictures and films that it names.

/** Gives each option an id that no other one ever had. */
export function withIds(
  sent: readonly DeliveryOptionInput[],
  lastId: number,
): { options: DeliveryOption[]; lastId: number } {
  let last = lastId;
  const given = new Set<number>();
  const options = sent.map((option) => {
    const { id } = option;
    // An id that was given before is that of an option which Undo brings back.
    const isKnown = id !== undefined && id <= lastId && !given.has(id);
    if (!isKnown) last += 1;
    const own = isKnown ? id : last;
    given.add(own);
    return { ...option, id: own };
  });
  return { options, lastId: last };
}

export function withShownPrices(
  options: readonly DeliveryOption[],
  currency: string,
): DeliveryOption[] {
  const hasDecimals = options.some((option) => pricesOf(option).some(isBroken));
  if (!hasDecimals || currencyDigits(currency) > 0) return [...options];
  return options.map((option) => ({
    ...option,
    price: rounded(option.price),
    freeFrom: option.freeFrom === null ? null : rounded(option.freeFrom),
    ...(option.tiers && {
      tiers: option.tiers.map(({ from, price }) => ({
        from,
        price: rounded(price),
      })),
    }),
  }));
}

/**
 * Throws "invalid" for decimals that the currency does not have. Those that are
 * stored may stay: the maker may have changed the currency alone.
 */
export function checkDecimals(
  sent: readonly DeliveryOptionInput[],
  stored: readonly DeliveryOptionInput[],
  currency: string,
): void {
  const known = new Set(stored.flatMap(pricesOf));
  for (const [index, option] of sent.entries())
    for (const [name, price] of namedPrices(option)) {
      if (!isBroken(price) || known.has(price)) continue;
      if (currencyDigits(currency) > 0) continue;
      const field = `deliveryOptions.${index}.${name}`;
      throw invalidField(field, errorKey("priceWhole"));
    }
}

/** The prices of an option, with their fields. */
const namedPrices = ({
  price,
  freeFrom,
  tiers = [],
}: DeliveryOptionInput): [field: string, price: string][] => [
  ["price", price],
  ...(freeFrom === null ? [] : [["freeFrom", freeFrom] as [string, string]]),
  ...tiers.map((tier, at): [string, string] => [
    `tiers.${at}.price`,
    tier.price,
  ]),
];

const pricesOf = (option: DeliveryOptionInput): string[] =>
  namedPrices(option).map(([, price]) => price);

const isBroken = (price: string) => !price.endsWith(".00");

const rounded = (price: string) => toPrice(roundCents(priceCents(price), 0));

/** The field and the address of each picture in the content. */
function pictureFields({ hero, process, gallery, mark }: SiteContent) {
  const fields: [field: string, imageUrl: string][] = [
    ["hero.imageUrl", hero.imageUrl],
    ["mark", mark],
    ...process.steps.map(({ imageUrl = "" }, index): [string, string] => [
      `process.steps.${index}.imageUrl`,
      imageUrl,
    ]),
    ...gallery.pictures.map(({ imageUrl }, index): [string, string] => [
      `gallery.pictures.${index}.imageUrl`,
      imageUrl,
    ]),
  ];
  return fields.filter(([, imageUrl]) => imageUrl !== "");
}

/** Returns the sizes of the pictures that the shop stores, by address. */
export async function storedPictures(
  db: Db,
  content: SiteContent,
): Promise<Record<string, SitePicture>> {
  const urls = pictureFields(content).map(([, imageUrl]) => imageUrl);
  const found = await findPictures(db, [...new Set(urls)]);
  const stored: Record<string, SitePicture> = {};
  for (const [url, picture] of found)
    if (picture) {
      const { width, height, widths } = picture;
      stored[url] = { width, height, widths };
    }
  return stored;
}

/** Throws "invalid" for an upload that no longer exists. */
export async function checkSitePictures(
  db: Db,
  content: SiteContent,
): Promise<void> {
  for (const [field, imageUrl] of pictureFields(content))
    await checkStoredPicture(db, imageUrl, field);
  for (const [index, film] of content.hero.films.entries())
    if (film.startsWith(`${UPLOADS_PREFIX}/`))
      await checkStoredFilm(db, film, `hero.films.${index}`);
}
