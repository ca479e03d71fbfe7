import { expect } from "bun:test";
import type { Browser, Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import type { RunningShop } from "#tests/support/process/executable.ts";
import { fillCart, type HostileItems } from "./items.ts";
import { openTab } from "#tests/support/browser/maker-steps.ts";
import {
  openContext,
  type PageOptions,
  untilHydrated,
} from "#tests/support/browser/page.ts";
import {
  openCart,
  openCheckout,
  openDesigner,
} from "#tests/support/browser/shopper-steps.ts";
import { expectLiteral } from "./shown-text.ts";
import type { TestSmtp } from "#tests/support/servers/smtp.ts";
import { until } from "#tests/support/until.ts";

// Visits every place where hostile texts are shown. Each function fails if a
// text is not shown literally or, outside mails, if a page has an error such as
// a violation of the content policy. Each returns the number of pages or mails.

/** A mail about a status is delayed a minute, so the maker may undo it. */
const NOTE_MAIL_WITHIN_MS = 120_000;
const TEXTS_PER_CART = 12;

/** An order whose customer name is a hostile text, and its pages. */
export type HostileOrder = { text: string; email: string; pages: string[] };

/** Runs `look` in a new visitor's browser and fails if a page has an error. */
async function visit(
  browser: Browser,
  { url }: RunningShop,
  options: PageOptions,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const { context, close } = await openContext(browser, url, options);
  await look(await context.newPage());
  await close();
}

/**
 * Visits the home page and the designer. With a text as its query the home page
 * is the same page.
 */
export async function seeShop(
  browser: Browser,
  shop: RunningShop,
  texts: readonly string[],
): Promise<number> {
  await visit(browser, shop, {}, async (page) => {
    await page.goto(PAGES.home);
    await untilHydrated(page);
    await expectLiteral(page, "home", texts);
    await openDesigner(page);
    await expectLiteral(page, "designer", texts);
  });
  const home = async (query: string) => {
    const reply = await fetch(`${shop.url}${PAGES.home}${query}`);
    return reply.text();
  };
  for (const text of texts) {
    const query = `?utm_source=${encodeURIComponent(text)}`;
    expect([text, await home(query)]).toEqual([text, await home("")]);
  }
  return 2 + texts.length;
}

/** Orders carts with a dozen texts each, by the form, named after the first. */
export async function seeCarts(
  browser: Browser,
  shop: RunningShop,
  items: HostileItems[],
): Promise<number> {
  let pages = 0;
  for (let at = 0; at < items.length; at += TEXTS_PER_CART) {
    const some = items.slice(at, at + TEXTS_PER_CART);
    const texts = some.map(({ text }) => text);
    await visit(browser, shop, {}, async (page) => {
      const post = async (path: string, data: unknown) => ({
        status: (await page.request.post(path, { data })).status(),
      });
      for (const each of some) await fillCart(post, each);
      await page.goto(PAGES.home);
      await untilHydrated(page);
      await openCart(page);
      await expectLiteral(page, "cart", texts);
      await openCheckout(page);
      const dialog = page.getByRole("dialog", { name: "Checkout" });
      await dialog.getByLabel("Full name").fill(texts[0] ?? "");
      await dialog.getByLabel("Email").fill("text@example.com");
      await dialog.getByLabel("Phone").fill("(555) 010-4477");
      await expectLiteral(page, "checkout", texts);
      await dialog.getByRole("button", { name: "Place Order" }).click();
      await page.waitForURL(`**${PAGES.confirmation}`);
      await expectLiteral(page, "confirmation", texts);
    });
    pages += 3;
  }
  return pages;
}

/** Visits the shopper's and the maker's page of each order. */
export async function seeOrders(
  browser: Browser,
  shop: RunningShop,
  orders: HostileOrder[],
): Promise<number> {
  await visit(browser, shop, {}, async (page) => {
    for (const { text, pages } of orders)
      for (const path of pages) {
        await page.goto(path);
        await expectLiteral(page, path.slice(0, 8), [text]);
      }
  });
  return 2 * orders.length;
}

/** Visits the panel's lists of products, charms and resins. */
export async function seePanel(
  browser: Browser,
  shop: RunningShop,
  texts: readonly string[],
): Promise<number> {
  await visit(browser, shop, { signedIn: true }, async (page) => {
    await page.goto(PAGES.admin);
    await untilHydrated(page);
    // The resins are on the tab of the configuration.
    const tabs = ["Products", "Charms", "Custom Clip Config"];
    for (const tab of tabs) {
      await openTab(page, tab);
      await expectLiteral(page, tab, texts);
    }
  });
  return 3;
}

/** Renders the orders' mails like a mail program without a content policy. */
export async function seeMails(
  browser: Browser,
  smtp: TestSmtp,
  orders: HostileOrder[],
  mailsEach: number,
): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  let seen = 0;
  for (const { text, email } of orders) {
    const mails = () =>
      smtp.mails.filter(
        ({ recipients, mail }) =>
          recipients.includes(email) || mail.replyTo?.[0]?.address === email,
      );
    await until(() => mails().length >= mailsEach, {
      deadlineMs: NOTE_MAIL_WITHIN_MS,
      everyMs: 100,
    });
    for (const { mail } of mails()) {
      expect([text, mail.text?.includes(text)]).toEqual([text, true]);
      await page.setContent(mail.html ?? "");
      await expectLiteral(page, `mail "${mail.subject}"`, [text]);
      seen += 1;
    }
  }
  await context.close();
  return seen;
}
