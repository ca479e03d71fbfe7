import { sql, sum } from "drizzle-orm";
import { isPaused, nextChange, readyBy } from "#shared/pace/rules.ts";
import type { Pace, PacingWords, Pause } from "#shared/pace/schema.ts";
import { FIRST_STEP } from "#shared/orders/state.ts";
import type { Site } from "#shared/site/schema.ts";
import type { Db } from "#server/db/handle.ts";
import { prepared } from "#server/db/prepared.ts";
import { IS_OPEN, orderLines, orders } from "#server/db/schema/orders.ts";
import { sayReady, sayReturn } from "#server/runtime/shop-locale.ts";
import type { ShopLocale } from "#server/runtime/shop-locale.ts";
import { readSiteContent, type SiteSettings } from "#server/site/store.ts";
import { findNextOpening } from "#server/catalog/shown.ts";
import type { Deps } from "#server/deps.ts";
import { errorFields } from "#server/runtime/log.ts";

const perWeek = sql.placeholder("perWeek");
/** Those of an older version count all of their lines. */
const clipsOfOrder = sql<number>`coalesce(${orders.clipsToMake}, (select coalesce(sum(${orderLines.quantity}), 0) from ${orderLines} where ${orderLines.orderId} = ${orders.id}))`;
/**
 * An order that nobody has looked at adds at most a week to what others are
 * promised: it may be a jest of seven thousand clips.
 */
const countedClips = sql<number>`case when ${orders.seenAt} is null and ${orders.status} = ${FIRST_STEP.status} and ${clipsOfOrder} > ${perWeek} then ${perWeek} else ${clipsOfOrder} end`;

const selectOpenClips = prepared((db) =>
  db
    .select({ clips: sum(countedClips) })
    .from(orders)
    .where(IS_OPEN)
    .prepare(),
);

/**
 * Counts the clips that are ordered and still to be made, as others wait for
 * them.
 */
async function countOpenClips(db: Db, pace: Pace): Promise<number> {
  const given = { perWeek: pace.clipsPerWeek };
  return Number((await selectOpenClips(db).get(given))?.clips ?? 0);
}

/**
 * Counts the clips of a cart that are to be made: what is counted lies ready.
 */
export const countToMake = (
  lines: readonly { quantity: number; stockQuantity?: number | undefined }[],
): number =>
  lines
    .filter(({ stockQuantity }) => stockQuantity === undefined)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** The words of the maker about her time. */
export type Pacing = {
  /** A pause that has not ended yet. */
  pause: Pause | null;
  isPaused: boolean;
  /**
   * The day by which so many more clips would be ready, were they ordered now
   * (ISO); none: what lies ready is. Null where she says nothing about it, or it is too far ahead.
   */
  readyBy(clips: number): Promise<string | null>;
};

/** Reads what the maker says about her time, as it applies at `now`. */
export async function readPacing(
  db: Db,
  settings: SiteSettings,
  now: number,
): Promise<Pacing> {
  return pacingOf(db, await readSiteContent(db, settings), now);
}

/**
 * Returns what the site says about the maker's time, as it applies at `now`.
 */
export function pacingOf(
  db: Db,
  { pause, pace, timeZone }: Pick<Site, "pause" | "pace" | "timeZone">,
  now: number,
): Pacing {
  return {
    pause: pause && now < Date.parse(pause.until) ? pause : null,
    isPaused: isPaused(pause, now),
    async readyBy(more) {
      if (!pace) return null;
      const before = await countOpenClips(db, pace);
      return readyBy({ pace, pause, timeZone, now, before, clips: more });
    },
  };
}

/** Says what the maker says about her time. */
export function sayPacing(
  given: Pick<Pacing, "pause" | "isPaused"> & { readyBy: string | null },
  locale: ShopLocale,
  now: number,
): PacingWords {
  const { pause, isPaused: isOn, readyBy: day } = given;
  const ready = sayReady(day, locale, now);
  return {
    ...(ready && { ready }),
    ...(pause && { pause: sayPause({ ...pause, isOn }, locale, now) }),
  };
}

function sayPause(
  pause: Pause & { isOn: boolean },
  locale: ShopLocale,
  now: number,
): NonNullable<PacingWords["pause"]> {
  const { fact, rest, back } = locale.messages.home.drops.pause;
  const day = sayReturn(pause, locale, now);
  const text = pause.text || rest;
  return { ...pause, fact: fact(day), text, back: back(day) };
}

/** An order elsewhere, a new day and a changed clock are seen after this. */
const LOOK_EVERY_MS = 30_000;

type Watch = {
  /** Lets the pages be rendered again if they would say something else. */
  look(): Promise<void>;
  stop(): void;
};

/**
 * Keeps true what cached pages say about the maker's time and of drops: each
 * copy of the shop looks by itself when a pause begins or ends and when a drop
 * opens, and now and then.
 */
export function startPaceWatch(
  deps: Pick<Deps, "changes" | "clock" | "config" | "db" | "log">,
): Watch {
  const { changes, clock, config, db, log } = deps;
  let announced: string | undefined;
  let timer: Timer | undefined;
  let isOver = false;
  // What the maker changes is announced by her own request.
  changes.onChange(() => {
    announced = undefined;
    void again();
  });

  async function look(): Promise<void> {
    const now = clock.now();
    const pacing = await readPacing(db, config, now);
    const [ready, opening] = await Promise.all([
      pacing.readyBy(1),
      findNextOpening(db, now),
    ]);
    const current = `${pacing.isPaused} ${ready} ${opening}`;
    const isOther = announced !== undefined && announced !== current;
    if (isOther) changes.announce();
    announced = current;
    const times = [nextChange(pacing.pause, now), opening].map(
      (at) => (at ?? Number.POSITIVE_INFINITY) - now,
    );
    schedule(Math.max(0, Math.min(LOOK_EVERY_MS, ...times)));
  }

  const again = () =>
    look().catch((error: unknown) => {
      log.warn("pace_not_read", errorFields(error));
      schedule(LOOK_EVERY_MS);
    });

  function schedule(afterMs: number): void {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(again, afterMs).unref();
  }

  void again();
  return {
    look,
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
