import { type ReactNode, startTransition, useEffect, useState } from "react";
import { NavigationType, type Navigator, Router, type To } from "react-router";

// react-router's BrowserRouter brings its data routers along, 6 kB that the
// shop has no use for. This is the browser's history for its plain Router.

type Entry = {
  location: { pathname: string; search: string; hash: string; key: string };
  type: NavigationType;
};

const createHref = (to: To) =>
  typeof to === "string"
    ? to
    : `${to.pathname ?? ""}${to.search ?? ""}${to.hash ?? ""}`;

/** The address bar as react-router's location. */
export function BrowserHistory({ children }: { children: ReactNode }) {
  const [entry, setEntry] = useState(() => readEntry(NavigationType.Pop));
  const [navigator] = useState(() => createNavigator(setEntry));
  useEffect(() => {
    const onPop = () =>
      startTransition(() => setEntry(readEntry(NavigationType.Pop)));
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
  const change = (type: NavigationType, write: () => void) => {
    write();
    startTransition(() => onChange(readEntry(type)));
  };
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
// The same link can be followed again: each time counts as a new place.
const newKey = () => ({ key: `${Date.now()}-${count++}` });

function readEntry(type: NavigationType): Entry {
  const { pathname, search, hash } = location;
  const state: unknown = history.state;
  const key =
    typeof state === "object" && state !== null && "key" in state
      ? String(state.key)
      : "default";
  return { location: { pathname, search, hash, key }, type };
}
