import * as calls from "#shared/import/calls.ts";
import {
  type ImportedItem,
  type ImportItem,
  type ImportPreview,
  type ImportState,
  MAX_FILE_BYTES,
} from "#shared/import/schema.ts";
import { createImported, findImported, listTaken } from "./imports.ts";
import type { Deps } from "#server/deps.ts";
import { parseBody, readBytes } from "#server/http/bodies.ts";
import { routes } from "#server/http/routes.ts";
import { createSemaphore } from "#server/runtime/bounds.ts";
import { ProductInput } from "#shared/catalog/schema.ts";
import { MAX_UPLOAD_BYTES } from "#shared/images/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { changeCatalog } from "./item-rows.ts";
import { Problem } from "#server/http/problem.ts";
import { storeUpload } from "#server/images/files.ts";
import { errorFields } from "#server/runtime/log.ts";
import { readTable } from "./read-table.ts";
import { FetchError, type FetchOptions, fetchPublic } from "./fetch-public.ts";

/** Pictures of strangers are fetched and decoded for one clip at a time. */
const READ_LIMITS = { concurrency: 1, maxWaiting: 3, retryAfterSeconds: 20 };
const IMPORT_TIMEOUT_SECONDS = 255;

/** Adds the routes with which the maker brings her clips from another shop. */
export function importRoutes(deps: Deps) {
  const limited = createSemaphore(READ_LIMITS);
  return routes(calls, {
    previewImport: async ({ request }): Promise<ImportPreview> => {
      const bytes = await readBytes(request, MAX_FILE_BYTES);
      const { formats } = await deps.locale();
      const table = await readTable(bytes, formats.currency);
      return { ...table, items: await withStates(deps, table.items) };
    },

    importItem: (sent) => {
      sent.allowSilence(IMPORT_TIMEOUT_SECONDS);
      return limited(() => importItem(deps, sent.body));
    },
  });
}

async function withStates<Item extends ImportItem>(
  { db }: Deps,
  items: Item[],
) {
  const rows = await listTaken(db);
  const names = new Set(rows.map(({ name }) => name.toLowerCase()));
  const keys = new Set(rows.map(({ importKey }) => importKey));
  const stateOf = ({ key, name, price, pictures }: ImportItem): ImportState => {
    if (keys.has(key)) return "imported";
    if (price === "") return "withoutPrice";
    if (pictures.length === 0) return "withoutPicture";
    return names.has(name.toLowerCase()) ? "named" : "new";
  };
  return items.map((item) => ({ ...item, state: stateOf(item) }));
}

/**
 * The time for all pictures of a clip; below the longest timeout of a
 * connection.
 */
const PICTURES_MS = 200_000;
/** Between two pictures: the other shop's server is asked as by a visitor. */
const PAUSE_MS = 500;

type Guest = Pick<FetchOptions, "resolve"> & { pauseMs?: number };

/**
 * Adds a clip of another shop, hidden, with its pictures. One that was imported
 * before and is there stays as it is. Throws "invalid" where no picture can be
 * had, and for what no product can be.
 */
export async function importItem(
  deps: Deps,
  item: ImportItem,
  guest: Guest = {},
): Promise<ImportedItem> {
  const before = await findImported(deps.db, item.key);
  if (before) return { product: before, isNew: false, missingPictures: 0 };
  const pictures = await fetchPictures(deps, item, guest);
  const [first] = pictures;
  if (!first)
    throw new Problem("invalid", { message: errorKey("importPicture") });
  const input = parseBody(ProductInput, toBody(item, pictures));
  const { language } = (await deps.locale()).formats;
  const now = deps.clock.now();
  const { key } = item;
  return changeCatalog(deps, async (tx) => {
    const twin = await findImported(tx, key);
    if (twin) return { product: twin, isNew: false, missingPictures: 0 };
    const product = await createImported(tx, {
      ...input,
      ...{ importKey: key, now, language },
    });
    const missingPictures = item.pictures.length - pictures.length;
    return { product, isNew: true, missingPictures };
  });
}

type FetchedPicture = { imageUrl: string; variantIndex?: number };

/** Fetches the pictures one after the other; returns those that can be had. */
async function fetchPictures(
  deps: Deps,
  { pictures }: ImportItem,
  { resolve, pauseMs = PAUSE_MS }: Guest,
): Promise<FetchedPicture[]> {
  const signal = AbortSignal.timeout(PICTURES_MS);
  const fetched: FetchedPicture[] = [];
  for (const [index, { url, variant }] of pictures.entries()) {
    if (index > 0) await Bun.sleep(pauseMs);
    try {
      const bytes = await fetchPublic(url, {
        maxBytes: MAX_UPLOAD_BYTES,
        signal,
        ...(resolve && { resolve }),
      });
      const { imageUrl } = await storeUpload(deps, bytes);
      fetched.push({
        imageUrl,
        ...(variant !== undefined && { variantIndex: variant }),
      });
    } catch (error) {
      // A picture that is none, or is away, is told of by its number.
      const isExpected = error instanceof FetchError || isRefused(error);
      if (!isExpected) throw error;
      deps.log.warn("import_picture", errorFields(error));
    }
  }
  return fetched;
}

const isRefused = (error: unknown) =>
  error instanceof Problem && error.status < 500;

/** The body with which the maker would create the product. */
function toBody(
  { name, description, details, price, stockQuantity, ...item }: ImportItem,
  pictures: FetchedPicture[],
) {
  const variants = item.variants.map((variant) => ({
    ...variant,
    // A count of 0 means sold out there, and not counted here.
    available: variant.stockQuantity !== 0,
  }));
  return {
    ...{ name, description, details, price, variants, stockQuantity },
    inStock: stockQuantity !== 0,
    isHidden: true,
    imageUrl: pictures[0]?.imageUrl ?? "",
    pictures: pictures.map(({ imageUrl, variantIndex = -1 }) => ({
      imageUrl,
      ...(variantIndex in variants && { variantIndex }),
    })),
  };
}
