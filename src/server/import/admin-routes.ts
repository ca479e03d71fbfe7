import * as calls from "#shared/import/calls.ts";
import {
  type ImportItem,
  type ImportPreview,
  type ImportState,
  MAX_FILE_BYTES,
} from "#shared/import/schema.ts";
import { listTaken } from "#server/catalog/imports.ts";
import type { Deps } from "#server/deps.ts";
import { readBytes } from "#server/http/bodies.ts";
import { routes } from "#server/http/routes.ts";
import { createSemaphore } from "#server/runtime/semaphore.ts";
import { importItem } from "./import-item.ts";
import { readTable } from "./read-table.ts";

/** Pictures of strangers are fetched and decoded for one clip at a time. */
const LIMITS = { concurrency: 1, maxWaiting: 3, retryAfterSeconds: 20 };
const IMPORT_TIMEOUT_SECONDS = 255;

/** Adds the routes with which the maker brings her clips from another shop. */
export function importRoutes(deps: Deps) {
  const limited = createSemaphore(LIMITS);
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
