import { afterAll, afterEach, beforeAll } from "bun:test";
import type { Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import { leaveBrowser, sharedBrowser } from "./browser.ts";
import {
  type RunningShop,
  type StartOptions,
  startExecutable,
} from "#tests/support/process/executable.ts";
import { openContext, type PageOptions, untilHydrated } from "./page.ts";

type NewPageOptions = PageOptions & {
  /** The address of the shop; the file's own shop unless given. */
  shopUrl?: string;
};

/** A shop that all tests of a file share, and the process's browser. */
type ShopFixtures = {
  /** The address of the shop's home page, without a slash at the end. */
  readonly url: string;
  /** The running executable. */
  readonly running: RunningShop;
  /**
   * Opens an empty page for a new visitor. The page is closed after the test,
   * which fails if anything went wrong in the page; see `openContext`.
   */
  newPage(options?: NewPageOptions): Promise<Page>;
  /** Opens a new visitor's page at `path` (default "/") and hydrates it. */
  openPage(options?: NewPageOptions & { path?: string }): Promise<Page>;
  /** Opens the admin panel with the maker logged in. */
  openPanel(options?: NewPageOptions): Promise<Page>;
  /** Starts another demo shop for one test; it is ended after the test. */
  startAnother(options: StartOptions): Promise<RunningShop>;
};

const DEMO = ["serve", "--demo"];
const START_TIMEOUT_MS = 60_000;

/**
 * Starts a demo shop before the first test of the file and ends it after the
 * last. Call this once, at the top of the file. `options` may be a function,
 * for settings that are known only when the tests begin.
 */
export function setUpShop(
  options: StartOptions | (() => Promise<StartOptions>) = {},
): ShopFixtures {
  let shop: RunningShop | undefined;
  const closings: (() => Promise<void>)[] = [];
  const others: RunningShop[] = [];
  beforeAll(async () => {
    const settings = typeof options === "function" ? await options() : options;
    shop = await startExecutable({ args: DEMO, ...settings });
  }, START_TIMEOUT_MS);
  afterEach(async () => {
    // Pages are closed first, because their requests fail without the shop.
    try {
      for (const close of closings.splice(0)) await close();
    } finally {
      for (const other of others.splice(0)) await other[Symbol.asyncDispose]();
    }
  });
  afterAll(async () => {
    await leaveBrowser();
    await shop?.[Symbol.asyncDispose]();
  });
  const running = () => present(shop);
  const newPage: ShopFixtures["newPage"] = async (pageOptions = {}) => {
    const { shopUrl = running().url } = pageOptions;
    const browser = await sharedBrowser();
    const opened = await openContext(browser, shopUrl, pageOptions);
    closings.push(opened.close);
    return opened.context.newPage();
  };
  const openPage: ShopFixtures["openPage"] = async (pageOptions = {}) => {
    const { path = PAGES.home, ...settings } = pageOptions;
    const page = await newPage(settings);
    await page.goto(path);
    await untilHydrated(page);
    return page;
  };
  return {
    get url() {
      return running().url;
    },
    get running() {
      return running();
    },
    newPage,
    openPage,
    openPanel: (pageOptions) =>
      openPage({ ...pageOptions, path: PAGES.admin, signedIn: true }),
    async startAnother(settings) {
      const other = await startExecutable({ args: DEMO, ...settings });
      others.push(other);
      return other;
    },
  };
}

function present<Thing>(thing: Thing | undefined): Thing {
  if (!thing) throw new Error("It is there only while tests run.");
  return thing;
}
