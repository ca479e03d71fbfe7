import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import type { Browser, Page } from "playwright";
import { launchBrowser } from "#tests/support/browser/browser.ts";
import {
  type Development,
  startDevelopment,
} from "#tests/support/process/development.ts";
import { openContext, untilHydrated } from "#tests/support/browser/page.ts";
import { until } from "#tests/support/until.ts";

const HEADING = "src/web/storefront/layout/Footer.tsx";
const HEADING_STYLE = "src/web/storefront/layout/Footer.css.ts";
const SERVER_FILE = "src/server/pages/static/site-files.ts";
// The target is 2 s on two idle cores; a busy machine needs longer.
const SEEN_WITHIN_MS = 10_000;
const START_TIMEOUT_MS = 60_000;

let browser: Browser;
let dev: Development;
const closings: (() => Promise<void>)[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  dev = await startDevelopment();
}, START_TIMEOUT_MS);
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});
afterAll(async () => {
  await browser.close();
  await dev[Symbol.asyncDispose]();
});

/** Opens the home page; an error in the console fails the test. */
async function openHome(mayFail: string[] = []): Promise<Page> {
  const { context, close } = await openContext(browser, dev.url, { mayFail });
  closings.push(close);
  const page = await context.newPage();
  await page.goto("/");
  await untilHydrated(page);
  return page;
}

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { name, exact: true });

test("shows a changed component in an open page", async () => {
  const page = await openHome();
  const startedAt = performance.now();
  await dev.edit(HEADING, "Say hello", "Say good morning");
  await heading(page, "Say good morning").waitFor({ timeout: SEEN_WITHIN_MS });
  const seenAfterMs = performance.now() - startedAt;
  await untilHydrated(page);
  expect(seenAfterMs).toBeLessThan(SEEN_WITHIN_MS);
  await dev.restore(HEADING);
  await heading(page, "Say hello").waitFor();
});

test("shows a changed style in an open page", async () => {
  const page = await openHome();
  const size = () =>
    heading(page, "Say hello").evaluate(
      (node) => getComputedStyle(node).fontSize,
    );
  expect(await size()).not.toBe("50px");
  await dev.edit(HEADING_STYLE, "fontSize: size.sm", 'fontSize: "50px"');
  await until(async () => (await size().catch(() => "")) === "50px");
  await untilHydrated(page);
  await dev.restore(HEADING_STYLE);
  await until(async () => (await size().catch(() => "50px")) !== "50px");
});

test("restarts only the shop process when only server code has changed", async () => {
  const page = await openHome();
  const script = async () => (await fetch(`${dev.url}/assets/entry.js`)).text();
  const before = await script();
  await dev.edit(SERVER_FILE, "Disallow: /api/", "Disallow: /api/orders");
  await until(() =>
    dev.output().includes(`${SERVER_FILE} changed: the shop is new after`),
  );
  const robots = await fetch(`${dev.url}/robots.txt`);
  expect(await robots.text()).toContain("Disallow: /api/orders");
  expect(await script()).toBe(before);
  await untilHydrated(page);
  await dev.restore(SERVER_FILE);
});

test("shows file and line of an error in the terminal and in the page", async () => {
  const page = await openHome(["/"]);
  const place = /Footer\.tsx:\d+:\d+\s+Unexpected const/;
  await dev.edit(HEADING, "Say hello", "Say {const} hello");
  await page.getByRole("alert").filter({ hasText: place }).waitFor();
  expect(dev.output()).toMatch(place);
  await page.reload();
  await heading(page, "The shop cannot run").waitFor();
  expect(await page.locator("pre").first().textContent()).toMatch(place);
  await dev.restore(HEADING);
  await heading(page, "Say hello").waitFor();
});

test("shows file and line of a type error, and the page keeps working", async () => {
  const page = await openHome();
  const place = /Footer\.tsx:\d+:\d+\s+TS2322/;
  await dev.edit(HEADING, "Say hello", '{((): number => "Say hello")()}');
  await page.getByRole("alert").filter({ hasText: place }).waitFor({
    timeout: SEEN_WITHIN_MS,
  });
  await heading(page, "Say hello").waitFor();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await dev.restore(HEADING);
  await until(() => dev.output().endsWith(" s\n"));
});

test("reports why the shop does not start", async () => {
  const page = await openHome(["/"]);
  await dev.edit(
    SERVER_FILE,
    "PUBLIC_PAGES = [",
    "PUBLIC_PAGES = [PAGES.none.none, ",
  );
  const reason = page.getByRole("alert").filter({ hasText: "site-files.ts" });
  await reason.filter({ hasText: "The shop did not start." }).waitFor();
  await dev.restore(SERVER_FILE);
  await reason.waitFor({ state: "detached" });
  await untilHydrated(page);
});

test("serves React's development build with maps to the sources", async () => {
  const script = await (await fetch(`${dev.url}/assets/entry.js`)).text();
  expect(script).toContain("react-dom-client.development.js");
  const [, map] = /\/\/# sourceMappingURL=(\S+)/.exec(script) ?? [];
  const url = new URL(map ?? "", `${dev.url}/assets/`);
  const { sources } = await (await fetch(url)).json();
  expect(sources.join()).toContain("src/web/app/AppRoutes.tsx");
});

test("passes --inspect on to the shop", async () => {
  await using inspected = await startDevelopment([
    "--inspect=localhost:0/shop",
  ]);
  await until(() => inspected.output().includes("Bun Inspector"));
  const [address = ""] =
    /ws:\/\/localhost:\d+\/shop/.exec(inspected.output()) ?? [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = new WebSocket(address);
  socket.addEventListener("open", () => resolve());
  socket.addEventListener("error", () => reject(new Error(address)));
  await promise;
  socket.close();
});
