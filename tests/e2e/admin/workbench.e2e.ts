import { beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import type { PlacedOrder } from "#shared/orders/schema.ts";
import { readChosen, setStatuses } from "#shared/workbench/calls.ts";
import { ChosenReply } from "#shared/workbench/schema.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
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

const openBench = (size = WIDE, mayFail: string[] = []) =>
  shop.openPage({ size, path: PAGES.adminWorkbench, signedIn: true, mayFail });
const box = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: new RegExp(name) });
const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });
const group = (page: Page, name: string) =>
  page.getByRole("heading", { level: 3, name, exact: true });
/** What the shop has of an order. */
async function statusOf(id: number): Promise<string> {
  const ask = await asMaker(shop.url);
  const answer = await ask("POST", readChosen.path, { ids: [id] });
  return ChosenReply.parse(await answer.json()).orders[0]?.status ?? "";
}
const move = async (ids: number[], status: string) => {
  const ask = await asMaker(shop.url);
  await ask("POST", setStatuses.path, { ids, status });
};

test("three orders are found and begun in two presses, and one Undo takes all back", async () => {
  const page = await openBench();
  await group(page, "New 3").waitFor();
  await audit(page);
  await screenshot(page, "workbench", { fullPage: true });
  await box(page, "Choose all: New").click();
  await screenshot(page, "workbench-chosen");
  await button(page, "Start making 3").click();
  await group(page, "Being made 3").waitFor();
  await page.getByText("Three are being made.").waitFor();
  await screenshot(page, "workbench-moved");
  await button(page, "Undo").click();
  await group(page, "New 3").waitFor();
  expect(await statusOf(placed[0]?.id ?? 0)).toBe("received");
});

test("what another device has moved says so and stays chosen, and the rest moves", async () => {
  const page = await openBench();
  await group(page, "New 3").waitFor();
  // Nothing moves under a hand that has just chosen.
  await box(page, "Choose all: New").click();
  const [first] = placed;
  await move([first?.id ?? 0], "sent");
  await button(page, "Start making 3").click();
  await page.getByText("Two are being made.").waitFor();
  await page.getByText(`${first?.id} was not saved`).waitFor();
  await group(page, "Being made 2").waitFor();
  await page.getByText("1 chosen").first().waitFor();
  await button(page, "Choose none").click();
  await box(page, "Choose all: Being made").click();
  await button(page, "Mark as sent 2").click();
  await page.getByRole("dialog").waitFor();
  await screenshot(page, "workbench-sent");
  await page.keyboard.press("Escape");
});

test("keys choose a range, search and let go", async () => {
  const page = await openBench();
  await group(page, "Being made 2").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press(" ");
  await page.getByText("1 chosen").first().waitFor();
  await page.keyboard.press("Shift+ArrowDown");
  await page.getByText("2 chosen").first().waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+a");
  await page.getByText("2 chosen").first().waitFor();
  await page.keyboard.press("F6");
  await page.locator("[role=toolbar] :focus").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("toolbar").waitFor({ state: "detached" });
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keys of the workbench" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("/");
  await page.keyboard.type("moon");
  await page.getByText("One order found for “moon”.").waitFor();
  await screenshot(page, "workbench-search");
  await page.keyboard.press("Escape");
  await group(page, "Being made 2").waitFor();
});

test("a new order shows on the other device by itself", async () => {
  const page = await openBench();
  await group(page, "Being made 2").waitFor();
  await orderFor(shop.url, { name: "Maud Keller", clips: { 2: 1 } });
  await group(page, "New 1").waitFor();
  await page.getByText("Maud Keller").waitFor();
});

test("on a phone the list is ticked off without a connection, and sent later", async () => {
  const page = await openBench(PHONE, ["/"]);
  await group(page, "Being made 2").waitFor();
  await screenshot(page, "workbench", { fullPage: true });
  await box(page, "Choose all: Being made").click();
  await screenshot(page, "workbench-chosen");
  await button(page, "More to do with these").click();
  await page.getByRole("dialog").waitFor();
  await screenshot(page, "workbench-more");
  await button(page, "Pick list for these").click();
  await page.getByText("0 of").waitFor();
  await page.context().setOffline(true);
  await box(page, "× Rose Quartz$").click();
  await page.getByText("1 of").waitFor();
  await page.getByText("One tick is sent once").waitFor();
  await page.context().setOffline(false);
  await page.getByText("One tick is sent once").waitFor({ state: "detached" });
  await page.reload();
  await button(page, "Pick list 5").click();
  await page.getByText("1 of 5").waitFor();
  await audit(page);
  await screenshot(page, "workbench-pick", { fullPage: true });
});
