import { type ReactNode, startTransition, useEffect, useState } from "react";
import { keepScroll, trailAhead, trailKept } from "#web/data/history.ts";
import { traversal } from "#web/data/product-opening.ts";
import { NavigationType, type Navigator, Router, type To } from "react-router";

// react-router's BrowserRouter brings 4 kB of the first view with it that the
// shop does not need. This component connects the browser's history to
// react-router's plain Router.

type Entry = {
  location: {
    pathname: string;
    search: string;
    hash: string;
    state: unknown;
    key: string;
  };
  type: NavigationType;
};

/** Provides the browser's address as react-router's location. */
export function BrowserHistory({ children }: { children: ReactNode }) {
  const [entry, setEntry] = useState(() => readEntry(NavigationType.Pop));
  const [navigator] = useState(() => createNavigator(setEntry));
  useEffect(() => {
    const move = () =>
      startTransition(() =>
        setEntry((last) => {
          const entry = readEntry(NavigationType.Pop);
          // An overlay's history entry has the URL and the key of its page.
          return isSame(last, entry) ? last : entry;
        }),
      );
    const onPop = () => traversal.wrap(move);
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

const createHref = (to: To) =>
  typeof to === "string"
    ? to
    : `${to.pathname ?? ""}${to.search ?? ""}${to.hash ?? ""}`;

function createNavigator(onChange: (entry: Entry) => void): Navigator {
  const change = (type: NavigationType) =>
    startTransition(() => onChange(readEntry(type)));
  return {
    createHref,
    go: (delta) => history.go(delta),
    push: (to) => {
      keepScroll();
      const state = { key: newKey(), ...trailAhead() };
      history.pushState(state, "", createHref(to));
      // An entry begins with the mode of the one before.
      history.scrollRestoration = "auto";
      change(NavigationType.Push);
    },
    replace: (to) => {
      const state = { key: newKey(), ...trailKept() };
      history.replaceState(state, "", createHref(to));
      change(NavigationType.Replace);
    },
  };
}

let count = 0;
// A new key each time, so that following the same link again is a navigation.
const newKey = () => `${Date.now()}-${count++}`;

const isSame = ({ location: one }: Entry, { location: other }: Entry) =>
  one.key === other.key && createHref(one) === createHref(other);

function readEntry(type: NavigationType): Entry {
  const { pathname, search, hash } = location;
  const state: unknown = history.state;
  const key =
    typeof state === "object" && state !== null && "key" in state
      ? String(state.key)
      : "default";
  return { location: { pathname, search, hash, state, key }, type };
}
