import { beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import { createDiscount } from "#shared/discounts/admin-calls.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import { orderFor } from "#tests/support/bench.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  openBarMenu,
  openTab,
  startEditing,
} from "#tests/support/browser/maker-steps.ts";
import {
  DESKTOP,
  eventually,
  PHONE,
  WIDE,
} from "#tests/support/browser/page.ts";
import { screenshot, settle } from "#tests/support/browser/screenshots.ts";
import { button, toasts } from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });
const TABLET = { width: 820, height: 1180 };

/** Runs in the page: the names of what the notification covers. */
function coveredByToast() {
  const region = document.querySelector("[data-react-aria-top-layer]");
  const toast = region?.getBoundingClientRect();
  if (!region || !toast?.height) return ["there is no notification"];
  return [
    ...document.querySelectorAll(
      "main :is(a, button, input, label, select, textarea, summary), [data-order], [role=dialog] :is(a, button, input, label, select, textarea, summary), header button:not([role=tab])",
    ),
  ]
    .filter((each) => {
      const box = each.getBoundingClientRect();
      const isApart =
        box.right <= toast.left ||
        box.left >= toast.right ||
        box.bottom <= toast.top ||
        box.top >= toast.bottom;
      return box.width > 1 && !isApart && !region.contains(each);
    })
    .filter((each) => {
      for (let at: Element | null = each; at; at = at.parentElement)
        if (getComputedStyle(at).opacity === "0") return false;
      return true;
    })
    .map((each) => each.getAttribute("aria-label") ?? each.textContent);
}

beforeAll(async () => {
  const ask = await asMaker(shop.url);
  for (const code of ["FROST10", "SNOW20", "TEN"])
    await ask("POST", createDiscount.path, {
      code,
      kind: "percent",
      value: "10",
    });
  // As many rows as fill the workbench on a phone, and on a desktop.
  for (let nth = 0; nth < 9; nth += 1)
    await orderFor(shop.url, { name: `Ona Reed ${nth}`, clips: { 1: 1 } });
}, 60_000);

const TABS = ["Charms", "Custom Clip Config", "Orders", "Products"];
const PLACES = ["Workbench", "Letters", "Numbers", "Discounts"];

/** Keeps the notification, as a pointer on it does that covers nothing. */
async function keep(page: Page): Promise<void> {
  await toasts(page).getByRole("button", { name: "Dismiss" }).waitFor();
  await toasts(page)
    .getByRole("button", { name: "Dismiss" })
    .dispatchEvent("pointerover");
}

/** Where orders fill a phone it lies above them, beside the menu. */
const ABOVE_ORDERS = ["Products, charms, orders", "Add an order"];

async function expectFree(
  page: Page,
  place: string,
  mayCover: string[] = [],
): Promise<void> {
  // A mouse that lies on it keeps it where it is.
  await page.mouse.move(2, 2);
  await settle(page);
  await screenshot(
    page,
    `notified-${place.toLowerCase().replaceAll(" ", "-")}`,
  );
  const covered = async () =>
    (await page.evaluate(coveredByToast)).filter(
      (name) => !mayCover.includes(name),
    );
  await eventually
    .poll(async () => [place, await covered()], { timeout: 5_000 })
    .toEqual([place, []]);
}

test.each([
  [PHONE, "Honey Tortoise"],
  [DESKTOP, "Plum Starlight"],
])(
  "a notification lies on no row, form or menu of any place of the panel, in a window of %p",
  async (size, name) => {
    const page = await shop.openPanel({ size });
    await page.getByRole("listitem").filter({ hasText: name }).hover();
    await page
      .getByRole("button", { name: `Mark sold out: ${name}` })
      .locator("visible=true")
      .click();
    await toasts(page).getByText("is sold out").waitFor();
    await keep(page);
    await expectFree(page, "Products");
    for (const tab of TABS) {
      await openTab(page, tab);
      await expectFree(page, tab);
    }
    for (const place of PLACES) {
      await openBarMenu(page);
      // The last is in the menu, where there is one.
      const links = page.getByRole("banner").getByRole("link", { name: place });
      await links.last().click();
      await page.getByRole("heading", { level: 2, name: place }).waitFor();
      // Three large beginnings fill a phone, and it lies on one of them.
      if (size === PHONE && place === "Letters") continue;
      const isFull = size === PHONE && place === "Workbench";
      await expectFree(page, place, isFull ? ABOVE_ORDERS : []);
    }
    // What is edited on the page itself has its own.
    await page.goto(PAGES.home);
    await startEditing(page);
    await button(page, "Details").click();
    const details = page.getByRole("dialog", { name: "Details" });
    await details
      .getByLabel("Social page")
      .fill(`https://example.com/${size.width}`);
    await details.getByRole("button", { name: "Save" }).click();
    await toasts(page).getByText("This is what everyone sees now.").waitFor();
    await keep(page);
    await expectFree(page, "Details");
    await startEditing(page);
    await button(page, "Pages").click();
    const pages = page.getByRole("dialog", { name: "Pages" });
    await pages.getByLabel("Text", { exact: true }).fill("We send on Mondays.");
    await button(page, "Save this page").click();
    await toasts(page).getByText("is saved").waitFor();
    await keep(page);
    if (size === DESKTOP) return expectFree(page, "Pages");
    // On a phone it lies on the text, and leaves what is done with it.
    await settle(page);
    const covered = await page.evaluate(coveredByToast);
    for (const name of ["Save this page", "Close the pages", "Shipping"])
      expect(covered).not.toContain(name);
  },
  60_000,
);

test("a notification about a row leaves the others free, its cross is seen under the mouse, and Mark sold out does not lie on the state beside it", async () => {
  const page = await shop.openPanel();
  const name = "Pressed Meadow";
  for (const size of [WIDE, DESKTOP, TABLET]) {
    await page.setViewportSize(size);
    await page.getByRole("listitem").filter({ hasText: name }).hover();
    const state = page
      .getByRole("listitem")
      .filter({ hasText: name })
      .getByText("In Stock", { exact: true });
    const top = await state.evaluate((own) => {
      const { left, bottom } = own.getBoundingClientRect();
      return document.elementFromPoint(left + 20, bottom - 3) === own;
    });
    expect([size.width, top]).toEqual([size.width, true]);
    await button(page, `Mark sold out: ${name}`).click();
    await toasts(page).getByText("is sold out").waitFor();
    await settle(page);
    const covered = await page.evaluate(coveredByToast);
    expect([size.width, covered]).toEqual([size.width, []]);
    const dismiss = toasts(page).getByRole("button", { name: "Dismiss" });
    await dismiss.hover();
    const [sign, ground] = await dismiss.evaluate((own) => {
      const { color, backgroundColor } = getComputedStyle(own);
      return [color, backgroundColor];
    });
    expect(ground).toStartWith("rgba(255, 255, 255, 0.1");
    expect(sign).toMatch(/^rgb\(25\d, 24\d, /);
    await button(page, `Back in stock: ${name}`).click();
    await toasts(page).getByText("is back in stock").waitFor();
    await dismiss.click();
    await eventually(dismiss).toHaveCount(0);
  }
});
