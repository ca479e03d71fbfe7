// What the columns of other shops' files are called: Etsy's list of listings,
// Shopify's products (the names of both its formats) and Big Cartel's.

/** Compared without case, spaces and signs. */
export const COLUMNS = {
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
/** What says nothing about a clip that this shop could keep. */
const KNOWN =
  /^(?:option[123](?:name|linkedto)|variation[12](?:type|name)|imageposition|imagealttext|published|publishedononlinestore|variantfulfillmentservice|varianttaxable|variantrequiresshipping)$/;

const plainName = (header: string): string =>
  header.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Where each thing stands in a row. */
export type Layout = {
  one: Partial<Record<Column, number>>;
  pictures: number[];
  rowOptions: number[];
  listedOptions: number[];
  /** The columns that are not understood, by their place. */
  unread: Map<number, string>;
};

/** Reads the first line of a file; returns undefined if it names no clips. */
export function readLayout(header: readonly string[]): Layout | undefined {
  const names = header.map(plainName);
  const one: Layout["one"] = {};
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
