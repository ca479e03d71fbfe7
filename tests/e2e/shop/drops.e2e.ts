import { expect, test } from "bun:test";
import { DAY_MS, HOUR_MS } from "#shared/text/dates.ts";
import { ProductList } from "#shared/catalog/schema.ts";
import { productPath, PAGES } from "#shared/api/paths.ts";
import { followAvailability } from "#shared/stock/calls.ts";
import { newSite } from "#server/site/new-site.ts";
import { ADMIN_ENV, makerCookie } from "#tests/support/admin.ts";
import { adminProductPath, API } from "#tests/support/api.ts";
import { audit, overflowOf } from "#tests/support/browser/accessibility.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  DESKTOP,
  eventually,
  pressEscape,
  stillBox,
  untilHydrated,
} from "#tests/support/browser/page.ts";

const shop = setUpShop({
  env: { ...ADMIN_ENV, SHOP_TIME_ZONE: "Europe/Berlin" },
});

const PHONE = { width: 390, height: 844 };
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

async function put(path: string, body: unknown): Promise<void> {
  const cookie = await makerCookie(shop.url);
  const headers = { "content-type": "application/json", cookie };
  const method = "PUT";
  const answer = await fetch(shop.url + path, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

async function openClipAt(nth: number, availableFrom: string) {
  const list = await (await fetch(shop.url + API.products)).json();
  const product = ProductList.parse(list)[nth];
  if (!product) throw new Error("the demo has no clips");
  const { id, name, description, price, imageUrl, slug } = product;
  const body = { name, description, price, imageUrl, availableFrom };
  await put(adminProductPath(id), body);
  return { name, path: productPath(slug) };
}

test("a drop is announced by date, takes a reminder, sells at its moment without a reload, and an open page follows a pause", async () => {
  const later = await openClipAt(1, inMs(3 * DAY_MS + HOUR_MS));
  const still = await shop.newPage({
    size: PHONE,
    context: { javaScriptEnabled: false },
  });
  await still.goto(PAGES.home);
  const words = still.getByRole("article", { name: later.name });
  expect(await words.textContent()).toMatch(/Opens \w+ \d+/);
  await still.setViewportSize(DESKTOP);
  await eventually(words.getByText("Made in about 5 days")).toBeHidden();
  await still.setViewportSize(PHONE);
  // In summer it is another hour.
  expect(await words.getByRole("time").textContent()).toMatch(/GMT\+[12]/);
  await words.getByRole("link", { name: /^Remind me/ }).click();
  await still.waitForURL(`**${later.path}`);
  const field = still.getByRole("textbox");
  // It has its styles, as the rest of the page.
  expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await field.fill("still@example.com");
  await still.getByRole("button", { name: "Remind me" }).click();
  await still.getByRole("heading", { name: "We will write to you." }).waitFor();

  const page = await shop.newPage({ size: PHONE, isIdle: true });
  // The phone's clock is wrong by a day and in another zone.
  await page.addInitScript((wrongMs: number) => {
    const now = Date.now;
    Date.now = () => now() + wrongMs;
  }, DAY_MS);
  const soon = await openClipAt(0, inMs(HOUR_MS));
  // It follows the stock once it is quiet, which a slow one is late.
  const isFollowing = page.waitForRequest(`**${followAvailability.path}`);
  await page.goto(PAGES.home);
  await untilHydrated(page);
  const card = page.getByRole("article", { name: soon.name });
  const other = page.getByRole("article", { name: later.name });
  await other.getByText("Opens in 3 days").waitFor();
  const add = card.getByRole("button", { name: "Add to Cart" });
  await eventually(add).toHaveCount(0);
  // Price and time stand beside the button, below the whole name.
  const remind = other.getByRole("button", { name: /^Remind me/ });
  const name = await stillBox(other.getByRole("heading"));
  const time = await stillBox(other.getByRole("time"));
  const beside = await stillBox(remind);
  expect(time.x).toBe(name.x);
  expect(time.y).toBeGreaterThan(name.y + name.height);
  expect(time.y).toBeLessThan(beside.y + beside.height);
  expect(beside.x).toBeGreaterThanOrEqual(time.x + time.width);
  // A mouse above a card would ask for its clip; a finger does not.
  await remind.tap();
  await other.getByRole("textbox").fill("mila@example.com");
  await other.getByRole("button", { name: "Remind me" }).tap();
  await other.getByText("We will write to you.").waitFor();
  // At the moment, somebody is typing: the button takes the focus.
  await card.getByRole("button", { name: /^Remind me/ }).tap();
  await card.getByRole("textbox").pressSequentially("mi");
  await isFollowing;
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const folds = await page.evaluateHandle(() => {
    const seen: number[] = [];
    new MutationObserver(() => {
      const copy = document.querySelector("article [inert]");
      if (copy) seen.push(copy.getAnimations().length);
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  // However slow this was: the moment comes after it.
  await openClipAt(0, inMs(2_000));
  await eventually(add).toBeFocused();
  // The form has folded away, and nothing of it stays.
  await eventually(card.getByRole("textbox")).toHaveCount(0);
  expect(await folds.jsonValue()).toContain(1);
  expect(requests.filter((url) => url.includes("/api/"))).toEqual([]);
  await add.click();
  await page.getByText("Added to Cart").first().waitFor();

  await page.goto(later.path);
  await untilHydrated(page);
  const timer = page.getByRole("timer");
  await eventually(timer).toHaveText(/3\s*days\s*00\s*hours/);
  // The maker moves it and plans a pause: the open page follows.
  await openClipAt(1, inMs(5 * DAY_MS + HOUR_MS));
  await eventually(timer).toHaveText(/^5\s*days/);
  // It is said under the header, and takes the order's button until its end.
  const pauseFor = (ms: number) =>
    put(API.adminSite, {
      ...newSite("en"),
      pause: { until: inMs(ms), text: "We are on a boat." },
    });
  await pauseFor(DAY_MS);
  const banner = page.getByText("We are on a boat.");
  await banner.waitFor();
  await page.getByRole("button", { name: "Cart, 1 item" }).click();
  await page.getByRole("button", { name: /checkout/i }).click();
  const dialog = page.getByRole("dialog", { name: /checkout/i });
  const back = dialog.getByRole("button", { name: /^Back on/ });
  await eventually(back).toBeDisabled();
  await pauseFor(2_000);
  await dialog.getByRole("button", { name: "Place Order" }).waitFor();
  await eventually(banner).toHaveCount(0);
  await pressEscape(page);
  await eventually(dialog).toHaveCount(0);
  expect(await overflowOf(page)).toBe(0);
  expect(await audit(page)).toEqual([]);
}, 60_000);

test("in the panel a drop that is sold out is just that, and two weeks off take three taps", async () => {
  const { name } = await openClipAt(2, inMs(3 * DAY_MS));
  const page = await shop.openPanel();
  const row = page.getByRole("listitem").filter({ hasText: name });
  await row.getByText(/^Opens /).waitFor();
  await row.getByRole("button", { name: `Mark sold out: ${name}` }).click();
  await row.getByText("Out of Stock").waitFor();
  expect(await row.getByText(/^Opens /).count()).toBe(0);
  await page.getByRole("tab", { name: "Orders" }).click();
  await page.getByRole("button", { name: "Plan a pause" }).click();
  const form = page.getByRole("region", { name: "Time off" });
  const days = [
    await form.getByLabel("First day without orders").inputValue(),
    await form.getByLabel("Back on").inputValue(),
  ].map((day) => Date.parse(day));
  expect((days[1] ?? 0) - (days[0] ?? 0)).toBe(14 * DAY_MS);
  await form.getByRole("button", { name: "Save" }).click();
  await form.getByText(/^No orders from/).waitFor();
  expect(await audit(page)).toEqual([]);
  await form.getByRole("button", { name: "Call the pause off" }).click();
  await form.getByText("Orders are taken every day.").waitFor();
}, 60_000);
