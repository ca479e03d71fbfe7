import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import type { Browser, BrowserContext, Locator, Page } from "playwright";
import { expect as eventually } from "playwright/test";
import { type Charm, CharmList } from "#shared/charms.ts";
import { API, adminCharmPath } from "#shared/paths.ts";
import { ADMIN_ENV } from "#tests/admin.ts";
import { launchBrowser } from "./browser.ts";
import { type RunningShop, startExecutable } from "./executable.ts";
import { asMaker } from "./maker-api.ts";

let browser: Browser;
let shop: RunningShop;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  shop = await openShop();
});
afterEach(() => context.close());
afterAll(async () => {
  await browser.close();
  await shop[Symbol.asyncDispose]();
});

/** The demo shop. What changes it opens one of its own. */
function openShop(): Promise<RunningShop> {
  return startExecutable({
    args: ["serve", "--demo"],
    env: ADMIN_ENV,
  });
}

type Window = { width: number; height: number };
const DESKTOP: Window = { width: 1280, height: 800 };
const PHONE: Window = { width: 390, height: 844 };

/** A visitor at the shop's home page. */
async function visit(
  viewport: Window,
  path = "/",
  { url } = shop,
): Promise<void> {
  context = await browser.newContext({
    viewport,
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  page = await context.newPage();
  // The page asks for the cart once its scripts answer to a press.
  const ready = page.waitForResponse(url + API.cart);
  await page.goto(url + path);
  await ready;
}

const dialog = (name = "Design Your Clip") =>
  page.getByRole("dialog", { name });
const charm = (name: string) =>
  page.getByRole("checkbox", { name: new RegExp(`^${name},`) });
const message = () => page.getByLabel("Custom message");
const picture = (within: Locator) => within.getByRole("img");
const button = (name: string | RegExp) => page.getByRole("button", { name });

async function openDesigner(): Promise<void> {
  await button("Design Your Clip").click();
  await dialog().waitFor();
}

async function design(charms: string[], text: string): Promise<void> {
  for (const name of charms) await charm(name).check();
  await message().fill(text);
}

async function charmNamed(name: string): Promise<Charm> {
  const answer = await fetch(shop.url + API.charms);
  const charms = CharmList.parse(await answer.json());
  const found = charms.find((each) => each.name === name);
  if (!found) throw new Error(`there is no charm ${name}`);
  return found;
}

for (const viewport of [DESKTOP, PHONE]) {
  const at = `at ${viewport.width} px`;

  test(`a designed clip comes into the cart as it was seen, ${at}`, async () => {
    await visit(viewport);
    await openDesigner();
    await design(["Daisy", "Sweetheart"], "mila");
    const sentence =
      "A custom clip with Daisy, Sweetheart and the letters MILA";
    await eventually(picture(dialog())).toHaveAttribute("aria-label", sentence);
    await dialog().getByText("$25.00 clip + $8.00 charms").waitFor();
    await button("Add to Cart").last().click();
    await page.getByText("Added to cart!").waitFor();
    await dialog().waitFor({ state: "hidden" });
    await button(/^Cart/).click();
    const cart = dialog("Your Cart");
    await cart.getByText('Custom Claw Clip - "mila"').waitFor();
    await cart.getByText("Daisy, Sweetheart").waitFor();
    await cart.getByText("$33.00").first().waitFor();
    await eventually(picture(cart).first()).toHaveAttribute(
      "aria-label",
      sentence,
    );
  });

  test(`a clip in the cart is changed in its place, ${at}`, async () => {
    await visit(viewport);
    await openDesigner();
    await design(["Daisy", "Sweetheart", "Pearl"], "mila");
    await button("Add to Cart").last().click();
    await page.getByText("Added to cart!").waitFor();
    await button(/^Cart/).click();
    await dialog("Your Cart").getByRole("button", { name: /^Edit/ }).click();
    await dialog("Edit Your Clip").waitFor();
    await eventually(message()).toHaveValue("mila");
    for (const name of ["Daisy", "Sweetheart", "Pearl"])
      await eventually(charm(name)).toBeChecked();
    await charm("Sweetheart").uncheck();
    await message().fill("lou");
    await button("Update Clip").click();
    await page.getByText("Updated!").waitFor();
    const cart = dialog("Your Cart");
    await cart.getByText('Custom Claw Clip - "lou"').waitFor();
    await cart.getByText("Daisy, Pearl").waitFor();
    await eventually(cart.getByText(/Custom Claw Clip/)).toHaveCount(1);
  });

  test(`a shared design opens for whoever has its link, ${at}`, async () => {
    await visit(viewport);
    await openDesigner();
    await design(["Lucky Star"], "Zoë");
    await button("Save & share").click();
    await page.getByText("Success!").waitFor();
    const link = await page.getByLabel("Link to your design").inputValue();
    expect(link).toMatch(/\/\?design=[a-z2-9]{10}$/);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(link);
    await context.close();
    await visit(viewport, new URL(link).pathname + new URL(link).search);
    await dialog().waitFor();
    await eventually(message()).toHaveValue("Zoë");
    await eventually(charm("Lucky Star")).toBeChecked();
  });
}

test("the card of a shared link is the picture of the design", async () => {
  const saved = await fetch(shop.url + API.designs, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ selectedCharms: [], customText: "MILA" }),
  });
  const { url }: { url: string } = await saved.json();
  await visit(DESKTOP, new URL(url).pathname + new URL(url).search);
  const card = await page
    .locator('meta[property="og:image"]')
    .getAttribute("content");
  const image = await fetch(card ?? "");
  expect(image.headers.get("content-type")).toBe("image/png");
  const size = await new Bun.Image(await image.bytes()).metadata();
  expect([size.width, size.height]).toEqual([1200, 630]);
});

