import { toPrice } from "#shared/money/rules.ts";
import { readTypedPrice } from "#shared/money/schema.ts";
import { plainText } from "./plain-text.ts";

// The names that columns have in other shops' files: Etsy's list of listings,
// Shopify's products (the names of both its formats) and Big Cartel's.

/** Compared without case, spaces and signs. */
const COLUMNS = {
  key: ["urlhandle", "handle", "permalink", "listingid", "productid", "id"],
  name: ["title", "productname", "name"],
  text: ["bodyhtml", "description", "productdescription", "body"],
  price: ["variantprice", "price", "productprice", "defaultprice"],
  stock: ["variantinventoryqty", "inventoryquantity", "quantity", "stock"],
  picture: ["imagesrc", "productimageurl", "imageurl", "image", "images"],
  variantPicture: ["variantimage", "variantimageurl"],
  tracker: ["variantinventorytracker", "inventorytracker"],
  oversold: ["variantinventorypolicy", "continuesellingwhenoutofstock"],
  status: ["status"],
  giftCard: ["giftcard"],
  currency: ["currencycode"],
} as const;
export type Column = keyof typeof COLUMNS;

/** "Image 1", "image_url_2", "IMAGE10". */
const NUMBERED_PICTURE = /^(?:product)?image(?:url|src)?(\d{1,2})$/;
/** The value of an option in a row of its own. */
const ROW_OPTION = /^(?:option([123])value|optionname)$/;
/** All values of an option in one row, as Etsy writes them. */
const LISTED_OPTION = /^variation([12])values$/;
/** The columns that say nothing about a clip that this shop could keep. */
const KNOWN =
  /^(?:option[123](?:name|linkedto)|variation[12](?:type|name)|imageposition|imagealttext|published|publishedononlinestore|variantfulfillmentservice|varianttaxable|variantrequiresshipping)$/;

const plainName = (header: string): string =>
  header.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Where each thing stands in a row. */
export type TableLayout = {
  one: Partial<Record<Column, number>>;
  pictures: number[];
  rowOptions: number[];
  listedOptions: number[];
  /** The columns that are not understood, by their place. */
  unread: Map<number, string>;
};

/** Reads the first line of a file; returns undefined if it names no clips. */
export function readLayout(header: readonly string[]): TableLayout | undefined {
  const names = header.map(plainName);
  const one: TableLayout["one"] = {};
  const used = new Set<number>();
  for (const [column, aliases] of Object.entries(COLUMNS)) {
    const alias = aliases.find((name) => names.includes(name));
    if (alias === undefined) continue;
    const at = names.indexOf(alias);
    Object.assign(one, { [column]: at });
    used.add(at);
  }
  const all = (pattern: RegExp) =>
    names.flatMap((name, at) => (pattern.test(name) ? [at] : []));
  const pictures = all(NUMBERED_PICTURE);
  const rowOptions = all(ROW_OPTION).slice(0, 3);
  const listedOptions = all(LISTED_OPTION).slice(0, 2);
  for (const at of [...pictures, ...rowOptions, ...listedOptions]) used.add(at);
  if (one.name === undefined || one.price === undefined) return undefined;
  const unread = new Map(
    header.flatMap((name, at) =>
      used.has(at) || KNOWN.test(plainName(name)) ? [] : [[at, name] as const],
    ),
  );
  return { one, pictures, rowOptions, listedOptions, unread };
}

// The cells of another shop's table are read here. Cells are as long as the
// file, so each is cut before anything looks at it.

const MAX_PRICE = 40;
const MAX_STOCK = 999_999;
const MAX_OPTION = 2_000;
const MAX_OPTION_LIST = 60_000;

