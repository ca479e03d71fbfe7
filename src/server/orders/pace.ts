import { eq, sum } from "drizzle-orm";
import { isPaused } from "#shared/pace/pause.ts";
import { readyBy } from "#shared/pace/rules.ts";
import type { PacingWords, Pause } from "#shared/pace/schema.ts";
import type { Site } from "#shared/site/schema.ts";
import type { Db } from "#server/db/handle.ts";
import { prepared } from "#server/db/prepared.ts";
import { orderLines, orders } from "#server/db/schema/orders.ts";
import { IS_OPEN } from "./order-state.ts";
import { sayReady, sayReturn } from "#server/runtime/pace-words.ts";
import type { ShopLocale } from "#server/runtime/shop-locale.ts";
import { readSiteContent, type SiteSettings } from "#server/site/store.ts";

const selectOpenClips = prepared((db) =>
  db
    .select({ clips: sum(orderLines.quantity) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(IS_OPEN)
    .prepare(),
);

/** How many clips are ordered and not sent yet. */
async function countOpenClips(db: Db): Promise<number> {
  return Number((await selectOpenClips(db).get({}))?.clips ?? 0);
}

/** How many clips these lines are. */
export const countClips = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** What the maker says about her time. */
export type Pacing = {
  /** A pause that has not ended yet. */
  pause: Pause | null;
  isPaused: boolean;
  /**
   * The day by which so many more clips would be ready, were they ordered now
   * (ISO); null where she says nothing about it, or it is too far ahead.
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

/** What the site says about the maker's time, as it applies at `now`. */
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
      const clips = more + (await countOpenClips(db));
      return readyBy({ pace, pause, timeZone, now, clips });
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
  const { fact, rest, back } = locale.messages.drops.pause;
  const day = sayReturn(pause, locale, now);
  const text = pause.text || rest;
  return { ...pause, fact: fact(day), text, back: back(day) };
}
