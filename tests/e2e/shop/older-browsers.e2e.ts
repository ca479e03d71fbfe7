import { describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { API } from "#tests/support/api.ts";
import { eventually } from "#tests/support/browser/eventually.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { WIDE_PHOTO } from "#tests/support/browser/editing-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  logInOn,
  openNewForm,
  untilNotified,
} from "#tests/support/browser/maker-steps.ts";
import { DESKTOP, PHONE, untilHydrated } from "#tests/support/browser/page.ts";
import {
  addClip,
  addDesign,
  button,
  openCart,
  openCheckout,
  openDesigner,
} from "#tests/support/browser/shopper-steps.ts";

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
    await addDesign(page, ["Daisy", "Pearl"], "ZOÉ");
    await page.setViewportSize(DESKTOP);
    await addDesign(page, ["Sweetheart"], "MILA");
    await openDesigner(page);
    // A chosen variant, resin and charm are shown without it.
    expect(await page.evaluate(rulesWithHas)).toEqual([]);
    await page.keyboard.press("Escape");
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
    await form.locator('input[type="file"]').setInputFiles(WIDE_PHOTO);
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
  test.each(["/", "/admin"])(
    "%s says how to order, also where not even its first script can be parsed",
    async (path) => {
      const page = await shop.newPage();
      // A browser that cannot parse a script runs nothing of it.
      await page.route(path, async (route) => {
        const answer = await route.fetch();
        const body = await answer.text();
        await route.fulfill({
          response: answer,
          body: body.replace(
            "<script data-entry",
            "<script type=new data-entry",
          ),
        });
      });
      await page.goto(path);
      await page.getByText("This page could not start").waitFor();
      const address = page.getByRole("alert").getByRole("link");
      await eventually(address).toHaveAttribute("href", /^mailto:/);
    },
  );

  test.each(["/", "/admin"])(
    "%s says how to order, and takes no click away",
    async (path) => {
      const page = await shop.newPage({ mayFail: ["/"] });
      await page.route(/assets\/entry[^/]*\.js/, (route) =>
        route.fulfill({ contentType: "text/javascript", body: "let = 1;" }),
      );
      await page.goto(path);
      const note = page.getByText("This page could not start");
      await note.waitFor();
      const address = page.getByRole("alert").getByRole("link");
      await eventually(address).toHaveAttribute("href", /^mailto:/);
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
    },
  );
});
