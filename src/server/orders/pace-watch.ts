import { nextChange } from "#shared/pace/rules.ts";
import { findNextOpening } from "#server/catalog/shown.ts";
import type { Deps } from "#server/deps.ts";
import { errorFields } from "#server/runtime/log.ts";
import { readPacing } from "./pace.ts";

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
