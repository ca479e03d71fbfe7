import { beforeAll, test } from "bun:test";
import type { Page } from "playwright";
import { eventually } from "#tests/support/browser/page.ts";
import { API } from "#tests/support/api.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { button } from "#tests/support/browser/shopper-steps.ts";

// With many products the later cards are hydrated in groups, some time after
// the page. On a slow device a shopper can press them before that.

const shop = setUpShop({ env: ADMIN_ENV });
// With the demo's products, these exceed the cards hydrated with the page.
const COUNT = 20;

/** Adds many products of two sizes each. */
beforeAll(async () => {
  const ask = await asMaker(shop.url);
  for (let n = 1; n <= COUNT; n += 1)
    await ask("POST", API.adminProducts, {
      name: `Clip ${n}`,
      description: "Poured by hand.",
      price: "24.00",
      imageUrl: "/demo/products/apricot-fade-480.avif",
      variants: [
        { title: "Small", price: "24.00" },
        { title: "Large", price: "28.00" },
      ],
    });
  const html = async () => (await fetch(shop.url)).text();
  await eventually.poll(html).toContain(`>Clip ${COUNT}</a></h3>`);
});

/**
 * Presses controls of the last card after the first card is hydrated and before
 * the last card is. Hydrated elements have properties whose names begin with
 * `__react`. React works in slices of 5 ms and schedules each slice with
 * `setImmediate` if that exists. This script advances the clock, so that a
 * slice ends as soon as the first card is hydrated.
 */
function pressEarly(page: Page, selectors: string[]) {
  return page.addInitScript((pressed) => {
    const isHydrated = (card?: Element) =>
      card && Object.keys(card).some((key) => key.startsWith("__react"));
    const cards = () => [...document.querySelectorAll("article")];
    const now = performance.now.bind(performance);
    let ahead = 0;
    performance.now = () => {
      if (isHydrated(cards()[0])) ahead += 10;
      return now() + ahead;
    };
    const press = () => {
      const last = cards().at(-1);
      const selector = isHydrated(cards()[0]) && pressed.shift();
      if (!last || !selector) return;
      document.documentElement.dataset.early ??= String(!isHydrated(last));
      last.querySelector<HTMLElement>(selector)?.click();
    };
    const ticks = new MessageChannel();
    const waiting: (() => void)[] = [];
    ticks.port1.onmessage = () => {
      press();
      waiting.shift()?.();
    };
    Object.assign(globalThis, {
      setImmediate: (work: () => void) => {
        waiting.push(work);
        ticks.port2.postMessage(undefined);
      },
    });
  }, selectors);
}

for (const [control, price] of [
  ["label:last-of-type input", "$28.00"],
  ["label:last-of-type", "$28.00"],
  ["label:first-of-type", "$24.00"],
] as const)
  test(`a card that is not hydrated yet handles a choice (${control}) and a press once`, async () => {
    const page = await shop.newPage();
    await pressEarly(page, [control, "button"]);
    await page.goto("/");
    await button(page, "Cart, 1 item").waitFor();
    await eventually(page.locator("html")).toHaveAttribute(
      "data-early",
      "true",
    );
    const last = page.getByRole("article", { name: `Clip ${COUNT}` });
    await eventually(last.getByText(price)).toHaveCount(1);
    await button(page, "Cart, 1 item").click();
    const cart = page.getByRole("dialog", { name: "Your Cart" });
    await eventually(cart.getByText(price).first()).toBeVisible();
  });
