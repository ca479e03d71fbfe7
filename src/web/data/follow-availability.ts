import type { QueryClient } from "@tanstack/react-query";
import { followAvailability, getAvailability } from "#shared/stock/calls.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { getPace } from "#shared/pace/calls.ts";
import type { Availability } from "#shared/stock/schema.ts";
import { send } from "./api.ts";
import { availability, availabilityKey } from "./availability.ts";
import { reloadSeenCart } from "./follow-cart.ts";
import type { ShopPage } from "./shop-context.ts";
import { cartQuery } from "./queries.ts";

// Loaded when the page is quiet: nothing of it is needed for the first view.

/** Between two attempts where the shop gives no stream, and up to twice that. */
const ASK_EVERY_MS = 30_000;
/** A change that many wait for is not asked about by all at once. */
const SPREAD_MS = 500;

type Pause = Availability["pause"];
/** Changes what the page says; see `ShopContext`. */
export type ChangePage = (change: (page: ShopPage) => ShopPage) => void;

const isSamePause = (a: Pause, b: Pause) =>
  a?.from === b?.from && a?.until === b?.until && b !== undefined;

/**
 * Keeps what the page says about the stock true, by one connection for as long
 * as the page is seen and shows something that is counted or to come; learns of
 * the maker's pauses with it. Returns a function that ends this.
 */
export function follow(
  queryClient: QueryClient,
  change: ChangePage,
): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let knownPause: Pause;
  let askedAt = Date.now();

  function hear(told: Availability, isAll: boolean): void {
    tell(queryClient, told, isAll);
    const { pause } = told;
    const isFirst = knownPause === undefined;
    if (pause === undefined || isSamePause(pause, knownPause)) return;
    knownPause = pause;
    setTimeout(() => {
      // The bar then asks what to say.
      if (pause)
        change((page) => (page.pacing ? page : { ...page, pacing: {} }));
      if (!isFirst)
        void queryClient.invalidateQueries({ queryKey: [getPace.path] });
    }, Math.random() * SPREAD_MS);
  }

  function close(): void {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  }

  function look(): void {
    const isWanted =
      document.visibilityState === "visible" && isOfUse(queryClient);
    if (!isWanted) close();
    else if (!source) open();
  }

  /** A page without a stream learns of a pause when somebody comes back to it. */
  function onVisibility(): void {
    look();
    const isIdle = !source && document.visibilityState === "visible";
    if (!isIdle || Date.now() - askedAt < MINUTE_MS) return;
    askedAt = Date.now();
    send(getAvailability, {}).then(
      (told) => hear(told, true),
      () => {},
    );
  }

  function open(): void {
    clearTimeout(timer);
    const opened = new EventSource(followAvailability.path);
    source = opened;
    // One after the other: of two imports the later one may be there first, and
    // what was told before a change would then be shown after it.
    let last = Promise.resolve();
    const read = async ({ type, data }: MessageEvent<string>) => {
      const schema = await getAvailability.reply();
      hear(schema.parse(JSON.parse(data)), type === "all");
    };
    const onEvent = (event: MessageEvent<string>) => {
      // Without its code an event is left out, and the next one asks for it again.
      last = last.then(() => read(event)).catch(() => {});
    };
    opened.addEventListener("all", onEvent);
    opened.addEventListener("some", onEvent);
    // After a lost connection the browser connects again by itself.
    opened.addEventListener("error", () => {
      if (opened.readyState === EventSource.CLOSED) void ask();
    });
  }

  /** The shop has too many streams: asks now, and for a stream later. */
  async function ask(): Promise<void> {
    close();
    const waitMs = ASK_EVERY_MS * (1 + Math.random());
    timer = setTimeout(look, waitMs);
    try {
      hear(await send(getAvailability, {}), true);
    } catch {
      // The next attempt may have an answer.
    }
  }

  const unsubscribe = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === "updated") look();
  });
  document.addEventListener("visibilitychange", onVisibility);
  look();
  return () => {
    unsubscribe();
    document.removeEventListener("visibilitychange", onVisibility);
    close();
  };
}

/** Whether the page shows anything whose stock changes by the second. */
function isOfUse(queryClient: QueryClient): boolean {
  return queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => isCounted(state.data));
}

/** Whether data of the API has a product or a line that is counted. */
function isCounted(data: unknown): boolean {
  if (typeof data !== "object" || data === null) return false;
  if (Array.isArray(data)) return data.some(isCounted);
  if ("stockQuantity" in data && "productId" in data) return true;
  if (!("variants" in data && "stockQuantity" in data))
    return "product" in data && isCounted(data.product);
  return (
    Number(data.stockQuantity) > 0 ||
    ("availableFrom" in data && data.availableFrom !== null) ||
    (Array.isArray(data.variants) &&
      data.variants.some(({ stockQuantity }) => stockQuantity > 0))
  );
}

function tell(
  queryClient: QueryClient,
  { now, items }: Availability,
  isAll: boolean,
): void {
  const before = availability.get();
  const known = new Map(isAll ? [] : before?.items);
  for (const item of items)
    known.set(availabilityKey(item.productId, item.variantId), item);
  const aheadMs = Date.parse(now) - Date.now();
  availability.set({ aheadMs, items: known });
  // What the page had said of the cart's lines may have changed with it.
  const cart = queryClient.getQueryData(cartQuery.queryKey) ?? [];
  const changed = new Set(items.map(({ productId }) => productId));
  const isInCart = cart.some(
    ({ productId, stockQuantity }) =>
      stockQuantity !== undefined && changed.has(productId),
  );
  if (before && isInCart)
    setTimeout(() => reloadSeenCart(queryClient), Math.random() * SPREAD_MS);
}
