import { expect, test } from "bun:test";
import { productPath, makePagePath, orderPagePath } from "#shared/api/paths.ts";
import { eventually, untilHydrated } from "#tests/support/browser/page.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";

const shop = setUpShop();

/** It may have been a clip once. */
const GONE = productPath("gone-to-its-people");

/** Every kind of address at which a shop may have nothing. */
const UNKNOWN = [
  "/nothing-here",
  "/nothing/at/all/",
  "/PRIVACY",
  "/Admin",
  GONE,
  productPath("UPPER"),
  productPath("99"),
  "/letters/none",
  "/withdraw",
  orderPagePath("no-such-order-1234567890"),
  orderPagePath("A".repeat(22)),
  makePagePath("no-such-order-1234567890"),
];

/** Runs in the page. Keeps what its heading said, one after the other. */
function keepHeadings(): void {
  const seen: string[] = [];
  Object.assign(window, { headings: seen });
  new MutationObserver(() => {
    const heading = document.querySelector("h1")?.textContent ?? "";
    if (heading !== seen.at(-1)) seen.push(heading);
  }).observe(document, { childList: true, subtree: true });
}

test("an address without a page shows one screen, from the server to the end", async () => {
  // An error or a warning of its console fails the test as well.
  const page = await shop.newPage({ mayFail: UNKNOWN });
  await page.addInitScript(keepHeadings);
  for (const path of UNKNOWN) {
    const answer = await page.goto(path);
    await untilHydrated(page);
    const html = (await answer?.text()) ?? "";
    const [, served = ""] = /<h1[^>]*>(.*?)<\/h1>/.exec(html) ?? [];
    const seen = await page.evaluate((): string[] => {
      const { headings } = Object(window);
      return headings.filter(Boolean);
    });
    expect([path, answer?.status(), seen]).toEqual([path, 404, [served]]);
    expect(served).toBe(
      path === GONE ? "This clip is no longer here" : "404 Page Not Found",
    );
    const title = path === GONE ? served : "Page not found";
    await eventually(page).toHaveTitle(`${title} · Barrette & Bloom`);
  }
}, 60_000);
