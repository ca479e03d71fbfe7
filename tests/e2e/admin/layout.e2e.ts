import { expect, test } from "bun:test";
import type { Locator } from "playwright";
import {
  eventually,
  PHONE,
  pressEscape,
  stillBox,
  WIDE,
} from "#tests/support/browser/page.ts";
import { PAGES } from "#shared/api/paths.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { historyPlace, openTab } from "#tests/support/browser/maker-steps.ts";
import { button } from "#tests/support/browser/shopper-steps.ts";
import { overflowOf } from "#tests/support/browser/accessibility.ts";
import { settle } from "#tests/support/browser/screenshots.ts";

const shop = setUpShop({ env: ADMIN_ENV });

test("the tabs are chosen by arrow keys, Home and End on a phone, all buttons are big enough, and text of twice the size leaves each tab and its form their width", async () => {
  const page = await shop.openPanel({ size: PHONE });
  for (const each of ["Products", "Charms", "Custom Clip Config", "Orders"]) {
    await openTab(page, each);
    await settle(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("button, summary")]
        .map((element) => ({
          name: element.getAttribute("aria-label") ?? element.textContent,
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 0)
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ name }) => name),
    );
    expect([each, small]).toEqual([each, []]);
  }
  await page.setViewportSize(WIDE);
  const setText = (percent: number) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, percent);
  await setText(200);
  for (const each of ["Orders", "Custom Clip Config", "Charms", "Products"]) {
    await openTab(page, each);
    await settle(page);
    expect([each, await overflowOf(page)]).toEqual([each, 0]);
  }
  const form = await stillBox(page.getByRole("tabpanel").locator("form"));
  expect(form.width).toBeLessThan(WIDE.width / 2);
  await setText(100);

  await page.setViewportSize(PHONE);
  await openTab(page, "Products");
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
  await page.keyboard.press("Tab");
  await eventually(page.getByRole("link", { name: "Workbench" })).toBeFocused();
  await page.keyboard.press("Tab");
  await eventually(button(page, "Menu")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await eventually(tab("Charms")).toBeFocused();
});

test("an address, a reload, Back and Forward open the tab that was chosen, and the form for a new product is beside the list or folded into its button on a wide window, in a sheet on a narrow one, and open at /admin#add", async () => {
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

  await openTab(page, "Orders");
  await page.reload();
  await eventually(selected).toHaveText("Orders");
  // A closed dialog leaves the tab as it is.
  const place = await historyPlace(page);
  await page.getByRole("button", { name: "Account", exact: true }).click();
  await pressEscape(page);
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await eventually.poll(() => historyPlace(page)).toBe(place);
  await eventually(selected).toHaveText("Orders");
  await page.getByRole("link", { name: "View shop" }).click();
  await page.getByRole("heading", { name: "Hold everything." }).waitFor();
  await page.goBack();
  await eventually(selected).toHaveText("Orders");
  await openTab(page, "Products");

  const add = page.getByRole("button", { name: "Add New Product" });
  const form = page.getByRole("form", { name: "Add New Product" });
  const sheet = page.getByRole("dialog", { name: "Add New Product" });
  await form.waitFor();
  const formFirst = () =>
    form.evaluate((own) => {
      const list = document.querySelector("[data-list-heading]");
      const order = list ? own.compareDocumentPosition(list) : 0;
      return (order & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    });
  // The list comes later than the form.
  await eventually.poll(formFirst).toBe(true);
  await eventually(add).toHaveAttribute("aria-expanded", "true");
  await add.click();
  await form.waitFor({ state: "detached" });
  await eventually(add).toBeFocused();
  await eventually(add).toHaveAttribute("aria-expanded", "false");
  await page.reload();
  await add.waitFor();
  await eventually(selected).toHaveText("Products");
  await eventually(form).toHaveCount(0);
  await page.goto("about:blank");
  await page.goto(`${address}#add`);
  await form.waitFor();
  await eventually(page).toHaveURL(address);

  await page.setViewportSize(PHONE);
  await sheet.waitFor();
  await pressEscape(page);
  await sheet.waitFor({ state: "detached" });
  await add.click();
  const create = sheet.getByRole("button", { name: "Create Product" });
  await eventually(create).toBeInViewport({ ratio: 1 });
  await eventually(sheet.getByLabel("Choose an image")).toBeFocused();
  // What is missing is said, and what is folded away opens for it.
  await sheet.getByText("A page of its own").click();
  await sheet.getByLabel("Address").fill("Not So");
  await sheet.getByText("A page of its own").click();
  await create.click();
  await eventually(sheet.getByLabel("Address")).toBeVisible();
  await sheet.getByLabel("Address").fill("");
  await eventually(sheet.getByLabel("Address")).toBeVisible();
  await page.keyboard.press("Escape");
  await eventually(add).toBeFocused();
});

test("what is pressed is another within a frame, with less motion as well", async () => {
  const page = await shop.openPanel();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const pressed = async (target: Locator) => {
    const box = await stillBox(target);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    const opacity = await target.evaluate(
      (own) =>
        new Promise((done) =>
          requestAnimationFrame(() => done(getComputedStyle(own).opacity)),
        ),
    );
    await page.mouse.move(2, 2);
    await page.mouse.up();
    return opacity;
  };
  for (const target of [
    page.getByRole("tab", { name: "Charms" }),
    button(page, "Edit Pressed Meadow"),
    page.getByRole("link", { name: "View shop" }),
  ])
    expect(await pressed(target)).toBe("0.8");
});
