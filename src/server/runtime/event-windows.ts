import { BoundedMap } from "./bounds.ts";

export type Limit = { max: number; windowMs: number };

type MaybePromise<T> = T | Promise<T>;

/**
 * Counts events by key. A window begins with the first event and is over
 * `windowMs` later; times are ms of the shop's clock.
 */
export type EventWindows = {
  /**
   * Counts an event and returns undefined. Where the open window already has
   * `max` events, counts nothing and returns the end of the window.
   */
  take(
    key: string,
    limit: Limit,
    now: number,
  ): MaybePromise<number | undefined>;
  /** Subtracts an event from the open window, because it does not count. */
  giveBack(key: string): MaybePromise<void>;
  /** Counts an event, and lets the window end `windowMs` after `now`. */
  extend(key: string, windowMs: number, now: number): MaybePromise<void>;
  /** Returns how many events the open window has; 0 where none is open. */
  count(key: string, now: number): MaybePromise<number>;
  forget(key: string): MaybePromise<void>;
  /** The number of keys that are in this process's memory. */
  size(): number;
};

/** The windows of a limit on a rate. */
export type RateWindows = Pick<EventWindows, "take" | "giveBack" | "size">;

type Window = { count: number; endsAt: number };

type Memory = EventWindows & {
  take(key: string, limit: Limit, now: number): number | undefined;
  get(key: string): Window | undefined;
  /** Replaces a window by what all processes have counted. */
  set(key: string, window: Window): void;
};

/** Windows in this process's memory; the oldest beyond `max` are dropped. */
export function createEventWindows(max: number): Memory {
  const windows = new BoundedMap<Window>(max);
  return {
    take(key, limit, now) {
      const known = windows.get(key);
      // A clock that was set back must not lengthen a wait past one window.
      const isOpen =
        known && known.endsAt > now && known.endsAt <= now + limit.windowMs;
      const { count, endsAt } = isOpen
        ? known
        : { count: 0, endsAt: now + limit.windowMs };
      if (count >= limit.max) return endsAt;
      windows.set(key, { count: count + 1, endsAt });
      return undefined;
    },
    giveBack(key) {
      const known = windows.get(key);
      if (known && known.count > 0)
        windows.set(key, { ...known, count: known.count - 1 });
    },
    extend(key, windowMs, now) {
      const known = windows.get(key);
      const count = known && known.endsAt >= now ? known.count + 1 : 1;
      windows.set(key, { count, endsAt: now + windowMs });
    },
    count(key, now) {
      const known = windows.get(key);
      return known && known.endsAt >= now ? known.count : 0;
    },
    forget(key) {
      windows.delete(key);
    },
    size: () => windows.size,
    get: (key) => windows.get(key),
    set: (key, window) => windows.set(key, window),
  };
}
