import { expect, test } from "bun:test";
import { reachOf } from "#build/dev/changes.ts";

const NOTHING = { client: false, site: false, build: false };

test.each([
  ["src/web/cart/CartDrawer.tsx", { client: true }],
  ["src/shared/money/cents.ts", { client: true }],
  ["src/server/orders/store.ts", {}],
  ["src/main.ts", {}],
  ["drizzle/0000_shop.sql", {}],
  ["public/fonts/a.woff2", { client: true, site: true }],
  ["src/build/client.ts", { build: true }],
])("a change of %s affects only what depends on it", (file, reach) => {
  expect(reachOf([file])).toEqual({ ...NOTHING, ...reach });
});

test("several changes at once affect what depends on any of them", () => {
  expect(reachOf(["src/server/app.ts", "src/web/ui/Icon.tsx"])).toEqual({
    ...NOTHING,
    client: true,
  });
});
