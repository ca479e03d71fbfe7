import { expect } from "bun:test";
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
  Request,
} from "playwright";
import { expect as patient } from "playwright/test";
import { OF_NO_MACHINE } from "#tests/support/process/executable.ts";
import { makerCookie } from "#tests/support/admin.ts";
import { reportLooseTexts } from "./loose-texts.ts";
import { reportMotion } from "./motion.ts";
import { translatePages } from "./translator.ts";

// Opens pages for browser tests and watches them for errors.

/** Sizes of a window, in CSS pixels. */
export const WIDE = { width: 1440, height: 900 };
export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 320, height: 568 };
/** Windows narrower than this emulate a touch screen. */
const TOUCH_BELOW = 600;

/** The buttons that a page has once it is alive, in English and in German. */
const HYDRATED = /^(Cart, |Log(in|out)$|Men[uü]$|Warenkorb, |(An|Ab)melden$)/;

// Shorter than a test's timeout, so that a failure names what did not appear.
export const TIMEOUT_MS = 20_000;

export type PageOptions = {
  /** The size of the window: DESKTOP unless given. */
  size?: { width: number; height: number };
  /** Whether the maker is logged in before the page is requested. */
  signedIn?: boolean;
  /** Whether the visitor's browser translates each page (`translator.ts`). */
  isTranslated?: boolean;
  /**
   * Path prefixes, on any host, of requests that the test makes fail or expects
   * to be refused, or what matches a whole path. Any other failure fails the
   * test.
   */
  mayFail?: (string | RegExp)[];
  /** Further settings of the browser, such as `forcedColors`. */
  context?: BrowserContextOptions;
};

/** A visitor's browser profile, and what went wrong in it. */
type WatchedContext = {
  context: BrowserContext;
  /** Closes the profile and fails if anything went wrong in its pages. */
  close(): Promise<void>;
};

/**
 * Opens a new browser profile for a visitor of the shop at `url`. Records the
 * errors of all its pages: console errors and warnings, uncaught exceptions,
 * violations of the content policy, loose texts, motion that was not asked for,
 * failed requests, requests to other hosts.
 */
