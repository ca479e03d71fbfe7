import { expect } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { API } from "#tests/support/api.ts";
import {
  addClip,
  addProduct,
  orderBody,
  readCart,
} from "#tests/support/make.ts";
import { besideOthers, emailsOfOrders } from "../process/others.ts";
import { randomFor } from "#tests/support/seed.ts";
import { fingerprint } from "#tests/support/database/shop-rows.ts";
import { createShopper } from "#tests/support/shopper.ts";
import { tamperings } from "#tests/support/hostile/tampering.ts";
import { count, defineRow } from "../row.ts";

const NAME = "tampered orders, carts and designs";

/** Bodies for the cart and the designer that no storefront sends. */
const CARTS: unknown[] = [
  { productId: -1, quantity: 1 },
  { productId: 1, quantity: 0 },
  { productId: 1, quantity: -5 },
  { productId: 1, quantity: 1.5 },
  { productId: 1, quantity: 100 },
  { productId: 1, quantity: 1e9 },
  { productId: 1, quantity: "NaN" },
  { productId: 1e308, quantity: 1 },
  { productId: 999_999, quantity: 1 },
  { productId: 1, variantId: 999_999, quantity: 1 },
  { productId: "1 OR 1=1", quantity: 1 },
];
const DESIGNS: unknown[] = [
  {},
  { selectedCharms: [], customText: "" },
  { selectedCharms: [1, 1], customText: "A" },
  { selectedCharms: [1, 2, 3, 4], customText: "A" },
  { selectedCharms: [999_999], customText: "A" },
  { selectedCharms: [-1], customText: "A" },
  { selectedCharms: "1", customText: "A" },
  { selectedCharms: [], customText: "LETTERS" },
  { selectedCharms: [], customText: "A\u0000B" },
  { selectedCharms: [], customText: "A\nB" },
  { selectedCharms: [], customText: "A", resinId: 999_999 },
];

export const tampered = defineRow(NAME, { carts: 100 }, async ({ carts }) => {
  const random = randomFor(NAME);
  await using shop = await startDemo();
  let sent = 0;
  const { others } = await besideOthers(shop.url, async () => {
    for (let cart = 0; cart < carts; cart += 1) {
      const shopper = createShopper(shop.url);
      await addProduct(
        shopper,
        { id: 1 },
        { quantity: 2 + random.integer(90) },
      );
      await addClip(shopper, { selectedCharms: [1], customText: "A" });
      const filled = await readCart(shopper);
      const body = orderBody(filled);
      const before = fingerprint(shop.dataDir, ["charms"]);
      const requests = [
        ...tamperings(body).map((given) => [API.orders, { ...body, ...given }]),
        ...CARTS.map((given) => [API.cart, given]),
        ...DESIGNS.map((given) => [API.customClip, given]),
      ] as const;
      for (const [path, given] of requests) {
        const { status } = await shopper.post(String(path), given);
        // A 429 would not show whether the body is refused.
        const isRefused = status >= 400 && status < 500 && status !== 429;
        expect([path, given, status, isRefused]).toEqual([
          path,
          given,
          status,
          true,
        ]);
        sent += 1;
      }
      expect(await readCart(shopper)).toEqual(filled);
      expect(emailsOfOrders(shop.dataDir)).toEqual([]);
      expect(fingerprint(shop.dataDir, ["charms"])).toBe(before);
    }
  });
  return { text: `${count(sent)} requests, each 4xx, 0 rows written`, others };
});
