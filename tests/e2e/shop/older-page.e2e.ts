import { expect, test } from "bun:test";
import type { Page } from "playwright";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { untilHydrated } from "#tests/support/browser/page.ts";
import {
  button,
  dismissToast,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop();
const CART = "**/assets/CartDrawer*";

/** Opens a page whose version the shop no longer has, and its cart's code. */
async function openOlderPage(
  isGone: (loads: number) => boolean,
): Promise<{ page: Page; loads: () => number }> {
  const page = await shop.newPage({ mayFail: ["/assets/"], isIdle: true });
  // Counted by the request: the code may be asked for before the page's load.
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(CART, (route) =>
    isGone(loads) ? route.fulfill({ status: 404 }) : route.continue(),
  );
  // It asks for the cart's code ahead, and as that is gone for its own version:
  // it must not be older yet, or it would load itself again before any press.
  const compared = page.waitForResponse(
    (answer) =>
      answer.url() === `${shop.url}/` &&
      !answer.request().isNavigationRequest(),
  );
  await page.goto("/");
  await untilHydrated(page);
  await (await compared).finished();
  await makeOlder(page);
  return { page, loads: () => loads };
}

const makeOlder = (page: Page) =>
  page.locator("script[data-entry]").evaluate((script) => {
    script.setAttribute("data-entry", "/assets/entry-older.js");
  });

test("a page of an older version loads itself again, and then opens the cart", async () => {
  const { page, loads } = await openOlderPage((number) => number < 2);
  const again = page.waitForEvent("load");
  await button(page, /^Cart/).click();
  await again;
  await page.getByRole("dialog").getByText("Nothing held yet").waitFor();
  expect(loads()).toBe(2);
  expect(await toasts(page).getByText("That did not open").count()).toBe(0);
});

test("a page that loads itself again for nothing does so once", async () => {
  const { page, loads } = await openOlderPage(() => true);
  const again = page.waitForEvent("load");
  await button(page, /^Cart/).click();
  await again;
  await untilHydrated(page);
  const failed = toasts(page).getByText("That did not open");
  await failed.waitFor();
  await dismissToast(page);
  await failed.waitFor({ state: "detached" });
  await makeOlder(page);
  await button(page, /^Cart/).click();
  await failed.waitFor();
  expect(loads()).toBe(2);
});

test("a page whose first script is gone loads itself again", async () => {
  const page = await shop.newPage({ mayFail: ["/assets/"] });
  await page.route(
    `${shop.url}/`,
    async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const body = html.replace(
        /data-entry="[^"]+"/,
        'data-entry="/assets/x.js"',
      );
      await route.fulfill({ response: answer, body });
    },
    { times: 1 },
  );
  await page.goto("/");
  await untilHydrated(page);
  await button(page, /^Cart/).click();
  await page.getByRole("dialog").getByText("Nothing held yet").waitFor();
});
