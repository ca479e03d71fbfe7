import { PAGES } from "#shared/api/paths.ts";

// Each history entry knows how many steps lead back to the list of clips from
// which the visitor came.

const KEY = "stepsToList";

/** The home page, further pages of a long list, and its other orders. */
const LIST = /^\/clips\/(?:[1-9]\d*|by\/.*)$/;
const isList = (path: string) => path === PAGES.home || LIST.test(path);

/** Returns what the state of the next entry says of the way back. */
export function trailAhead(): object {
  const steps = isList(location.pathname) ? 0 : stepsToList();
  return steps === undefined ? {} : { [KEY]: steps + 1 };
}

/** Returns the same for an entry that takes the place of this one. */
export function trailKept(): object {
  const steps = stepsToList();
  return steps === undefined ? {} : { [KEY]: steps };
}

/** Returns how many steps back the list is; undefined if nobody came from one. */
export function stepsToList(): number | undefined {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null || !(KEY in state))
    return undefined;
  // The entry of an open dialog is one more.
  const isCovered =
    "overlays" in state &&
    Array.isArray(state.overlays) &&
    state.overlays.length > 0;
  const { [KEY]: steps } = state;
  return typeof steps === "number" && !isCovered ? steps : undefined;
}
