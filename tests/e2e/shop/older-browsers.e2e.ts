import { describe, expect, test } from "bun:test";
import type { Page, Route } from "playwright";
import { API } from "#tests/support/api.ts";
import {
  DESKTOP,
  eventually,
  PHONE,
  untilHydrated,
} from "#tests/support/browser/page.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { cutOut } from "#tests/support/photos.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  addClip,
  button,
  design,
  openCart,
  openCheckout,
  openDesigner,
} from "#tests/support/browser/shopper-steps.ts";
import {
  logInOn,
  openNewForm,
  untilNotified,
} from "#tests/support/browser/maker-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });

/** Runs in the page: takes away what came after the oldest browsers served. */
function growOld(): void {
  const taken: [object, string[]][] = [
    [String.prototype, ["isWellFormed", "toWellFormed"]],
    [
      Array.prototype,
      ["toSorted", "toReversed", "toSpliced", "with", "findLast"],
    ],
    [Promise, ["withResolvers", "try"]],
    [Object, ["groupBy"]],
    [Map, ["groupBy"]],
    [Intl, ["Segmenter"]],
    [URL, ["parse", "canParse"]],
    [AbortSignal, ["any", "timeout"]],
    [Set.prototype, ["union", "difference", "intersection"]],
    [HTMLElement.prototype, ["showPopover", "hidePopover"]],
    [Element.prototype, ["checkVisibility"]],
    [Document.prototype, ["startViewTransition"]],
    [globalThis, ["requestIdleCallback", "ClipboardItem", "Iterator"]],
  ];
  for (const [owner, names] of taken)
    for (const name of names) Reflect.deleteProperty(owner, name);
}

async function openOld(path: string, size = DESKTOP): Promise<Page> {
  const page = await shop.newPage({ size, mayFail: [API.me] });
  await page.context().addInitScript(growOld);
  await page.goto(path);
  await untilHydrated(page);
  return page;
}

// One walk for both sizes: each has parts that the other does not show.
describe("in the oldest browsers", () => {
  test("a shopper designs a clip on a phone and a desktop, and orders", async () => {
    const page = await openOld("/", PHONE);
    await addClip(page, "Rose Quartz Swirl", "Maxi, 10 cm");
    await openDesigner(page);
    await design(page, { charms: ["Daisy", "Pearl"], letters: "ZOÉ" });
    await page.setViewportSize(DESKTOP);
    await design(page, { charms: ["Sweetheart"], letters: "MILA" });
    // A chosen variant, resin and charm are shown without it.
    expect(await page.evaluate(rulesWithHas)).toEqual([]);
    const designer = page.getByRole("dialog");
    await designer.getByRole("button", { name: "Add to Cart" }).click();
    await button(page, "Cart, 2 items").waitFor();
    await openCart(page);
    await openCheckout(page);
    const dialog = page.getByRole("dialog", { name: "Checkout" });
    await dialog.getByLabel("Full name").fill("José Müller");
    await dialog.getByLabel("Email").fill("jose@example.com");
    await dialog.getByLabel("Phone").fill("(555) 010-4477");
    await page.setViewportSize(PHONE);
    await button(page, "Place Order").click();
    await page.getByText("Thank you for your order,").waitFor();
  });

  test("the maker logs in and creates a product on a phone and a desktop", async () => {
    const page = await openOld("/admin", PHONE);
    await logInOn(page);
    const form = await openNewForm(page, "Product");
    await form.getByLabel("Name").fill("Crème brûlée");
    await form.getByLabel("Price").fill("31");
    await page.setViewportSize(DESKTOP);
    await form.getByLabel("Description").fill("Poured in two layers.");
    await form.locator('input[type="file"]').setInputFiles({
      name: "creme.png",
      mimeType: "image/png",
      buffer: cutOut(160, 90),
    });
    await untilNotified(page, "Image uploaded successfully");
    await page.setViewportSize(PHONE);
    await button(page, "Create Product").click();
    await untilNotified(page, "Product created successfully");
  });
});

/** Runs in the page: its styles of what is chosen that need `:has`. */
function rulesWithHas(): string[] {
  const selectors = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) =>
      rule instanceof CSSStyleRule
        ? [rule.selectorText]
        : rule instanceof CSSMediaRule
          ? selectors(rule.cssRules)
          : [],
    );
  return [...document.styleSheets]
    .flatMap((sheet) => selectors(sheet.cssRules))
    .filter((selector) => /:has\(.*:(checked|disabled)/.test(selector))
    .filter((selector) =>
      // The sheet has the styles of other dialogs as well.
      selector.match(/\.\w+/g)?.some((name) => document.querySelector(name)),
    );
}

describe("where the code cannot start", () => {
  const PATHS = ["/", "/admin"];

  /** Expects the page to say so, with an address to write to. */
  async function expectHelp(page: Page): Promise<void> {
    await page.getByText("This page could not start").waitFor();
    const address = page.getByRole("alert").getByRole("link");
    await eventually(address).toHaveAttribute("href", /^mailto:/);
  }

  test("the shop and the panel say how to order, and take no click away", async () => {
    const page = await shop.newPage({ mayFail: ["/"] });
    await page.route(/assets\/entry[^/]*\.js/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "let = 1;" }),
    );
    for (const path of PATHS) {
      await page.goto(path);
      await expectHelp(page);
      const isTaken = await page.evaluate(() => {
        const own = document.createElement("button");
        document.body.append(own);
        const click = new MouseEvent("click", {
          bubbles: true,
          cancelable: true,
        });
        return !own.dispatchEvent(click);
      });
      expect(isTaken).toBe(false);
    }
  });

  test("they say so also where not even the first script can be parsed", async () => {
    const page = await shop.newPage();
    // A browser that cannot parse a script runs nothing of it.
    const spoil = async (route: Route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      const body = text.replace(
        "<script data-entry",
        "<script type=new data-entry",
      );
      await route.fulfill({ response: answer, body });
    };
    for (const path of PATHS) {
      await page.route(path, spoil);
      await page.goto(path);
      await expectHelp(page);
    }
  });
});