test("three charms are enough, and a fourth is told so", async () => {
  await visit(DESKTOP);
  await openDesigner();
  await design(["Daisy", "Sweetheart", "Pearl"], "");
  await page.getByText("That is all three.").waitFor();
  await eventually(charm("Lucky Star")).toBeDisabled();
  // A person presses it all the same; the test waits for no enabled tile.
  await dialog().getByText("Lucky Star").click({ force: true });
  await page.getByText("Limit reached").waitFor();
  await eventually(page.getByRole("checkbox", { checked: true })).toHaveCount(
    3,
  );
});

test("a charm that is sold out says so and cannot be chosen", async () => {
  await visit(DESKTOP);
  await openDesigner();
  const soldOut = page.getByRole("checkbox", {
    name: "Toadstool, out of stock",
  });
  await eventually(soldOut).toBeDisabled();
});

test("an empty design is not sent", async () => {
  await visit(DESKTOP);
  await openDesigner();
  await message().fill("   ");
  await button("Add to Cart").last().click();
  await page
    .getByText("Please select at least one charm or add a custom message.")
    .waitFor();
  await dialog().waitFor();
});

test("the message takes six characters as a person counts them", async () => {
  await visit(DESKTOP);
  await openDesigner();
  await message().pressSequentially("abcdefgh");
  await eventually(message()).toHaveValue("abcdef");
  await message().fill("👩‍👩‍👧".repeat(7));
  await eventually(message()).toHaveValue("👩‍👩‍👧".repeat(6));
  await dialog().getByText("6/6").waitFor();
});