/** A number with a sign or a code of a currency on one side of it. */
const PRICE =
  /^(?<before>[^\d\s.,+-]{0,4})\s?(?<number>\d[\d., '\u2019]*)\s?(?<after>[^\d\s.,+-]{0,4})$/u;
const SIGN = /^[A-Z]{0,2}\p{Sc}$/u;
/** Written out for people: 1,234.50 and 1.234,50 and 1 234,50. */
const GROUPED = /^\d{1,3}(?<group>[., '\u2019])\d{3}(?<decimals>[.,]\d{1,2})?$/;
/** The words that some write for a currency in place of a sign or a code. */
const WORDS = ["kr", "kr.", "zł", "kč", "ft", "fr.", "лв", "lei"];
const CODES = new Set(Intl.supportedValuesOf("currency"));

export type ReadPrice = {
  /** As on the wire. */
  price: string;
  /** The sign or code beside it, or "". */
  currency: string;
};

/** Reads a price; returns undefined for a text that is none, such as a range. */
export function readPrice(cell: string): ReadPrice | undefined {
  const text = plainText(cell.slice(0, MAX_PRICE + 1)).normalize("NFKC");
  const {
    before = "",
    number = "",
    after = "",
  } = (text.length <= MAX_PRICE && PRICE.exec(text)?.groups) || {};
  const currency = before || after;
  if ((before && after) || (currency && !isCurrencyWord(currency)))
    return undefined;
  const cents = readTypedPrice(withoutGroups(number.trim()));
  return cents === undefined ? undefined : { price: toPrice(cents), currency };
}

const isCurrencyWord = (word: string) =>
  SIGN.test(word) ||
  CODES.has(word.toUpperCase()) ||
  WORDS.includes(word.toLowerCase());

/** Leaves "1,234" as it is: for some it is a thousand, for others one. */
function withoutGroups(number: string): string {
  const { group = "", decimals = "" } = GROUPED.exec(number)?.groups ?? {};
  const isClear = decimals
    ? !decimals.startsWith(group)
    : /[ '\u2019]/.test(group);
  return group && isClear ? number.replace(group, "") : number;
}

/** Whether a sign or code can mean a currency: "$" and "CA$" are some dollars. */
export function canMean(word: string, currency: string): boolean {
  if (word.toUpperCase() === currency) return true;
  const format = { style: "currency", currency } as const;
  const symbols = (["narrowSymbol", "symbol"] as const).map((currencyDisplay) =>
    new Intl.NumberFormat("en", { ...format, currencyDisplay })
      .formatToParts(1)
      .find(({ type }) => type === "currency")
      ?.value.toLowerCase(),
  );
  const sign = word.replace(/\.$/, "").toLowerCase();
  if (symbols.includes(sign)) return true;
  const [, country = "", only] = /^([A-Z]{1,2})(\p{Sc})$/u.exec(word) ?? [];
  return currency.startsWith(country) && symbols[0] === only;
}

/** Undefined for what is not counted; what was sold too often is gone. */
export function readStock(cell: string): number | undefined {
  const digits = /^(-?)(\d{1,12})(?:[.,]0{1,4})?$/.exec(
    cell.trim().slice(0, 20),
  );
  if (!digits) return undefined;
  return digits[1] ? 0 : Math.min(Number(digits[2]), MAX_STOCK);
}

/** The option that a row of its own tells of; Shopify's default is none. */
export function readRowOption(cells: readonly string[]): string {
  return cells
    .map((cell) => oneLine(plainText(cell.slice(0, MAX_OPTION))))
    .filter((value) => value && value !== "Default Title")
    .join(" / ");
}

/**
 * The options of a row that lists all values of one or two, at most `max` of
 * them, and how many there are.
 */
export function readListedOptions(
  lists: readonly string[],
  max: number,
): { options: string[]; count: number } {
  const [one = [], two = []] = lists
    .map((list) =>
      plainText(list.slice(0, MAX_OPTION_LIST))
        .split(",")
        .map((value) => oneLine(value).trim())
        .filter(Boolean),
    )
    .filter((values) => values.length > 0);
  if (two.length === 0)
    return { options: one.slice(0, max), count: one.length };
  const options = one
    .slice(0, max)
    .flatMap((a) => two.slice(0, max).map((b) => `${a} / ${b}`));
  return { options: options.slice(0, max), count: one.length * two.length };
}

export const oneLine = (text: string): string => text.replaceAll("\n", " ");

/** The addresses of pictures in a cell, which may list several. */
export function readPictureUrls(cell: string): string[] {
  return cell
    .split(/[\s,|](?=https?:)/i)
    .map((part) => /^https?:\/\/[^\s|]+/i.exec(part.trim())?.[0] ?? "")
    .map(withoutCommas)
    .filter((url) => url !== "" && url.length <= 2_000);
}

function withoutCommas(url: string): string {
  let end = url.length;
  while (url[end - 1] === ",") end -= 1;
  return url.slice(0, end);
}

export const isYes = (cell: string): boolean =>
  ["true", "yes", "1", "continue"].includes(cell.trim().toLowerCase());
