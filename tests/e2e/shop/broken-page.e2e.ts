import { test } from "bun:test";
import type { Locator } from "playwright";
import {
  eventually,
  hold,
  pressEscape,
  untilHydrated,
} from "#tests/support/browser/page.ts";
import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  addClip,
  button,
  dismissToast,
  fillContact,
  openCart,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";
import { openNewForm } from "#tests/support/browser/maker-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });

// React reports the failures to the console of the page's scripts.
const mayFail = ["/assets/"];

/** Moves an element, as extensions do, so that React cannot remove it. */
const wrap = (element: Locator) =>
  element.evaluate((own) => {
    const stranger = document.createElement("div");
    own.replaceWith(stranger);
    stranger.append(own);
  });

test("a page that breaks keeps its header, the cart and what was typed, and is loaded again where it breaks again", async () => {
  const page = await shop.openPage({ mayFail: [...mayFail, API.withdraw] });
  const email = page.getByRole("textbox", { name: "Email address" });
  const failed = page.getByText("What you typed is kept.");
  const breakPage = async () => {
    await email.fill("nobody");
    await button(page, "Join").click();
    await wrap(page.locator(`p[id="${await errorOf(email)}"]`));
    await email.fill("fan@example.com");
    await failed.waitFor();
  };
  await breakPage();
  await openCart(page);
  await pressEscape(page);
  await button(page, "Load again").click();
  await eventually(email).toHaveValue("fan@example.com");
  await breakPage();
  const loaded = page.waitForEvent("load");
  await button(page, "Load again").click();
  await loaded;
  await page.getByRole("heading", { name: "The current pour" }).waitFor();
  await eventually(failed).toHaveCount(0);
  await email.fill("fan@example.com");
  await button(page, "Join").click();
  await eventually(email).toHaveValue("");

  // So does a form that breaks before it was sent.
  const send = await asMaker(shop.url);
  const site = await (await send("GET", API.site)).json();
  await send("PUT", API.adminSite, {
    ...site,
    legal: { ...site.legal, withdrawalDays: 14 },
  });
  await page.goto(PAGES.withdraw);
  const name = page.getByLabel("Name");
  const confirm = button(page, "Confirm withdrawal");
  await button(page, "Cart, 0 items").waitFor();
  await name.fill("Frieda Groß");
  await confirm.click();
  await wrap(
    page.locator(`p[id="${await errorOf(page.getByLabel("Order"))}"]`),
  );
  await confirm.click();
  await failed.waitFor();
  await button(page, "Load again").click();
  await eventually(name).toHaveValue("Frieda Groß");
});

test("what breaks outside of the page's content takes nothing else with it, and a checkout keeps what was typed", async () => {
  const page = await shop.newPage({ mayFail: ["/"] });
  // Before the page loads it ahead.
  const release = await hold(page, "**/assets/CheckoutDialog*");
  await page.goto(PAGES.home);
  await untilHydrated(page);
  const failed = page.getByText("What you typed is kept.");
  await page.context().setOffline(true);
  await wrap(
    page.locator("[role=status] > div", { has: page.getByText(/offline/i) }),
  );
  await page.context().setOffline(false);
  await failed.waitFor();
  await button(page, "Load again").click();
  await eventually(failed).toHaveCount(0);

  await addClip(page, "Honey Tortoise");
  await wrap(toasts(page).getByText("Added to cart!").locator("xpath=../.."));
  await dismissToast(page);
  await failed.waitFor();
  await button(page, "Cart, 1 item").waitFor();
  await button(page, "Load again").click();
  await eventually(failed).toHaveCount(0);

  await openCart(page);
  await button(page, "Proceed to Checkout").click();
  const opening = page.getByText("Opening...");
  await opening.waitFor();
  await wrap(opening.locator("xpath=.."));
  release();
  await failed.waitFor();
  await button(page, "Cart, 1 item").waitFor();
  await button(page, "Load again").click();
  const dialog = page.getByRole("dialog", { name: "Checkout" });
  await dialog.waitFor();

  await fillContact(page, "not an address");
  await button(page, "Place Order").click();
  const email = dialog.getByLabel("Email");
  await wrap(dialog.locator(`p[id="${await errorOf(email)}"]`));
  await email.fill("broken@example.com");
  await dialog.getByText("What you typed is kept.").waitFor();
  await dialog.getByRole("button", { name: "Load again" }).click();
  await eventually(email).toHaveValue("broken@example.com");
  await button(page, "Place Order").click();
  await page.getByText("Order Confirmed!").waitFor();
});

test("a panel that breaks keeps a half-written product and can be loaded again", async () => {
  const page = await shop.openPanel({ mayFail });
  const form = await openNewForm(page, "Product");
  await form.getByLabel("Price").fill("24");
  await button(page, "Create Product").click();
  const name = form.getByLabel("Name");
  await wrap(page.locator(`p[id="${await errorOf(name)}"]`));
  await name.fill("Amber Drop");
  await page.getByText("What you typed is kept.").waitFor();
  await button(page, "Logout").waitFor();
  await button(page, "Load again").click();
  await eventually(name).toHaveValue("Amber Drop");
  await eventually(form.getByLabel("Price")).toHaveValue("24");
});

/** Returns the id of the error that describes a field. */
async function errorOf(field: Locator): Promise<string> {
  await eventually(field).toHaveAttribute("aria-invalid", "true");
  const ids = await field.getAttribute("aria-describedby");
  return ids?.split(" ").find((id) => id.endsWith("-error")) ?? "";
}
