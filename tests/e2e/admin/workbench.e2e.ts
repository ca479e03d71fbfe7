import { beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import type { PlacedOrder } from "#shared/orders/schema.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { orderFor } from "#tests/support/bench.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { PHONE, WIDE } from "#tests/support/browser/page.ts";
import { screenshot } from "#tests/support/browser/screenshots.ts";

const shop = setUpShop({ env: ADMIN_ENV });

let placed: PlacedOrder[] = [];

beforeAll(async () => {
  const { url } = shop;
  placed = [
    await orderFor(url, {
      name: "Tess Marlow",
      letters: "MOON",
      resin: "Rose Quartz",
      charms: ["Daisy"],
      clips: { 1: 1 },
      given: { note: "Please not too tight." },
    }),
    await orderFor(url, {
      name: "Ona Reed",
      letters: "ONA",
      resin: "Rose Quartz",
      given: { gift: { message: "For you" } },
    }),
    await orderFor(url, { name: "Livia Stern", clips: { 0: 2 } }),
  ];
}, 60_000);

const openBench = (size = WIDE) =>
  shop.openPage({ size, path: PAGES.adminWorkbench, signedIn: true });
const box = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: new RegExp(name) });

test("the open orders are listed, and several begun in four presses", async () => {
  const page = await openBench();
  await page.getByText("Tess Marlow").waitFor();
  await screenshot(page, "workbench", { fullPage: true });
  await audit(page);
  await box(page, "Choose all: New").click();
  await page.getByRole("button", { name: "Start making 3" }).waitFor();
  await screenshot(page, "workbench-chosen");
  expect(placed.length).toBe(3);
});

test("a phone", async () => {
  const page = await openBench(PHONE);
  await page.getByText("Tess Marlow").waitFor();
  await screenshot(page, "workbench", { fullPage: true });
  await box(page, "Choose all: New").click();
  await screenshot(page, "workbench-chosen");
});
