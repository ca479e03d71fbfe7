import { clipPath } from "#shared/api/paths.ts";
import { HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import type { Product } from "#shared/catalog/schema.ts";
import { listProducts } from "#server/catalog/store.ts";
import type { Deps } from "#server/deps.ts";
import { createCachedText } from "#server/http/cached-json.ts";
import { contentHash } from "#server/http/etag.ts";
import { errorFields } from "#server/runtime/log.ts";

// Search engines that take part (Bing, Yandex, Seznam; not Google) read a page
// again soon after they were told of it: https://www.indexnow.org/documentation

type Options = {
  /** One for all of them: whoever is told tells the others. */
  service?: string;
  /** The changes of one sitting are told at once. */
  pauseMs?: number;
  retryMs?: number;
};

const DEFAULTS = {
  service: "https://api.indexnow.org/indexnow",
  pauseMs: MINUTE_MS,
  retryMs: HOUR_MS,
} as const satisfies Options;

const TIMEOUT_MS = 15_000;
/** As many as they take at once. */
const MAX_ADDRESSES = 10_000;

const keyPath = (key: string) => `/${key}.txt`;

/** Serves the key, if there is one: it proves that the addresses are hers. */
export function createIndexNowKey(deps: Deps): void {
  const key = deps.config.indexNowKey;
  if (key === undefined) return;
  createCachedText(deps, {
    path: keyPath(key),
    type: "text/plain; charset=utf-8",
    read: async () => key,
  });
}

/** A clip's page by what search engines see of it. */
type Pages = ReadonlyMap<string, string>;

/**
 * Tells search engines of the clips that changed, are new or are gone, if the
 * settings have a key. Call the result to stop. What changes while the shop is
 * down they find by the sitemap.
 */
export async function startIndexNow(
  deps: Deps,
  options: Options = {},
): Promise<() => void> {
  const key = deps.config.indexNowKey;
  if (key === undefined) return () => {};
  const { service, pauseMs, retryMs } = { ...DEFAULTS, ...options };
  const stopped = new AbortController();
  const untold = new Set<string>();
  let soon: Timer | undefined;
  let again: Timer | undefined;
  let running = Promise.resolve();
  let pages = await readPages(deps);
  const start = () => {
    clearTimeout(again);
    soon = undefined;
    running = running.then(run);
  };
  async function run(): Promise<void> {
    if (stopped.signal.aborted) return;
    try {
      const now = await readPages(deps);
      const changed = changedPaths(pages, now);
      pages = now;
      // Every copy of the shop sees a change, and one tells of it.
      if (changed.length > 0 && (await deps.db.takeLease("index now", pauseMs)))
        for (const path of changed) untold.add(path);
      await tell();
    } catch (error) {
      if (stopped.signal.aborted) return;
      deps.log.warn("indexnow_failed", errorFields(error));
      again = setTimeout(start, retryMs).unref();
    }
  }
  async function tell(): Promise<void> {
    const paths = [...untold].slice(0, MAX_ADDRESSES);
    if (paths.length === 0) return;
    const response = await fetch(service, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify(messageOf(deps, paths)),
      signal: AbortSignal.any([
        stopped.signal,
        AbortSignal.timeout(TIMEOUT_MS),
      ]),
    });
    const { ok, status } = response;
    await response.body?.cancel();
    if (!ok && isPassing(status)) throw new Error(`answered ${status}`);
    // A refusal, such as 403 for a key that they cannot read, stays one.
    for (const path of paths) untold.delete(path);
    if (ok) deps.log.info("indexnow_told", { addresses: paths.length });
    else deps.log.warn("indexnow_refused", { status });
  }
  deps.changes.onChange(() => {
    soon ??= setTimeout(start, pauseMs).unref();
  });
  return () => {
    stopped.abort();
    clearTimeout(soon);
    clearTimeout(again);
  };
}

const isPassing = (status: number) => status === 429 || status >= 500;

/** The body of a message, as the documentation has it. */
function messageOf({ config }: Deps, paths: readonly string[]) {
  const { publicUrl, indexNowKey: key = "" } = config;
  return {
    host: new URL(publicUrl).host,
    key,
    keyLocation: `${publicUrl}${keyPath(key)}`,
    urlList: paths.map((path) => `${publicUrl}${path}`),
  };
}

async function readPages({ db }: Deps): Promise<Pages> {
  const products = await listProducts(db);
  return new Map(
    products.map((product) => [clipPath(product.slug), seenOf(product)]),
  );
}

/** A sale changes these, and the page only where it was the last one. */
const UNSEEN: ReadonlySet<string> = new Set<keyof Product>([
  "stockQuantity",
  "updatedAt",
]);

function seenOf(product: Product): string {
  const seen = (name: string, value: unknown) =>
    UNSEEN.has(name) ? undefined : value;
  return contentHash(JSON.stringify(product, seen));
}

function changedPaths(before: Pages, now: Pages): string[] {
  const paths = new Set([...before.keys(), ...now.keys()]);
  return [...paths].filter((path) => before.get(path) !== now.get(path));
}
