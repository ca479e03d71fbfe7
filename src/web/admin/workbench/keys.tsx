import { type RefObject, useEffect, useEffectEvent } from "react";
import { LETTER_KEYS } from "#shared/workbench/rules.ts";
import type { BenchOrder } from "#shared/workbench/schema.ts";
import { readFromDevice } from "#web/data/storage.ts";
import { TOOLBAR_ATTRIBUTE } from "#web/ui/toast-place.ts";
import { choose, chooseNone, chosenStore, rangeOf } from "./choice.ts";

type Keys = {
  /** The orders that are shown, from the top. */
  listed: readonly BenchOrder[];
  search: RefObject<HTMLInputElement | null>;
  onStep: (step: "making" | "sent") => void;
  onPrint: () => void;
  onHelp: () => void;
};

const FIELDS =
  "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])";

/**
 * The keys of the workbench. Those of one letter do nothing while a field has
 * the focus, and can be switched off under Account.
 */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector("[data-dialog]"))
      return;
    if (event.target instanceof Element && event.target.matches(FIELDS)) return;
    if (act(event, keys)) event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/** Does what a key is for; returns whether it is for anything. */
function act(event: KeyboardEvent, keys: Keys): boolean {
  const { key, shiftKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && key.toLowerCase() === "a" && !event.altKey) {
    choose(keys.listed, true);
    return true;
  }
  if (isCommand || event.altKey) return false;
  if (key === "ArrowDown" || key === "ArrowUp")
    return go(key === "ArrowDown" ? 1 : -1, shiftKey, keys.listed);
  if (key === " ") return toggle(keys.listed);
  if (key === "F6") return toBar();
  if (key === "Escape") {
    const has = chosenStore.get().size > 0;
    if (has) chooseNone();
    return has;
  }
  return readFromDevice(LETTER_KEYS) === "off" ? false : letter(key, keys);
}

function letter(key: string, keys: Keys): boolean {
  if (key === "/") keys.search.current?.focus();
  else if (key === "?") keys.onHelp();
  else if (key === "m" || key === "M") keys.onStep("making");
  else if (key === "s" || key === "S") keys.onStep("sent");
  else if (key === "p" || key === "P") keys.onPrint();
  else return false;
  return true;
}

const ROW = "[data-order]";
const linkOf = (id: number | undefined) =>
  document.querySelector<HTMLElement>(`[data-order="${id}"] a`);
const rowOf = (element: Element | null) =>
  Number(element?.closest(ROW)?.getAttribute("data-order") ?? "0");

/** Where a range began that is chosen by Shift and the arrows. */
let anchor = 0;

function go(way: 1 | -1, isRange: boolean, listed: Keys["listed"]): boolean {
  const focused = document.activeElement;
  const isFree = focused === document.body || focused?.closest(ROW);
  if (!isFree || listed.length === 0) return false;
  const now = rowOf(focused);
  const at = listed.findIndex(({ id }) => id === now);
  const next = at < 0 ? listed[0] : listed[at + way];
  if (!next) return true;
  linkOf(next.id)?.focus();
  if (!isRange) anchor = next.id;
  else {
    if (anchor === 0) anchor = now;
    choose(rangeOf(listed, anchor, next.id), true);
  }
  return true;
}

/** Chooses the order whose row has the focus, or lets it go. */
function toggle(listed: Keys["listed"]): boolean {
  const focused = document.activeElement;
  if (!focused?.matches(`${ROW} a`)) return false;
  const id = rowOf(focused);
  const order = listed.find((each) => each.id === id);
  if (order) choose([order], !chosenStore.get().has(id));
  anchor = id;
  return true;
}

/** To the bar of the chosen ones, and back to where the focus was. */
let leftFrom: HTMLElement | undefined;

function toBar(): boolean {
  const bar = document.querySelector<HTMLElement>(`[${TOOLBAR_ATTRIBUTE}]`);
  if (!bar) return false;
  const focused = document.activeElement;
  if (bar.contains(focused)) {
    leftFrom?.focus();
    return true;
  }
  if (focused instanceof HTMLElement) leftFrom = focused;
  bar.querySelector<HTMLElement>("button:not(:disabled)")?.focus();
  return true;
}
