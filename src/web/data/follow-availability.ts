import type { QueryClient } from "@tanstack/react-query";
import { isCustomLine } from "#shared/cart/rules.ts";
import { followAvailability, getAvailability } from "#shared/stock/calls.ts";
import { getPace } from "#shared/pace/calls.ts";
import type { PaceNow } from "#shared/pace/schema.ts";
import type { Availability, CustomClips } from "#shared/stock/schema.ts";
import { send } from "./api.ts";
import { availability, availabilityKey } from "./availability.ts";
import { reloadSeenCart } from "./follow-cart.ts";
import type { ShopPage } from "./shop-context.ts";
import {
  cartQuery,
  charmsQuery,
  clipConfigQuery,
  resinsQuery,
} from "./queries.ts";

// Loaded when the page is quiet: nothing of it is needed for the first view.

/** Between two attempts where the shop gives no stream, and up to twice that. */
const ASK_EVERY_MS = 30_000;
/** A change that many wait for is not asked about by all at once. */
const SPREAD_MS = 500;

/** A page spreads it over what it says: a sale that has ended is no more. */
const NO_SALE = {
  regularPrice: undefined,
  lowestPrice: undefined,
  saleUntil: undefined,
};

type Pause = NonNullable<Availability["pause"]> | null;
/** Changes what the page says; see `ShopContext`. */
export type ChangePage = (change: (page: ShopPage) => ShopPage) => void;
/** The page that is told. */
type Told = { queryClient: QueryClient; change: ChangePage };

/**
 * Keeps what the page says of what may be bought true, by one connection for as
 * long as the page is seen: stock, drops, the maker's pauses, and of what custom
 * clips can be made. Returns a function that ends this.
 */
export function follow(
  queryClient: QueryClient,
  change: ChangePage,
): () => void {
  const page = { queryClient, change };
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  }

  function look(): void {
    if (document.visibilityState !== "visible") close();
    else if (!source) open();
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
      tell(page, schema.parse(JSON.parse(data)), type === "all");
    };
    const onEvent = (event: MessageEvent<string>) => {
      // Without its code an event is left out, and the next one asks for it again.
      last = last.then(() => read(event)).catch(() => {});
    };
    opened.addEventListener("all", onEvent);
    opened.addEventListener("some", onEvent);
    // After a lost connection the browser connects again by itself.
    opened.addEventListener("error", () => {
      if (opened.readyState === EventSource.CLOSED) void wait();
    });
  }

  /** The shop has too many streams: asks now, and for a stream later. */
  async function wait(): Promise<void> {
    close();
    const waitMs = ASK_EVERY_MS * (1 + Math.random());
    timer = setTimeout(look, waitMs);
    await ask(queryClient, change);
  }

  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    document.removeEventListener("visibilitychange", look);
    close();
  };
}

/** Asks once what may be bought, as after a refusal of what the page offered. */
export async function ask(
  queryClient: QueryClient,
  change: ChangePage,
): Promise<void> {
  try {
    tell({ queryClient, change }, await send(getAvailability, {}), true);
  } catch {
    // The next attempt may have an answer.
  }
}

function tell(page: Told, told: Availability, isAll: boolean): void {
  const { queryClient } = page;
  const before = availability.get();
  const known = new Map(isAll ? [] : before?.items);
  for (const item of told.items)
    known.set(availabilityKey(item.productId, item.variantId), {
      ...item,
      ...(item.sold && { sold: { ...NO_SALE, ...item.sold } }),
    });
  const aheadMs = Date.parse(told.now) - Date.now();
  availability.set({ aheadMs, items: known });
  const isOther = told.custom && tellCustom(queryClient, told.custom);
  if (told.pause !== undefined) tellPause(page, told.pause);
  // The words of the page about the cart's lines may have changed with it.
  const cart = queryClient.getQueryData(cartQuery.queryKey) ?? [];
  const changed = new Set(told.items.map(({ productId }) => productId));
  const isInCart = cart.some((line) =>
    isCustomLine(line) ? isOther : before && changed.has(line.productId),
  );
  if (isInCart)
    setTimeout(() => reloadSeenCart(queryClient), Math.random() * SPREAD_MS);
}

/** Shows of what a custom clip can be made. Returns whether that is new. */
function tellCustom(
  queryClient: QueryClient,
  { isEnabled, ...soldOut }: CustomClips,
): boolean {
  const { queryKey } = clipConfigQuery;
  const config = queryClient.getQueryData(queryKey);
  const isSwitched = config !== undefined && config.isEnabled !== isEnabled;
  if (isSwitched) queryClient.setQueryData(queryKey, { ...config, isEnabled });
  const changed = (["charms", "resins"] as const).filter((kind) => {
    const { queryKey: key } = kind === "charms" ? charmsQuery : resinsQuery;
    const parts = queryClient.getQueryData(key) ?? [];
    const out = new Set(soldOut[kind]);
    if (parts.every(({ id, inStock }) => inStock !== out.has(id))) return false;
    queryClient.setQueryData(
      key,
      parts.map((part) => ({ ...part, inStock: !out.has(part.id) })),
    );
    return true;
  });
  return isSwitched || changed.length > 0;
}

const isSamePause = (a: Pause | undefined, b: Pause) =>
  a?.from === b?.from && a?.until === b?.until;

/** Lets the bar ask what to say of a pause, if it says something else. */
function tellPause({ queryClient, change }: Told, pause: Pause): void {
  const said = queryClient
    .getQueryCache()
    .findAll({ queryKey: [getPace.path], type: "active" })
    .map(({ queryKey }) => queryClient.getQueryData<PaceNow>(queryKey));
  const isOther = said.some((pace) => pace && !isSamePause(pace.pause, pause));
  const isMissing = pause !== null && said.length === 0;
  if (!isOther && !isMissing) return;
  setTimeout(() => {
    // The bar is there from now on, and asks.
    change((page) => (page.pacing ? page : { ...page, pacing: {} }));
    if (isOther)
      void queryClient.invalidateQueries({ queryKey: [getPace.path] });
  }, Math.random() * SPREAD_MS);
}