export async function openContext(
  browser: Browser,
  url: string,
  options: PageOptions,
): Promise<WatchedContext> {
  const { size = DESKTOP, signedIn, isTranslated, mayFail = [] } = options;
  const context = await browser.newContext({
    baseURL: url,
    viewport: size,
    hasTouch: size.width < TOUCH_BELOW,
    reducedMotion: "reduce",
    timezoneId: OF_NO_MACHINE.SHOP_TIME_ZONE,
    ...options.context,
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  const errors = watch(context, new URL(url).host, mayFail);
  context.on("page", watchLoading);
  await context.addInitScript(reportPolicyBreaches);
  await context.addInitScript(reportLooseTexts);
  await context.addInitScript(reportMotion);
  if (isTranslated) await translatePages(context);
  if (signedIn) await signIn(context, url);
  return {
    context,
    async close() {
      await context.close();
      expect(errors).toEqual([]);
    },
  };
}

/** Signs the maker in, by the session of an earlier page or request. */
async function signIn(context: BrowserContext, url: string): Promise<void> {
  const [name = "", value = ""] = (await makerCookie(url)).split("=");
  await context.addCookies([{ name, value, url }]);
}

const BLOCKED = /^Blocked script execution .* is sandboxed/;

/** Collects the errors of all pages of the profile. */
function watch(
  context: BrowserContext,
  host: string,
  mayFail: (string | RegExp)[],
): string[] {
  const errors: string[] = [];
  const isExpected = (address: string) =>
    URL.canParse(address) &&
    mayFail.some((path) => {
      const { pathname } = new URL(address);
      return typeof path === "string"
        ? pathname.startsWith(path)
        : path.test(pathname);
    });
  context.on("weberror", (error) => {
    const address = error.page()?.url() ?? "";
    errors.push(`exception: ${error.error().message} (${address})`);
  });
  context.on("console", (message) => {
    const source = message.location().url;
    const isError = ["error", "warning"].includes(message.type());
    // The tests' own scripts do not run in the frame that previews a letter.
    const isOwn = source === "about:srcdoc" && BLOCKED.test(message.text());
    if (isError && !isOwn && !isExpected(source))
      errors.push(`console: ${message.text()} (${source})`);
  });
  context.on("request", (request) => {
    const address = new URL(request.url());
    const isElsewhere =
      /^https?:$/.test(address.protocol) && address.host !== host;
    if (isElsewhere && !isExpected(address.href))
      errors.push(`request to another host: ${address.href}`);
  });
  context.on("requestfailed", (request) => {
    if (!wasGivenUp(request) && !isExpected(request.url()))
      errors.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  return errors;
}

/**
 * Resolves when each part of the page is hydrated, the late ones too: a text that
 * a test changes before is one that React does not expect.
 */
export async function untilAllHydrated(page: Page): Promise<void> {
  // Late parts begin once their code has come.
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main, main section, footer")].every((part) =>
      Object.keys(part).some((key) => key.startsWith("__react")),
    ),
  );
}

const loading = new WeakMap<Page, Set<Request>>();

/** Knows what the page loads at any moment, streams apart: they never end. */
function watchLoading(page: Page): void {
  const requests = new Set<Request>();
  loading.set(page, requests);
  page.on("request", (request) => {
    // It leaves the document before, and what that one still loads.
    if (request.isNavigationRequest()) requests.clear();
    if (request.resourceType() !== "eventsource") requests.add(request);
  });
  page.on("requestfinished", (request) => void requests.delete(request));
  page.on("requestfailed", (request) => void requests.delete(request));
}

/**
 * Whether the page loads something that it asked for and no test holds. What it
 * loads ahead, a while after the last input, is not waited for.
 */
export const isLoading = (page: Page): boolean =>
  !isHolding(page) && (loading.get(page)?.size ?? 0) > 0;

/** Whether the page itself aborted the request, as it does on navigation. */
const wasGivenUp = (request: Request) =>
  request.failure()?.errorText === "net::ERR_ABORTED";

/** Runs in the page. Logs policy violations to the watched console. */
function reportPolicyBreaches(): void {
  addEventListener("securitypolicyviolation", (event) => {
    if (event instanceof SecurityPolicyViolationEvent)
      console.error(
        `policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
      );
  });
}

/**
 * Resolves when the page is hydrated: the shop has loaded its cart, or the
 * panel shows its Login or Logout button.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.getByRole("button", { name: HYDRATED }).first().waitFor();
}

const holding = new WeakMap<Page, number>();

/** Whether a test currently holds requests of this page. */
const isHolding = (page: Page): boolean => (holding.get(page) ?? 0) > 0;

/**
 * Holds the page's requests to matching addresses until the returned function
 * is called. The requests then continue, or fail if `thenAbort` is set.
 */
export async function hold(
  page: Page,
  pattern: string,
  options: { method?: string; thenAbort?: boolean; times?: number } = {},
): Promise<() => void> {
  const { method, thenAbort = false, times } = options;
  const released = Promise.withResolvers<void>();
  await page.route(
    pattern,
    async (route) => {
      const isOther = method && route.request().method() !== method;
      if (!isOther) await released.promise;
      if (thenAbort && !isOther) await route.abort();
      else await route.continue();
    },
    { times },
  );
  holding.set(page, (holding.get(page) ?? 0) + 1);
  return () => {
    holding.set(page, (holding.get(page) ?? 0) - 1);
    released.resolve();
  };
}

/** Playwright's `expect` of locators, which waits until it holds. */
export const eventually = patient.configure({ timeout: TIMEOUT_MS });

// Some boxes move for a moment, and are read or pressed only once they stand.

export type Box = { x: number; y: number; width: number; height: number };

/**
 * Returns the place of an element in the window once nothing moves it any more.
 * It waits for no request: a notification would leave meanwhile.
 */
export async function stillBox(element: Locator): Promise<Box> {
  return element.evaluate(async (target) => {
    await document.fonts.ready;
    let calmFrames = 0;
    let last = "";
    for (;;) {
      await new Promise(requestAnimationFrame);
      const { x, y, width, height } = target.getBoundingClientRect();
      const isMoving = document
        .getAnimations()
        .some(
          ({ effect, playState }) =>
            playState === "running" &&
            effect?.getComputedTiming().endTime !== Infinity,
        );
      const place = [x, y, width, height].join();
      calmFrames = isMoving || place !== last ? 0 : calmFrames + 1;
      last = place;
      if (calmFrames >= 3) return { x, y, width, height };
    }
  });
}

/**
 * Waits until every dialog is closed and the browser has gone back from its
 * entry of the history, which takes it a moment longer.
 */
export async function untilClosed(page: Page): Promise<void> {
  await eventually(page.getByRole("dialog")).toHaveCount(0);
  await page.waitForFunction(() => {
    const state: unknown = history.state;
    if (typeof state !== "object" || state === null) return true;
    if ("dialog" in state) return false;
    if (!("overlays" in state) || !Array.isArray(state.overlays)) return true;
    return state.overlays.length === 0;
  });
}

/** Presses Escape in a dialog, which keys reach once it has the focus. */
export async function pressEscape(page: Page): Promise<void> {
  await page.locator("[role=dialog]:focus-within").waitFor();
  await page.keyboard.press("Escape");
}
