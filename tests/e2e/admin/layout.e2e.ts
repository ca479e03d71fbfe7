import { describe, expect, test } from "bun:test";
import { expect as eventually } from "playwright/test";
import { PAGES } from "#shared/api/paths.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { openTab } from "#tests/support/browser/maker-steps.ts";
import { overflowOf } from "#tests/support/browser/overflow.ts";
import { DESKTOP, PHONE, SMALL_PHONE } from "#tests/support/browser/page.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const SIZES = [
  ["a laptop", DESKTOP],
  ["a phone", PHONE],
] as const;

describe.each(SIZES)("on %s", (_name, size) => {
  test("nothing is wider than the window, and all buttons are big enough", async () => {
    const page = await shop.openPanel({ size });
    for (const tab of ["Products", "Charms", "Custom Clip Config", "Orders"]) {
      await openTab(page, tab);
      await page.getByRole("tabpanel", { name: tab }).waitFor();
      const measured = await page.evaluate(() => {
        const root = document.documentElement;
        const small = [...document.querySelectorAll("button, summary")]
          .map((element) => ({
            name: element.getAttribute("aria-label") ?? element.textContent,
            box: element.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.width > 0)
          .filter(({ box }) => box.width < 44 || box.height < 44)
          .map(({ name }) => name);
        return { overflow: root.scrollWidth - root.clientWidth, small };
      });
      expect([tab, measured]).toEqual([tab, { overflow: 0, small: [] }]);
    }
  });
});

test("a very narrow window needs no sideways scrolling", async () => {
  const page = await shop.openPanel({ size: SMALL_PHONE });
  for (const tab of ["Products", "Charms", "Custom Clip Config", "Orders"]) {
    await openTab(page, tab);
    await page.getByRole("tabpanel", { name: tab }).waitFor();
    expect([tab, await overflowOf(page)]).toEqual([tab, 0]);
  }
});

test("the tabs are chosen by arrow keys, Home and End", async () => {
  const page = await shop.openPanel({ size: PHONE });
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab("Products").focus();
  for (const [key, name] of [
    ["ArrowRight", "Charms"],
    ["End", "Orders"],
    ["ArrowRight", "Products"],
    ["ArrowLeft", "Orders"],
    ["Home", "Products"],
    ["ArrowRight", "Charms"],
  ] as const) {
    await page.keyboard.press(key);
    await eventually(tab(name)).toBeFocused();
    await eventually(tab(name)).toHaveAttribute("aria-selected", "true");
    await eventually(tab(name)).toBeInViewport({ ratio: 0.9 });
    await page.getByRole("tabpanel", { name }).waitFor();
  }
  // The Tab key reaches only the selected tab.
  await page.keyboard.press("Shift+Tab");
  await eventually(page.getByRole("button", { name: "Logout" })).toBeFocused();
  await page.keyboard.press("Tab");
  await eventually(tab("Charms")).toBeFocused();
});

test("a reload, Back and Forward open the tab that was chosen", async () => {
  const page = await shop.openPanel();
  const selected = page.getByRole("tab", { selected: true });
  await openTab(page, "Orders");
  await page.reload();
  await eventually(selected).toHaveText("Orders");
  // A closed dialog leaves the tab as it is.
  await page.getByRole("button", { name: "Sessions" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await eventually(selected).toHaveText("Orders");
  await page.getByRole("link", { name: "View shop" }).click();
  await page.getByRole("heading", { name: "Hold everything." }).waitFor();
  await page.goBack();
  await eventually(selected).toHaveText("Orders");
  await openTab(page, "Products");
  await page.reload();
  await eventually(selected).toHaveText("Products");
});

test("an address with another tab opens that tab, and Back the one before", async () => {
  const page = await shop.openPanel();
  const selected = page.getByRole("tab", { selected: true });
  const address = `${shop.url}${PAGES.admin}`;
  await page.goto(`${address}#orders`);
  await eventually(selected).toHaveText("Orders");
  await page.getByRole("tabpanel", { name: "Orders" }).waitFor();
  await page.goBack();
  await eventually(selected).toHaveText("Products");
  await eventually(page).toHaveURL(address);
  await page.goForward();
  await eventually(selected).toHaveText("Orders");
  await openTab(page, "Charms");
  await eventually(page).toHaveURL(`${address}#charms`);
});
