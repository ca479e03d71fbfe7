import { type ReactNode, startTransition, useEffect, useState } from "react";
import { NavigationType, type Navigator, Router, type To } from "react-router";
import { afterTraversal } from "#web/overlays/overlay-history.ts";

// react-router's BrowserRouter includes its data routers: 6 kB that the shop
// does not need. This component connects the browser's history to
// react-router's plain Router.

type Entry = {
  location: { pathname: string; search: string; hash: string; key: string };
  type: NavigationType;
};

const createHref = (to: To) =>
  typeof to === "string"
    ? to
    : `${to.pathname ?? ""}${to.search ?? ""}${to.hash ?? ""}`;

/** Provides the browser's address as react-router's location. */
export function BrowserHistory({ children }: { children: ReactNode }) {
  const [entry, setEntry] = useState(() => readEntry(NavigationType.Pop));
  const [navigator] = useState(() => createNavigator(setEntry));
  useEffect(() => {
    const onPop = () =>
      startTransition(() =>
        setEntry((last) => {
          const entry = readEntry(NavigationType.Pop);
          // An overlay's history entry has the URL and the key of its page.
          return isSame(last, entry) ? last : entry;
        }),
      );
    addEventListener("popstate", onPop);
    return () => removeEventListener("popstate", onPop);
  }, []);
  return (
    <Router
      location={entry.location}
      navigationType={entry.type}
      navigator={navigator}
    >
      {children}
    </Router>
  );
}

function createNavigator(onChange: (entry: Entry) => void): Navigator {
  const change = (type: NavigationType, write: () => void) =>
    afterTraversal(() => {
      write();
      startTransition(() => onChange(readEntry(type)));
    });
  return {
    createHref,
    go: (delta) => history.go(delta),
    push: (to) =>
      change(NavigationType.Push, () =>
        history.pushState(newKey(), "", createHref(to)),
      ),
    replace: (to) =>
      change(NavigationType.Replace, () =>
        history.replaceState(newKey(), "", createHref(to)),
      ),
  };
}

let count = 0;
// Returns a new key each time, so that following the same link again is a
// navigation.
const newKey = () => ({ key: `${Date.now()}-${count++}` });

const isSame = ({ location: one }: Entry, { location: other }: Entry) =>
  one.key === other.key && createHref(one) === createHref(other);

function readEntry(type: NavigationType): Entry {
  const { pathname, search, hash } = location;
  const state: unknown = history.state;
  const key =
    typeof state === "object" && state !== null && "key" in state
      ? String(state.key)
      : "default";
  return { location: { pathname, search, hash, key }, type };
}
