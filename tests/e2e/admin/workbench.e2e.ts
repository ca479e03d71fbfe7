import { beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import { pathOf } from "#shared/api/call.ts";
import { withdraw } from "#shared/orders/calls.ts";
import type { PlacedOrder } from "#shared/orders/schema.ts";
import { setPayment } from "#shared/payment/calls.ts";
import {
  listOrders,
  placeOwnOrder,
  readChosen,
  setMemo,
  setStatuses,
} from "#shared/workbench/calls.ts";
import { BenchReply, ChosenReply } from "#shared/workbench/schema.ts";
import { API } from "#tests/support/api.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import { orderFor } from "#tests/support/bench.ts";
import { audit, overflowOf } from "#tests/support/browser/accessibility.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  eventually,
  PHONE,
  SMALL_PHONE,
  stillBox,
  WIDE,
} from "#tests/support/browser/page.ts";
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
  expect(await audit(page)).toEqual([]);
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
  expect(await audit(page)).toEqual([]);
  await screenshot(page, "workbench-pick", { fullPage: true });
});

/** The token of an order in its path, of the maker's page or the shopper's. */
const tokenIn = (url = "") => url.split("/").at(-1) ?? "";
async function makerPath(id: number): Promise<string> {
  const ask = await asMaker(shop.url);
  const path = `${listOrders.path}?state=all&search=${id}`;
  const { orders } = BenchReply.parse(await (await ask("GET", path)).json());
  return orders.find((each) => each.id === id)?.url ?? "";
}
const pay = async ({ id }: { id: number }) => {
  const ask = await asMaker(shop.url);
  const token = tokenIn(await makerPath(id));
  await ask("POST", pathOf(setPayment, { token }), { state: "paid" });
};

/** By post a present and another one, and one that is collected. */
async function parcels() {
  const ask = await asMaker(shop.url);
  const site = await (await ask("GET", API.site)).json();
  const ways = [
    { name: "Post", price: "0.00", needsAddress: true },
    { name: "Pick up", price: "0.00", needsAddress: false },
  ];
  const legal = { ...site.legal, withdrawalDays: 14 };
  const sent = { ...site, legal, deliveryOptions: ways };
  const saved = await (await ask("PUT", API.adminSite, sent)).json();
  const [post, pickUp] = saved.deliveryOptions;
  const place = { line1: "Beispielweg 12", postalCode: "10117" };
  const address = { ...place, city: "Musterstadt", country: "DE" };
  const byPost = { deliveryId: post.id, address };
  const clips = { 0: 1, 1: 1 };
  const given = { ...byPost, gift: { message: "For Juno" } };
  const gift = await orderFor(shop.url, { name: "Rosa Field", clips, given });
  const plain = await orderFor(shop.url, {
    name: "Hazel Brook",
    clips,
    given: byPost,
  });
  const collected = await orderFor(shop.url, {
    name: "Elin Moss",
    clips: { 3: 1 },
    given: { deliveryId: pickUp.id },
  });
  await ask("PUT", API.adminSite, { ...saved, currency: "EUR" });
  return { gift, plain, collected };
}
let sold: Awaited<ReturnType<typeof parcels>>;

test("papers of several print as one job, each order in its own currency", async () => {
  sold = await parcels();
  const page = await shop.newPage({ size: WIDE, signedIn: true });
  // The printer's dialog would wait for somebody.
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-is-printed", "");
  });
  await page.goto(PAGES.adminWorkbench);
  for (const name of ["Rosa Field", "Hazel Brook", "Elin Moss"])
    await box(page, name).click();
  const sheet = page.getByRole("dialog");
  const printed = async (name: string, format?: string) => {
    await button(page, name).click();
    if (format) await sheet.getByRole("button", { name: format }).click();
    await sheet.getByRole("button", { name: "Print", exact: true }).click();
    await page.locator("[data-is-printed]").waitFor();
    await page.emulateMedia({ media: "print" });
    const papers = page.locator("[data-prints] > :last-child");
    const text = (await papers.textContent()) ?? "";
    // It tells the page that it has been printed.
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString(
      "latin1",
    );
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => document.body.removeAttribute("data-is-printed"));
    await eventually(sheet).toHaveCount(0);
    const [, ...size] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    const pages = pdf.match(/\/Type \/Page\b/g)?.length;
    return { text, pages, size: size.map((side) => Math.round(Number(side))) };
  };
  const slips = await printed("Print slips");
  expect([slips.pages, slips.size]).toEqual([3, [595, 420]]);
  const [gift = "", plain = "", collected = ""] = slips.text
    .split(/(?=Order\s\d{4})/)
    .slice(1);
  expect(gift).toContain("For Juno");
  expect(gift).not.toMatch(/[$€]|\d\.\d\d/);
  expect(plain).toContain(`$${sold.plain.total}`);
  expect(slips.text).not.toContain("€");
  // There is no address that would tell whose it is.
  expect(collected).toContain("Elin Moss");
  const labels = await printed("Print labels", "Roll of 62 mm");
  expect([labels.pages, labels.size]).toEqual([2, [176, 113]]);
  await button(page, "Print labels").click();
  await sheet.getByText("2 labels, 1 is collected").waitFor();
  const roll = sheet.getByRole("button", { name: "Roll of 62 mm" });
  await eventually(roll).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  const list = await printed("Print the pick list", "A5");
  expect(list.size).toEqual([420, 595]);
  expect(list.text).toContain("Hazel Brook");
  expect(list.text).not.toMatch(/[$€]|\d\.\d\d|Beispielweg/);
}, 60_000);

