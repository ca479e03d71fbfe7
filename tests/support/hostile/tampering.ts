import type { OrderBody } from "#shared/orders/input.ts";

/**
 * Returns what a dishonest client may send for a cart with two or more lines,
 * the last of which is a custom clip. The shop must refuse each one, because it
 * differs from the cart.
 */
export function tamperings({ items, total }: OrderBody): Partial<OrderBody>[] {
  const [first, ...rest] = items;
  const last = rest.at(-1);
  if (!first || !last) throw new Error("the cart has too few lines");
  const between = rest.slice(0, -1);
  const cent = (Number(total) - 0.01).toFixed(2);
  return [
    { total: "0.00" },
    { total: cent },
    { items: [] },
    { items: [first] },
    { items: [...items, last] },
    { items: [{ ...first, price: "0.01" }, ...rest] },
    { items: [{ ...first, quantity: 1 }, ...rest] },
    { items: [{ ...first, productId: -1 }, ...rest] },
    {
      items: [first, ...between, { ...last, productName: "Custom Claw Clip" }],
    },
    { total: "24.00", items: [{ ...first, quantity: -1 }, ...rest] },
  ];
}
