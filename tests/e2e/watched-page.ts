import { expect } from "bun:test";
import type { Browser, BrowserContext, Page } from "playwright";

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

// Below the limit of a test: whoever waits in vain says for what.
const TIMEOUT_MS = 8_000;

type VisitOptions = {
  viewport?: { width: number; height: number };
  context?: Parameters<Browser["newContext"]>[0];
};

/** A page that is watched for everything that must not happen in it. */
type WatchedPage = {
  page: Page;
  context: BrowserContext;
  /** Fails where anything happened that must not. Then closes. */
  [Symbol.asyncDispose](): Promise<void>;
  /** Lets failures of requests to this address pass: a test provokes them. */
  expectFailures(path: string): void;
};

/**
 * Opens a page of the shop in a browser of its own. No console error or
 * warning, no script error, no breach of the content policy and no request to
 * another host goes unseen.
 */
export async function visit(
  browser: Browser,
  url: string,
  { viewport = DESKTOP, context: options }: VisitOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport,
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const faults: string[] = [];
  const expected: string[] = [];
  const isExpected = (address: string) =>
    expected.some((path) => new URL(address).pathname.startsWith(path));
  const { host } = new URL(url);

  page.on("pageerror", (error) => void faults.push(`script: ${error.message}`));
  page.on("console", (message) => {
    const { url: source } = message.location();
    const isBad = ["error", "warning"].includes(message.type());
    if (isBad && !(source && isExpected(source)))
      faults.push(`console: ${message.text()} (${source})`);
  });
  page.on("request", (request) => {
    const address = new URL(request.url());
    const isPage = /^https?:$/.test(address.protocol);
    if (isPage && address.host !== host) faults.push(`asked ${address.href}`);
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      if (event instanceof SecurityPolicyViolationEvent)
        console.error(
          `policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
        );
    });
  });
  await page.goto(url);
  return {
    page,
    context,
    expectFailures: (path) => void expected.push(path),
    async [Symbol.asyncDispose]() {
      await context.close();
      // Said aloud as well: when the test itself has failed, the runner shows
      // neither of the two errors.
      for (const fault of faults) process.stderr.write(`${fault}\n`);
      expect(faults).toEqual([]);
    },
  };
}

/** Resolves once the page's scripts have taken it over: the cart is known. */
export async function takenOver(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Cart, / }).waitFor();
}

/** Opens the home page and waits until its scripts have taken it over. */
export async function visitShop(
  browser: Browser,
  url: string,
  options?: VisitOptions,
): Promise<WatchedPage> {
  const watched = await visit(browser, url, options);
  await takenOver(watched.page);
  return watched;
}