test("money goes back for several with one Undo, and what was cancelled is let go", async () => {
  const { gift, plain, collected } = sold;
  for (const order of [gift, plain, collected]) await pay(order);
  const path = pathOf(withdraw, { token: tokenIn(plain.url) });
  const ask = await asMaker(shop.url);
  await ask("POST", path, { lines: [0] });
  await move([gift.id, collected.id], "cancelled");
  const page = await openBench();
  // What still is to be made says what goes back of it.
  const row = page.locator(`[data-order="${plain.id}"]`);
  await row.getByText(`$${plain.items[0]?.price} to pay back`).waitFor();
  await box(page, "Choose all: To pay back").click();
  // Nothing is sent of what was cancelled.
  await eventually(button(page, "Print labels")).toHaveCount(0);
  const sum = (Number(gift.total) + Number(collected.total)).toFixed(2);
  await button(page, `Mark $${sum} as paid back 2`).click();
  await page.getByText("Two are marked as paid back.").waitFor();
  await eventually(group(page, "To pay back 2")).toHaveCount(0);
  await button(page, "Undo").click();
  await group(page, "To pay back 2").waitFor();
  await box(page, "Hazel Brook").click();
  await move([plain.id], "cancelled");
  const left = `${plain.id} was cancelled and is no longer chosen.`;
  await page.getByText(left).waitFor();
  await page.getByRole("toolbar").waitFor({ state: "detached" });
}, 60_000);

test("a memo that is typed before the login is kept after it, and found", async () => {
  const { id } = sold.plain;
  const path = await makerPath(id);
  const mayFail = [pathOf(setMemo, { id: String(id) })];
  const page = await shop.newPage({ size: PHONE, mayFail });
  await page.goto(path);
  const memo = page.getByLabel("Your memo");
  await memo.fill("Juniper green, by Friday");
  await button(page, "Keep the memo").click();
  await page.getByText("You are not logged in.").waitFor();
  const logIn = page.getByRole("link", { name: "Log in" });
  expect(await logIn.getAttribute("href")).toBe(PAGES.admin);
  await page.reload();
  await eventually(memo).toHaveValue("Juniper green, by Friday");
  const maker = await openBench();
  await maker.goto(path);
  await maker.getByLabel("Your memo").fill("Juniper green, by Friday");
  await button(maker, "Keep the memo").click();
  await maker.getByText("The memo is kept").waitFor();
  await maker.goto(PAGES.adminWorkbench);
  await group(maker, "New 1").waitFor();
  await maker.keyboard.press("/");
  await maker.keyboard.type("juniper");
  await maker.getByText("One order found for “juniper”.").waitFor();
  const row = maker.locator(`[data-order="${id}"]`);
  await row.getByText("Your memo: Juniper green, by Friday").waitFor();
}, 60_000);

test("more than a page of a group, and of a month, are shown by pages", async () => {
  const ask = await asMaker(shop.url);
  const items = [{ name: "A thing", price: "5.00", quantity: 1 }];
  for (let index = 0; index < 55; index += 1)
    await ask("POST", placeOwnOrder.path, {
      customerName: `Many ${index}`,
      items,
    });
  const page = await openBench();
  const many = page.locator("[data-order]").filter({ hasText: "Many" });
  await button(page, "Show more").click();
  await eventually(many).toHaveCount(55);
  await box(page, "Choose all: New").click();
  await page.getByText("56 chosen").first().waitFor();
  const small = await openBench(SMALL_PHONE);
  await group(small, "New 56").waitFor();
  await small.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await box(small, "Choose all: New").click();
  expect(await overflowOf(small)).toBe(0);
  const { height } = await stillBox(small.getByRole("toolbar"));
  expect(height).toBeLessThanOrEqual(0.6 * SMALL_PHONE.height);
  await page.locator("summary").first().click();
  await button(page, "Show more").click();
  await eventually(button(page, "Show more")).toHaveCount(0);
  await eventually(many).toHaveCount(110);
}, 60_000);
