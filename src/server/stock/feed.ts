import { ON_SALE } from "#shared/stock/rules.ts";
import type {
  Availability,
  AvailableItem,
  CustomClips,
} from "#shared/stock/schema.ts";
import { readClipConfig } from "#server/clips/config-store.ts";
import { charmStore, resinStore } from "#server/clips/part-store.ts";
import type { Db } from "#server/db/handle.ts";
import type { Deps } from "#server/deps.ts";
import { errorFields } from "#server/runtime/log.ts";
import { readSiteContent } from "#server/site/store.ts";
import { toIso } from "#server/runtime/clock.ts";
import { priceDigits } from "#server/catalog/shown.ts";
import { readAvailability } from "./availability.ts";

/** Several changes of one moment, as in the second of a drop, become one. */
const PAUSE_MS = 150;
/**
 * The pause between two looks without a change: for the notifications of other
 * copies that were lost, and for a clock that was set.
 */
const LOOK_EVERY_MS = 5_000;
/** What was read may be given again for so long, unless it has changed. */
const FRESH_MS = 1_000;

type Listener = (changed: Availability) => void;
type Snapshot = {
  readAt: number;
  /** The number of changes that had been told of when it was read. */
  version: number;
  items: Map<string, AvailableItem>;
  custom: CustomClips;
  pause: NonNullable<Availability["pause"]> | null;
};

export type Feed = {
  /** Returns what may be bought now, as it was at most a second ago. */
  read(): Promise<Availability>;
  /** Calls the listener with what has changed. Call the result to stop. */
  follow(listener: Listener): () => void;
};

const keyOf = ({ productId, variantId }: AvailableItem) =>
  `${productId} ${variantId ?? ""}`;

/**
 * Follows what may be bought, for everybody together: however many pages are
 * open, a change is read once.
 */
export function createFeed(
  deps: Pick<
    Deps,
    | "db"
    | "clock"
    | "config"
    | "log"
    | "changes"
    | "locale"
    | "onHoldsChange"
    | "onStopping"
  >,
): Feed {
  const { db, clock, log } = deps;
  const listeners = new Set<Listener>();
  let snapshot: Snapshot | undefined;
  let version = 0;
  let reading: Promise<Snapshot> | undefined;
  let timer: Timer | undefined;
  let isPausing = false;

  async function load(): Promise<Snapshot> {
    const before = version;
    const readAt = clock.now();
    const digits = await priceDigits(deps);
    const [found, custom, pause] = await Promise.all([
      readAvailability(db, { now: readAt, digits }),
      readCustomClips(db),
      readPause(deps, readAt),
    ]);
    // What was read before a change must not be given after it.
    if (version !== before) return load();
    const items = new Map(found.map((item) => [keyOf(item), item]));
    const read = { readAt, version, items, custom, pause };
    tell(read);
    return read;
  }

  function tell(found: Snapshot): void {
    const before = snapshot ?? found;
    const items = differences(before.items, found.items);
    const { custom, pause } = found;
    snapshot = found;
    const isSame =
      items.length === 0 &&
      Bun.deepEquals(custom, before.custom) &&
      Bun.deepEquals(pause, before.pause);
    if (isSame) return;
    const changed = { now: toIso(clock.now()), items, custom, pause };
    for (const listener of listeners) listener(changed);
  }

  /** Several who ask at once wait for one reading. */
  function refresh(): Promise<Snapshot> {
    reading ??= load().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  function isFresh({ readAt, ...known }: Snapshot): boolean {
    const now = clock.now();
    return (
      known.version === version &&
      now >= readAt &&
      now - readAt < FRESH_MS &&
      nextMoment(known) > now
    );
  }

  async function look(): Promise<void> {
    clearTimeout(timer);
    if (listeners.size === 0) return;
    try {
      await refresh();
    } catch (error) {
      log.warn("availability_not_read", errorFields(error));
    }
    // Again when the next hold ends or the next drop opens.
    const waitMs = nextMoment(snapshot) - clock.now();
    const soonMs = Math.max(PAUSE_MS, Math.min(waitMs, LOOK_EVERY_MS));
    clearTimeout(timer);
    timer = setTimeout(look, soonMs);
    timer.unref();
  }

  function wake(): void {
    version += 1;
    if (isPausing || listeners.size === 0) return;
    isPausing = true;
    setTimeout(() => {
      isPausing = false;
      void look();
    }, PAUSE_MS).unref();
  }

  deps.onHoldsChange(wake);
  deps.changes.onChange(wake);
  deps.onStopping(() => {
    clearTimeout(timer);
    listeners.clear();
  });

  return {
    async read() {
      const known = snapshot;
      const { items, custom, pause } =
        known && isFresh(known) ? known : await refresh();
      const now = toIso(clock.now());
      return { now, items: [...items.values()], custom, pause };
    },
    follow(listener) {
      listeners.add(listener);
      if (listeners.size === 1) void look();
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

async function readCustomClips(db: Db): Promise<CustomClips> {
  const [{ isEnabled }, charms, resins] = await Promise.all([
    readClipConfig(db),
    charmStore.listSoldOut(db),
    resinStore.listSoldOut(db),
  ]);
  return { isEnabled, charms, resins };
}

/** Returns the times of a pause that is not over. */
async function readPause(
  { db, config }: Pick<Deps, "db" | "config">,
  now: number,
): Promise<Snapshot["pause"]> {
  const { pause } = await readSiteContent(db, config);
  if (!pause || now >= Date.parse(pause.until)) return null;
  const { from, until } = pause;
  return { ...(from && { from }), until };
}

/** Returns when the next hold ends or the next drop opens, in ms. */
function nextMoment(snapshot: Pick<Snapshot, "items"> | undefined): number {
  let next = Number.POSITIVE_INFINITY;
  for (const { heldUntil, opens } of snapshot?.items.values() ?? [])
    for (const moment of [heldUntil, opens])
      if (moment !== null) next = Math.min(next, Date.parse(moment));
  return next;
}

/** Returns the items that differ; one that is gone can simply be bought. */
function differences(
  before: ReadonlyMap<string, AvailableItem>,
  after: ReadonlyMap<string, AvailableItem>,
): AvailableItem[] {
  const changed = [...after].flatMap(([key, item]) =>
    Bun.deepEquals(item, before.get(key)) ? [] : [item],
  );
  const gone = [...before].flatMap(([key, { productId, variantId }]) =>
    after.has(key) ? [] : [{ ...ON_SALE, productId, variantId }],
  );
  return [...changed, ...gone];
}