test("what an input method composes is cut only once it is done", async () => {
  await visit(DESKTOP);
  await openDesigner();
  await message().focus();
  const devtools = await context.newCDPSession(page);
  const text = "にほんごにゅうりょく";
  await devtools.send("Input.imeSetComposition", {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
  await eventually(message()).toHaveValue(text);
  await devtools.send("Input.insertText", { text: "日本語入力文字列" });
  await eventually(message()).toHaveValue("日本語入力文");
});

test("switched off meanwhile, the designer says so and keeps everything", async () => {
  await using own = await openShop();
  await visit(DESKTOP, "/", own);
  await openDesigner();
  await design(["Daisy"], "mila");
  const maker = await asMaker(own.url);
  await maker("PUT", API.adminClipConfig, { isEnabled: false });
  await button("Add to Cart").last().click();
  await page
    .getByText("Custom clips are taking a short break.")
    .first()
    .waitFor();
  await eventually(message()).toHaveValue("mila");
  await eventually(charm("Daisy")).toBeChecked();
});

test("a charm deleted meanwhile is named, stays and can be taken off", async () => {
  await using own = await openShop();
  await visit(DESKTOP, "/", own);
  await openDesigner();
  await design(["Daisy", "Pearl"], "");
  const daisy = await charmNamed("Daisy");
  const maker = await asMaker(own.url);
  await maker("DELETE", adminCharmPath(daisy.id));
  await button("Add to Cart").last().click();
  await page.getByText("The charm Daisy is no longer in the shop.").waitFor();
  await page
    .getByRole("checkbox", { name: "Daisy, no longer available" })
    .click();
  await button("Add to Cart").last().click();
  await page.getByText("Added to cart!").waitFor();
});

test("a charm sold out meanwhile is named and the design stays", async () => {
  await using own = await openShop();
  await visit(DESKTOP, "/", own);
  await openDesigner();
  await design(["Daisy"], "mila");
  const daisy = await charmNamed("Daisy");
  const maker = await asMaker(own.url);
  await maker("PUT", adminCharmPath(daisy.id), { ...daisy, inStock: false });
  await button("Add to Cart").last().click();
  await page.getByText("The charm Daisy is sold out.").waitFor();
  await page
    .getByRole("checkbox", { name: "Daisy, out of stock", checked: true })
    .waitFor();
  await eventually(message()).toHaveValue("mila");
});

test("the network gone, nothing chosen is lost", async () => {
  await visit(DESKTOP);
  await openDesigner();
  await design(["Daisy"], "mila");
  await context.setOffline(true);
  await button("Save & share").click();
  await page.getByText("Failed to save your design.").waitFor();
  await button("Add to Cart").last().click();
  await page.getByText("Failed to add custom clip to cart.").waitFor();
  await context.setOffline(false);
  await eventually(message()).toHaveValue("mila");
  await button("Add to Cart").last().click();
  await page.getByText("Added to cart!").waitFor();
});

test("a clip is designed with the keyboard alone", async () => {
  await visit(DESKTOP);
  await button("Design Your Clip").focus();
  await page.keyboard.press("Enter");
  await dialog().waitFor();
  await eventually(charm("Lucky Star")).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await eventually(charm("Sweetheart")).toBeChecked();
  for (let tabs = 0; tabs < 20 && !(await isFocused(message())); tabs++)
    await page.keyboard.press("Tab");
  await eventually(message()).toBeFocused();
  await page.keyboard.type("mila");
  await page.keyboard.press("Enter");
  await page.getByText("Added to cart!").waitFor();
  await dialog().waitFor({ state: "hidden" });
  await eventually(button("Design Your Clip")).toBeFocused();
});

test("Escape keeps the draft of a new clip", async () => {
  await visit(DESKTOP);
  await openDesigner();
  await design(["Daisy"], "mila");
  await page.keyboard.press("Escape");
  await dialog().waitFor({ state: "hidden" });
  await openDesigner();
  await eventually(message()).toHaveValue("mila");
  await eventually(charm("Daisy")).toBeChecked();
});

test("on a phone of 320 px the picture stays in view while choosing", async () => {
  await visit({ width: 320, height: 640 });
  await openDesigner();
  await charm("Evil Eye").check();
  const box = await picture(dialog()).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(320);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
});

test("a charm's picture that cannot be loaded becomes its initial", async () => {
  await visit(DESKTOP);
  await page.route("**/demo/charms/pearl*", (route) => route.abort());
  await openDesigner();
  await charm("Pearl").check();
  await picture(dialog()).getByText("P", { exact: true }).waitFor();
});

function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}
