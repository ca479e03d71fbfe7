import { useEffect, useState } from "react";
import { availability, shopNow } from "#web/data/availability.ts";

/** So long after its moment the shop surely sells it, whatever the line takes. */
const SURE_MS = 250;

/**
 * Returns how many ms are left until a product opens, once a second;
 * undefined until the shop has told its time, as a browser's clock may be wrong.
 * When the time is over, the page sells it: the shop tells all open pages, but
 * none has to wait for it, or to ask.
 */
export function useLeft(productId: number, opens: string): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      if (!availability.get()) return;
      const leftMs = Date.parse(opens) - shopNow();
      setLeft(leftMs);
      if (leftMs <= -SURE_MS) markOpened(productId);
      // The next look is right after the second has changed.
      else
        timer = setTimeout(look, leftMs > 0 ? (leftMs % 1_000) + 20 : SURE_MS);
    };
    look();
    const stop = availability.subscribe(look);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [productId, opens]);
  return left;
}

/** Whether the shop, or its clock, has told that a product is on sale. */
export function isOpened(productId: number): boolean {
  const { items } = availability.get() ?? {};
  if (!items) return false;
  return [...items.values()].every(
    (item) => item.productId !== productId || item.opens === null,
  );
}

function markOpened(productId: number): void {
  const known = availability.get();
  if (!known || isOpened(productId)) return;
  const items = new Map(
    [...known.items].map(([key, item]) => [
      key,
      item.productId === productId ? { ...item, opens: null } : item,
    ]),
  );
  availability.set({ ...known, items });
}
