import { type NavigateOptions, type To, useNavigate } from "react-router";

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
