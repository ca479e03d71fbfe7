import {
  IMPORT_LIMITS,
  type ImportItem,
  type ImportLoss,
} from "#shared/import/schema.ts";
import { oneLine, readListedOptions, readStock } from "./cells.ts";
import { asMarkdown, cut, divide, hasMarks, plainText } from "./plain-text.ts";

/** The longest text of a product is a tenth of that, without its tags. */
const MAX_HTML = 60_000;
const MAX_DESCRIPTION = 1_000;
const MAX_DETAILS = IMPORT_LIMITS.text - MAX_DESCRIPTION;

/** A product as far as its rows were read. */
export type ReadProduct = {
  item: ImportItem;
  losses: Map<ImportLoss, number>;
  /** All options by their titles as a product takes them, and in full. */
  options: Map<string, string>;
  /** The addresses of all pictures. */
  urls: Set<string>;
  /** Whether one of its prices cannot be read. */
  isUnpriced: boolean;
};

export type ProductRow = {
  /** "" where the row has none. */
  price: string;
  stock: string;
  /** Whether the other shop counts it. */
  isCounted: boolean;
  /** The option of this row, or "". */
  option: string;
  /** The cells that list all options. */
  lists: readonly string[];
  pictures: readonly string[];
  variantPictures: readonly string[];
};

const lose = ({ losses }: ReadProduct, of: ImportLoss, count = 1) =>
  losses.set(of, (losses.get(of) ?? 0) + count);

export function startProduct(
  key: string,
  name: string,
  html: string,
): ReadProduct {
  const cell = html.slice(0, MAX_HTML);
  const title = oneLine(plainText(name.slice(0, MAX_HTML)));
  const shortTitle = cut(title, IMPORT_LIMITS.name).trim();
  const [description, rest] = divide(plainText(cell), MAX_DESCRIPTION);
  const [details, lost] = divide(asMarkdown(rest), MAX_DETAILS);
  const item: ImportItem = {
    key: key.slice(0, 300).toWellFormed(),
    name: shortTitle,
    // A product has a description in any case.
    description: description || shortTitle,
    // An escaping sign at the end would escape nothing.
    details: details.endsWith("\\") && lost ? details.slice(0, -1) : details,
    price: "",
    variants: [],
    pictures: [],
  };
  const product: ReadProduct = {
    item,
    losses: new Map(),
    options: new Map(),
    urls: new Set(),
    isUnpriced: false,
  };
  if (title.length > IMPORT_LIMITS.name) lose(product, "name");
  if (hasMarks(name.slice(0, MAX_HTML)) || hasMarks(cell))
    lose(product, "marks");
  if (lost || html.length > MAX_HTML) lose(product, "text");
  return product;
}

/** Adds what a row says: the product itself, or a further option or picture. */
export function addRow(product: ReadProduct, row: ProductRow): void {
  const { item } = product;
  const stock = row.isCounted ? readStock(row.stock) : undefined;
  if (item.price === "") item.price = row.price;
  const { options, count } = row.option
    ? { options: [row.option], count: 1 }
    : readListedOptions(row.lists, IMPORT_LIMITS.options);
  if (count > options.length) lose(product, "options", count - options.length);
  // One row with all options says how many there are of all together.
  const ofOne = count === 1 ? stock : undefined;
  if (count !== 1 && item.variants.length === 0 && stock !== undefined)
    item.stockQuantity ??= stock;
  for (const full of options)
    addOption(product, full, {
      price: row.price || item.price,
      ...(ofOne !== undefined && { stockQuantity: ofOne }),
    });
  addPictures(product, row.pictures);
  const shown = item.variants.findIndex(
    ({ title }) =>
      title === cut(options[0] ?? "", IMPORT_LIMITS.optionNames).trim(),
  );
  addPictures(product, row.variantPictures, shown < 0 ? undefined : shown);
}

function addOption(
  product: ReadProduct,
  full: string,
  rest: Omit<ImportItem["variants"][number], "title">,
): void {
  const title = cut(full, IMPORT_LIMITS.optionNames).trim();
  const known = product.options.get(title);
  if (known === full) return;
  if (full.length > IMPORT_LIMITS.optionNames) lose(product, "optionNames");
  product.options.set(title, known ?? full);
  const { variants } = product.item;
  if (known !== undefined || variants.length >= IMPORT_LIMITS.options)
    lose(product, "options");
  else variants.push({ title, ...rest });
}

/** Adds the pictures that are not there yet. */
function addPictures(
  product: ReadProduct,
  urls: readonly string[],
  variant?: number,
): void {
  const { pictures } = product.item;
  for (const url of urls) {
    const known = pictures.find((picture) => picture.url === url);
    if (known && variant !== undefined) known.variant ??= variant;
    if (product.urls.has(url)) continue;
    product.urls.add(url);
    if (pictures.length >= IMPORT_LIMITS.pictures) lose(product, "pictures");
    else pictures.push({ url, ...(variant !== undefined && { variant }) });
  }
}
