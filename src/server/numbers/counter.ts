import { dayAt } from "#shared/text/days.ts";
import { isPaused } from "#shared/pace/rules.ts";
import type { VisitInput } from "#shared/visits/calls.ts";
import type { Counted } from "#server/db/schema/numbers.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import { errorFields } from "#server/runtime/log.ts";
import { listPageLinks } from "#server/site/page-store.ts";
import { readSiteContent } from "#server/site/store.ts";
import {
  addCounts,
  type Count,
  listLetterIds,
  listProductPlaces,
} from "./counts.ts";
import { type KnownPlaces, placeOf, sourceOf } from "./visit.ts";

/** Counts are written this often, and lost with a process that dies before. */
const WRITE_EVERY_MS = 10_000;

/** The shop as it is for as long as the counts wait. */
type Known = KnownPlaces & {
  isOn: boolean;
  isPaused: boolean;
  timeZone: string;
  soldOut: ReadonlySet<number>;
  readAt: number;
};

/** Counts in memory, and adds what it counted to the days every few seconds. */
export type Counter = {
  visit(input: VisitInput): Promise<void>;
  add(): Promise<void>;
  /** Writes what is counted, so that it can be read. */
  write(): Promise<void>;
};

export function createCounter(deps: Deps): Counter {
  let counts = new Map<string, Count>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known: Promise<Known> | undefined;
  let writing = Promise.resolve();
  let day = { name: "", until: 0, timeZone: "" };

  async function getKnown(now: number): Promise<Known> {
    known ??= readKnown(deps, now);
    try {
      const found = await known;
      const age = now - found.readAt;
      if (age >= 0 && age < WRITE_EVERY_MS) return found;
    } catch (error) {
      known = undefined;
      throw error;
    }
    known = readKnown(deps, now);
    return known;
  }

  /** Asked thousands of times a second, so it is reckoned once a second. */
  function dayNow(now: number, timeZone: string): string {
    if (now >= day.until || now < day.until - 1000 || day.timeZone !== timeZone)
      day = { name: dayAt(now, timeZone), until: now + 1000, timeZone };
    return day.name;
  }

  function count(day: string, kind: Counted, name: string, by = 1): void {
    const key = `${day} ${kind} ${name}`;
    const found = counts.get(key);
    if (found) found.count += by;
    else counts.set(key, { day, kind, name, count: by });
    if (timer) return;
    timer = setTimeout(() => void write(), WRITE_EVERY_MS);
    timer.unref();
  }

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeNow);
    return writing;
  }

  async function writeNow(): Promise<void> {
    if (counts.size === 0) return;
    const written = [...counts.values()];
    counts = new Map();
    try {
      await deps.commit(NO_LOCK, (tx) => addCounts(tx, written));
    } catch (error) {
      // What a full disk refuses is tried again with what follows: the names are
      // a closed list, so it stays small.
      deps.log.warn("counts_not_written", errorFields(error));
      for (const each of written)
        count(each.day, each.kind, each.name, each.count);
    }
  }

  return {
    async visit(input) {
      const now = deps.clock.now();
      const shop = await getKnown(now);
      const place = placeOf(input.path, shop);
      if (!shop.isOn || !place) return;
      const today = dayNow(now, shop.timeZone);
      count(today, "place", place);
      if (shop.isPaused) count(today, "rest", "");
      const source = sourceOf(input, shop);
      if (source) count(today, "source", source);
      const [, product] = place.split(":");
      if (product && shop.soldOut.has(Number(product)))
        count(today, "missed", product);
    },
    async add() {
      const now = deps.clock.now();
      try {
        const shop = await getKnown(now);
        if (shop.isOn) count(dayNow(now, shop.timeZone), "add", "");
      } catch (error) {
        // What was put in the cart lies there, counted or not.
        deps.log.warn("add_not_counted", errorFields(error));
      }
    },
    write,
  };
}

async function readKnown(deps: Deps, now: number): Promise<Known> {
  const { db, config } = deps;
  const [site, places, pages, letters] = await Promise.all([
    readSiteContent(db, config),
    listProductPlaces(db),
    listPageLinks(db),
    listLetterIds(db),
  ]);
  const { hostname } = new URL(config.publicUrl);
  return {
    isOn: site.numbers,
    isPaused: isPaused(site.pause, now),
    timeZone: site.timeZone,
    products: new Map(places.map(({ slug, id }) => [slug, id])),
    soldOut: new Set(
      places.flatMap(({ id, isSoldOut }) => (isSoldOut ? id : [])),
    ),
    pages: new Set(pages.map(({ slug }) => slug)),
    letters: new Set(letters),
    ownHosts: new Set([hostname, ...(config.https?.aliases ?? [])]),
    readAt: now,
  };
}
