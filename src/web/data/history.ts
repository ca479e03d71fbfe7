import { type NavigateOptions, type To, useNavigate } from "react-router";
import { useEffect, useEffectEvent } from "react";
import { PAGES } from "#shared/api/paths.ts";

// The browser goes back asynchronously, and a history entry that is written in
// the meantime would be lost.

/** The wait for `history.go`, which takes milliseconds but can be ignored. */
const TIMEOUT_MS = 1_000;

let end: (() => void) | undefined;
let waiters: (() => void)[] = [];

/** Goes back or forward in the history, and then runs `then`. */
export function traverse(delta: number, then?: () => void): void {
  const finish = () => {
    clearTimeout(timer);
    end = undefined;
    then?.();
    const changes = waiters;
    waiters = [];
    // A change may start a traversal, which the later changes have to await.
    for (const change of changes) afterTraversal(change);
  };
  const timer = setTimeout(finish, TIMEOUT_MS);
  end = finish;
  history.go(delta);
}

/** Ends the traversal in progress. Returns false if the visitor moved. */
export function endTraversal(): boolean {
  if (!end) return false;
  end();
  return true;
}

/**
 * Runs `change`, which writes the history, at once, or after a traversal that
 * is in progress.
 */
export function afterTraversal(change: () => void): void {
  if (end) waiters.push(change);
  else change();
}

/** Returns a function that opens a page of the shop. */
export function useGoTo(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  return (to, options) => afterTraversal(() => void navigate(to, options));
}

function stateOf(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? { ...state } : {};
}

// The browser restores the scroll position of a page when the visitor comes
// back, but before the page is rendered again: a page that was longer than the
// one that is left would end at the wrong place. So a page that is left keeps
// its position in its history entry.

const SCROLL = "scroll";

/** Keeps the position of the page that is left, in its history entry. */
export function keepScroll(): void {
  history.replaceState({ ...stateOf(), [SCROLL]: scrollY }, "");
  history.scrollRestoration = "manual";
}

/**
 * Scrolls to where the page was left; false if the browser does it, as after a
 * reload.
 */
export function restoreScroll(): boolean {
  const { [SCROLL]: top, ...state } = stateOf();
  if (typeof top !== "number") return false;
  history.replaceState(state, "");
  history.scrollRestoration = "auto";
  scrollTo({ top, behavior: "instant" });
  return true;
}

// Each history entry knows how many steps lead back to the list of clips from
// which the visitor came.

const TRAIL = "stepsToList";

/** The home page, further pages of a long list, and its other orders. */
const LIST = /^\/clips\/(?:[1-9]\d*|by\/.*)$/;
const isList = (path: string) => path === PAGES.home || LIST.test(path);

/** Returns what the state of the next entry says of the way back. */
export function trailAhead(): object {
  const steps = isList(location.pathname) ? 0 : stepsToList();
  return steps === undefined ? {} : { [TRAIL]: steps + 1 };
}

/** Returns the same for an entry that takes the place of this one. */
export function trailKept(): object {
  const steps = stepsToList();
  return steps === undefined ? {} : { [TRAIL]: steps };
}

/** Returns how many steps back the list is; undefined if nobody came from one. */
export function stepsToList(): number | undefined {
  const { [TRAIL]: steps, overlays } = stateOf();
  // The entry of an open dialog is one more.
  const isCovered = Array.isArray(overlays) && overlays.length > 0;
  return typeof steps === "number" && !isCovered ? steps : undefined;
}

const DIALOG = "dialog";

/** The name of the dialog whose entry it is, where a page has several. */
export type DialogName =
  | "account"
  | "add-order"
  | "correction"
  | "import"
  | "menu"
  | "new-item"
  | "pictures"
  | "readers";

/**
 * Makes Back close a dialog and not leave its page: an open dialog has an
 * entry in the browser's history, which is removed if it closes otherwise.
 */
export function useBackToClose(
  name: DialogName,
  isOpen: boolean,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    let isLeft = false;
    const onPop = () => {
      isLeft = true;
      history.scrollRestoration = "auto";
      close();
    };
    afterTraversal(() => {
      // The router finds its own state in the entry.
      if (!isEntryOf(name)) {
        // It is one page, and stays where it is: a link that closes the dialog
        // may have led on to a section before the browser would scroll back.
        history.scrollRestoration = "manual";
        history.pushState({ ...stateOf(), [DIALOG]: name }, "");
      }
      addEventListener("popstate", onPop);
    });
    return () =>
      afterTraversal(() => {
        removeEventListener("popstate", onPop);
        if (!isLeft)
          traverse(-1, () => {
            history.scrollRestoration = "auto";
          });
      });
  }, [name, isOpen]);
}

/**
 * Calls `onOpen` where the visitor comes to the entry of a dialog: by Forward,
 * or by loading the page again while it was open.
 */
export function useForwardToOpen(name: DialogName, onOpen: () => void): void {
  const open = useEffectEvent(() => {
    if (isEntryOf(name)) onOpen();
  });
  useEffect(() => {
    open();
    addEventListener("popstate", open);
    return () => removeEventListener("popstate", open);
  }, []);
}

const isEntryOf = (name: DialogName): boolean => stateOf()[DIALOG] === name;
