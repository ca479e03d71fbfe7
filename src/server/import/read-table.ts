import {
  type ImportItem,
  MAX_IMPORT_ITEMS,
  MAX_IMPORT_PICTURES,
} from "#shared/import/schema.ts";
import { errorText } from "#shared/messages/error-text.ts";
import { toPrice } from "#shared/money/cents.ts";
import { readTypedPrice } from "#shared/money/typed-price.ts";
import { Problem } from "#server/http/problem.ts";
import { readCsv } from "#server/runtime/read-csv.ts";
import { type Column, type Layout, readLayout } from "./columns.ts";
import { divide, plainText } from "./plain-text.ts";

/** A clip may take a row for each of its variants and pictures. */
const MAX_ROWS = 20 * MAX_IMPORT_ITEMS;
const MAX_STOCK = 999_999;
const MAX_VARIANTS = 20;
const LIMITS = { name: 100, title: 60, description: 1_000, details: 5_000 };

type Table = {
  items: ImportItem[];
  /** The columns that hold something which has no place here. */
  unread: string[];
};

/**
 * Reads the file of another shop. Throws "invalid" for what is no such table,
 * and for one that is too long.
 */
export function readTable(csv: Uint8Array): Table {
  const [header = [], ...rows] = parseRows(csv);
  const layout = readLayout(header);
  if (!layout) throw invalid(errorText("importTable"));
  const products = new Map<string, ImportItem>();
  for (const row of rows) addRow(products, row, layout);
  if (products.size > MAX_IMPORT_ITEMS || rows.length >= MAX_ROWS)
    throw invalid(errorText("importMany", MAX_IMPORT_ITEMS));
  const unread = [...layout.unread].filter(([at]) =>
    rows.some((row) => (row[at] ?? "").trim() !== ""),
  );
  return {
    items: [...products.values()],
    unread: unread.map(([, name]) => name),
  };
}

const invalid = (message: ReturnType<typeof errorText>) =>
  new Problem("invalid", { message });

function parseRows(csv: Uint8Array): string[][] {
  try {
    return readCsv(csv, MAX_ROWS + 1);
  } catch {
    throw invalid(errorText("importTable"));
  }
}

/** Adds a row: a clip, or a further variant or picture of one. */
function addRow(
  products: Map<string, ImportItem>,
  row: readonly string[],
  layout: Layout,
): void {
  const cell = (column: Column) => {
    const at = layout.one[column];
    return at === undefined ? "" : (row[at] ?? "").trim();
  };
  const key = (cell("key") || cell("name")).slice(0, 300);
  if (key === "") return;
  let item = products.get(key);
  if (!item) {
    item = startItem(key, cell("name") || key, cell("text"));
    products.set(key, item);
  }
  const price = priceOf(cell("price"));
  const stock = stockOf(cell("stock"));
  const options = optionsOf(row, layout);
  if (item.price === "") item.price = price;
  if (options.length === 0 && item.variants.length === 0 && stock !== undefined)
    item.stockQuantity ??= stock;
  for (const title of options)
    if (
      item.variants.length < MAX_VARIANTS &&
      !item.variants.some((variant) => variant.title === title)
    )
      item.variants.push({
        title,
        price: price || item.price,
        // One row with all options says how many there are of all together.
        ...(options.length === 1 &&
          stock !== undefined && { stockQuantity: stock }),
      });
  const [first] = options;
  const variant = item.variants.findIndex(({ title }) => title === first);
  addPictures(item, [
    cell("picture"),
    ...layout.pictures.map((at) => row[at] ?? ""),
  ]);
  addPictures(
    item,
    [cell("variantPicture")],
    variant < 0 ? undefined : variant,
  );
}

function startItem(key: string, name: string, html: string): ImportItem {
  const title = plainText(name)
    .replaceAll("\n", " ")
    .slice(0, LIMITS.name)
    .trim();
  const [description, rest] = divide(plainText(html), LIMITS.description);
  return {
    key,
    name: title,
    // A product has a description in any case.
    description: description || title,
    details: divide(rest, LIMITS.details)[0],
    price: "",
    variants: [],
    pictures: [],
  };
}

/** "" for what is no price. */
function priceOf(text: string): string {
  const cents = readTypedPrice(text.replace(/[^\d.,]/g, ""));
  return cents === undefined ? "" : toPrice(cents);
}

function stockOf(text: string): number | undefined {
  return /^\d+$/.test(text) ? Math.min(Number(text), MAX_STOCK) : undefined;
}

/** The names of the variants that a row tells of; Shopify's default is none. */
function optionsOf(row: readonly string[], layout: Layout): string[] {
  const values = (places: readonly number[]) =>
    places.map((at) => plainText(row[at] ?? "")).filter(Boolean);
  const own = values(layout.rowOptions).filter(
    (one) => one !== "Default Title",
  );
  if (own.length > 0) return [shorten(own.join(" / "))];
  const [one = [], two = []] = values(layout.listedOptions).map((list) =>
    list
      .split(",")
      .map((value) => value.trim())
      .filter(Boolean),
  );
  if (two.length === 0) return one.map(shorten);
  return one.flatMap((a) => two.map((b) => shorten(`${a} / ${b}`)));
}

const shorten = (title: string) =>
  title.replaceAll("\n", " ").slice(0, LIMITS.title).trim();

/** Adds the pictures that are not there yet; a cell may list several. */
function addPictures(
  item: ImportItem,
  cells: readonly string[],
  variant?: number,
): void {
  const urls = cells.flatMap((cell) => cell.split(/[\s,|]+(?=https?:)/));
  for (const url of urls.map((each) => each.trim())) {
    const known = item.pictures.find((picture) => picture.url === url);
    if (known) {
      if (variant !== undefined) known.variant ??= variant;
      continue;
    }
    if (!/^https?:\/\//i.test(url) || url.length > 2_000) continue;
    if (item.pictures.length >= MAX_IMPORT_PICTURES) return;
    item.pictures.push({ url, ...(variant !== undefined && { variant }) });
  }
}
