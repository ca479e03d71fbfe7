import {
  type ImportItem,
  type ImportPreview,
  MAX_IMPORT_ITEMS,
} from "#shared/import/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { Problem } from "#server/http/problem.ts";
import { readCsv } from "#server/http/read-csv.ts";
import {
  canMean,
  type Column,
  isYes,
  type TableLayout,
  readPictureUrls,
  readLayout,
  readPrice,
  readRowOption,
} from "./cells.ts";
import { addRow, type ReadProduct, startProduct } from "./product-of-rows.ts";

/** A product may take a row for each of its variants and pictures. */
const MAX_ROWS = 20 * MAX_IMPORT_ITEMS;
/** The most that are named where something is said of them. */
const NAMED = { rows: 20, columns: 50, signs: 60, currencies: 5 };
const NO_CLIPS = ["draft", "archived"];

type Item = Omit<ImportPreview["items"][number], "state">;
type Table = Omit<ImportPreview, "items"> & { items: Item[] };

/** The facts that are known of a file while its rows are read. */
type Reading = {
  layout: TableLayout;
  width: number;
  products: Map<string, ReadProduct | "drafts" | "giftCards">;
  /** The number of the last product of a name, where a table has no keys. */
  namesakes: Map<string, number>;
  currencies: Set<string>;
  unread: Set<number>;
  unevenRows: number[];
};

/**
 * Reads the file of another shop. Throws "invalid" for what is no such table,
 * and for one that is too long.
 */
export async function readTable(
  csv: Uint8Array,
  shopCurrency: string,
): Promise<Table> {
  const { rows, isGuessed } = readCsv(csv);
  let reading: Reading | undefined;
  let at = 0;
  for await (const row of rows) {
    at += 1;
    if (at > MAX_ROWS) throw invalid(errorKey("importMany", MAX_IMPORT_ITEMS));
    if (row.every((cell) => cell.trim() === "")) continue;
    if (!reading) reading = start(row);
    else readRow(reading, row, at);
  }
  if (!reading) throw invalid(errorKey("importTable"));
  return { ...sumUp(reading, shopCurrency), isGuessed };
}

const invalid = (message: ReturnType<typeof errorKey>) =>
  new Problem("invalid", { message });

function start(header: readonly string[]): Reading {
  const layout = readLayout(header);
  if (!layout) throw invalid(errorKey("importTable"));
  return {
    layout,
    width: header.length,
    products: new Map(),
    namesakes: new Map(),
    currencies: new Set(),
    unread: new Set(),
    unevenRows: [],
  };
}

function readRow(reading: Reading, row: readonly string[], at: number): void {
  const { layout, width, products } = reading;
  if (row.length < width || row.slice(width).some((cell) => cell.trim() !== ""))
    return void reading.unevenRows.push(at);
  const cell = (column: Column) => row[layout.one[column] ?? -1]?.trim() ?? "";
  const cells = (places: readonly number[]) =>
    places.map((place) => row[place] ?? "");
  const option = readRowOption(cells(layout.rowOptions));
  const key = keyOf(reading, cell("key"), cell("name"), option);
  if (key === "") return;
  const price = readPrice(cell("price"));
  if (!products.has(key)) {
    if (products.size >= MAX_IMPORT_ITEMS)
      throw invalid(errorKey("importMany", MAX_IMPORT_ITEMS));
    products.set(
      key,
      (isYes(cell("giftCard")) && "giftCards") ||
        (NO_CLIPS.includes(cell("status").toLowerCase()) && "drafts") ||
        startProduct(key, cell("name") || key, cell("text")),
    );
  }
  for (const place of layout.unread.keys())
    if (row[place]?.trim()) reading.unread.add(place);
  const product = products.get(key);
  if (product === undefined || typeof product === "string") return;
  for (const currency of [cell("currency"), price?.currency])
    if (currency && reading.currencies.size < NAMED.currencies)
      reading.currencies.add(currency.slice(0, 10));
  if (cell("price") !== "" && !price) product.isUnpriced = true;
  addRow(product, {
    price: price?.price ?? "",
    stock: cell("stock"),
    isCounted:
      !isYes(cell("oversold")) &&
      (layout.one.tracker === undefined || cell("tracker") !== ""),
    option,
    lists: cells(layout.listedOptions),
    pictures: [cell("picture"), ...cells(layout.pictures)].flatMap(
      readPictureUrls,
    ),
    variantPictures: readPictureUrls(cell("variantPicture")),
  });
}

/**
 * Where a table has no column for it, a product is known by its name. A further
 * row of the name is another product, unless it tells of an option.
 */
function keyOf(
  { layout, namesakes, products }: Reading,
  own: string,
  name: string,
  option: string,
): string {
  const key = own || name;
  if (layout.one.key !== undefined || key === "") return key;
  const numbered = (number: number) =>
    number > 1 ? `${key.slice(0, 280)} (${number})` : key;
  let number = namesakes.get(key) ?? 0;
  if (option === "" || number === 0) {
    do number += 1;
    while (products.has(numbered(number)));
    namesakes.set(key, number);
  }
  return numbered(number);
}

function sumUp(reading: Reading, shopCurrency: string) {
  const { layout, products, unevenRows } = reading;
  const all = [...products.values()];
  const count = (kind: string) =>
    all.filter((product) => product === kind).length;
  const unread = [...reading.unread].flatMap(
    (place) => layout.unread.get(place)?.slice(0, NAMED.signs) ?? [],
  );
  return {
    items: all.flatMap((product) =>
      typeof product === "string" ? [] : toItem(product),
    ),
    unread:
      unread.length > NAMED.columns
        ? [...unread.slice(0, NAMED.columns), "..."]
        : unread,
    unevenRows: unevenRows.slice(0, NAMED.rows),
    left: {
      unevenRows: unevenRows.length,
      drafts: count("drafts"),
      giftCards: count("giftCards"),
    },
    currencies: [...reading.currencies].filter(
      (word) => !canMean(word, shopCurrency),
    ),
  };
}

function toItem({ item, losses, isUnpriced }: ReadProduct): Item {
  const whole: ImportItem = isUnpriced ? { ...item, price: "" } : item;
  return {
    ...whole,
    losses: Array.from(losses, ([of, count]) => ({ of, count })),
  };
}
