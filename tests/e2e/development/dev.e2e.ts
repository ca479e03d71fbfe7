import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { leaveBrowser, sharedBrowser } from "#tests/support/browser/browser.ts";
import {
  type Development,
  startDevelopment,
} from "#tests/support/process/development.ts";
import { openContext, untilHydrated } from "#tests/support/browser/page.ts";
import { until } from "#tests/support/until.ts";

const HEADING = "src/web/storefront/layout/Footer.tsx";
const HEADING_STYLE = "src/web/storefront/layout/Footer.css.ts";
const SERVER_FILE = "src/server/pages/static/site-files.ts";
const START_TIMEOUT_MS = 100_000;
/** All types are checked, which took 24 s on a core that others used too. */
const TYPES_LIMIT_MS = 50_000;

let dev: Development;
const closings: (() => Promise<void>)[] = [];

beforeAll(async () => {
  dev = await startDevelopment();
}, START_TIMEOUT_MS);
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});
afterAll(async () => {
  await leaveBrowser();
  await dev[Symbol.asyncDispose]();
});

/** Opens the home page; an error in the console fails the test. */
async function openHome(mayFail: string[] = []): Promise<Page> {
  const browser = await sharedBrowser();
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
  // It takes 2 s on two idle cores.
  await dev.edit(HEADING, "{footer.hello}", "Say good morning");
  await heading(page, "Say good morning").waitFor();
  await untilHydrated(page);
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
  await dev.edit(HEADING, "{footer.hello}", "Say {const} hello");
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
  await dev.edit(HEADING, "{footer.hello}", '{((): number => "Say hello")()}');
  const alert = page.getByRole("alert").filter({ hasText: place });
  await alert.waitFor({ timeout: TYPES_LIMIT_MS });
  await heading(page, "Say hello").waitFor();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  const before = dev.output().length;
  await dev.restore(HEADING);
  await until(() => dev.output().slice(before).includes("is new after"));
});

test("reports why the shop does not start", async () => {
  const page = await openHome(["/"]);
  await dev.edit(SERVER_FILE, "MAX_AGE = ", "MAX_AGE = PAGES.none.none + ");
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
  const found = () => /ws:\/\/localhost:\d+\/shop\b/.exec(inspected.output());
  await until(() => found() !== null);
  const [address = ""] = found() ?? [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = new WebSocket(address);
  socket.addEventListener("open", () => resolve());
  socket.addEventListener("error", () => reject(new Error(address)));
  await promise;
  socket.close();
});

test("begins with an order in each state, a full cart and a signed-in panel", async () => {
  await until(() => dev.output().includes("cancelled, for its shopper"));
  const links = [...dev.output().matchAll(/http:\S+\/(?:orders|make)\/\S+/g)];
  const states: string[] = [];
  for (const [link] of links) {
    const { pathname } = new URL(link);
    const { status } = await (await fetch(`${dev.url}/api${pathname}`)).json();
    states.push(status);
  }
  const each = ["received", "making", "sent", "cancelled"];
  expect(states).toEqual(each.flatMap((state) => [state, state]));

  const page = await openHome();
  await page.goto("/dev/cart");
  await page.getByRole("button", { name: "Cart, 2 items" }).waitFor();
  await page.goto("/dev/admin");
  await page.getByRole("button", { name: "Logout" }).waitFor();
});
