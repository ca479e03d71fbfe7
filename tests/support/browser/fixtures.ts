import { afterAll, afterEach, beforeAll } from "bun:test";
import type { Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import { leaveBrowser, sharedBrowser } from "./browser.ts";
import {
  type RunningShop,
  type StartOptions,
  startExecutable,
} from "#tests/support/process/executable.ts";
import { startSmtp, type TestSmtp } from "#tests/support/servers/smtp.ts";
import { openContext, type PageOptions, untilHydrated } from "./page.ts";
import { untilTranslated } from "./translator.ts";

/** Where the maker of a shop with a mail server gets her mails. */
export const MAKER = "maker@example.com";

type NewPageOptions = PageOptions & {
  /** The address of the shop; the file's own shop unless given. */
  shopUrl?: string;
  /**
   * Whether the visitor's browser has idle time, in which a page loads the code
   * of the overlays and the film, and follows the stock. That is a quarter of
   * what a page costs, and most tests press before.
   */
  isIdle?: boolean;
};

/** A shop that all tests of a file share, and the process's browser. */
type ShopFixtures = {
  /** The address of the shop's home page, without a slash at the end. */
  readonly url: string;
  /** The running executable. */
  readonly running: RunningShop;
  /** The mail server of a shop that was set up `withMail`. */
  readonly smtp: TestSmtp;
  /**
   * Opens an empty page for a new visitor. The page is closed after the test,
   * which fails if anything went wrong in the page; see `openContext`.
   */
  newPage(options?: NewPageOptions): Promise<Page>;
  /** Opens a new visitor's page at `path` (default "/") and hydrates it. */
  openPage(options?: NewPageOptions & { path?: string }): Promise<Page>;
  /** Opens the admin panel with the maker logged in. */
  openPanel(options?: NewPageOptions): Promise<Page>;
  /**
   * Starts another demo shop for one test, on the same mail server if there is
   * one; it is ended after the test.
   */
  startAnother(options: StartOptions): Promise<RunningShop>;
};

type SetUpOptions = StartOptions & {
  /** Starts a mail server, too, which takes what the shop sends. */
  withMail?: boolean;
};

const DEMO = ["serve", "--demo"];
const START_TIMEOUT_MS = 60_000;

/**
 * Starts a demo shop before the first test of the file and ends it after the
 * last. Call this once, at the top of the file.
 */
export function setUpShop({
  withMail = false,
  ...options
}: SetUpOptions = {}): ShopFixtures {
  let shop: RunningShop | undefined;
  let smtp: TestSmtp | undefined;
  const start = (settings: StartOptions) => {
    const mail = smtp && { SMTP_URL: smtp.url(), OWNER_EMAIL: MAKER };
    const env = { ...mail, ...settings.env };
    return startExecutable({ args: DEMO, ...settings, env });
  };
  const closings: (() => Promise<void>)[] = [];
  const others: RunningShop[] = [];
  beforeAll(async () => {
    if (withMail) smtp = await startSmtp();
    shop = await start(options);
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
    await smtp?.[Symbol.asyncDispose]();
  });
  const running = () => present(shop);
  const newPage: ShopFixtures["newPage"] = async (pageOptions = {}) => {
    const { shopUrl = running().url, isIdle = false } = pageOptions;
    const browser = await sharedBrowser();
    const opened = await openContext(browser, shopUrl, pageOptions);
    closings.push(opened.close);
    if (!isIdle) await opened.context.addInitScript(neverBeIdle);
    return opened.context.newPage();
  };
  const openPage: ShopFixtures["openPage"] = async (pageOptions = {}) => {
    const { path = PAGES.home, ...settings } = pageOptions;
    const page = await newPage(settings);
    await page.goto(path);
    await untilHydrated(page);
    if (settings.isTranslated) await untilTranslated(page);
    return page;
  };
  return {
    get url() {
      return running().url;
    },
    get running() {
      return running();
    },
    get smtp() {
      return present(smtp);
    },
    newPage,
    openPage,
    openPanel: (pageOptions) =>
      openPage({ ...pageOptions, path: PAGES.admin, signedIn: true }),
    async startAnother(settings) {
      const other = await start(settings);
      others.push(other);
      return other;
    },
  };
}

/** Runs in the page, as in one of a busy machine. */
function neverBeIdle(): void {
  globalThis.requestIdleCallback = () => 0;
}

function present<Thing>(thing: Thing | undefined): Thing {
  if (!thing) throw new Error("It is there only while tests run.");
  return thing;
}
