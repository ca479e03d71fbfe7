import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { leaveBrowser, sharedBrowser } from "#tests/support/browser/browser.ts";
import {
  type Changes,
  type Development,
  startDevelopment,
} from "./development.ts";
import { Cart } from "#shared/cart/schema.ts";
import { API } from "#tests/support/api.ts";
import { openContext, untilHydrated } from "#tests/support/browser/page.ts";
import { freePort } from "#tests/support/process/executable.ts";
import { until } from "#tests/support/until.ts";

const HEADING = "src/web/storefront/layout/Footer.tsx";
const HEADING_STYLE = "src/web/storefront/layout/Footer.css.ts";
const SERVER_FILE = "src/server/pages/static/site-files.ts";
const INSPECTOR = `localhost:${freePort()}/shop`;
const START_TIMEOUT_MS = 100_000;
/** All types are checked, which took 24 s on a core that others used too. */
const TYPES_LIMIT_MS = 50_000;

let dev: Development;
let close = async () => {};

beforeAll(async () => {
  dev = await startDevelopment([`--inspect=${INSPECTOR}`]);
}, START_TIMEOUT_MS);
afterEach(async () => {
  const closeThis = close;
  // Its errors are this test's alone.
  close = async () => {};
  await closeThis();
});
afterAll(async () => {
  await leaveBrowser();
  await dev[Symbol.asyncDispose]();
});

/** Opens the home page; an error in the console fails the test. */
async function openHome(): Promise<Page> {
  const browser = await sharedBrowser();
  // While the shop cannot run, the page itself is an error.
  const opened = await openContext(browser, dev.url, { mayFail: [/^\/$/] });
  close = opened.close;
  const page = await opened.context.newPage();
  await page.goto("/");
  await untilHydrated(page);
  return page;
}

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { name, exact: true });

test("restarts only the shop process when only server code has changed, passes --inspect on to it, and reports why it does not start; shows a changed component and style in an open page, and file and line of an error and of a type error, with which the page keeps working", async () => {
  const page = await openHome();
  const script = async () => (await fetch(`${dev.url}/assets/entry.js`)).text();
  const before = await script();
  await dev.edit({
    [SERVER_FILE]: ["MAX_AGE = ", "MAX_AGE = PAGES.none.none + "],
  });
  const reason = page.getByRole("alert").filter({ hasText: "site-files.ts" });
  await reason.filter({ hasText: "The shop did not start." }).waitFor();
  const server = {
    [SERVER_FILE]: ["Disallow: /api/", "Disallow: /api/orders"],
  } satisfies Changes;
  const said = dev.output().length;
  await dev.edit(server);
  await until(() =>
    dev
      .output()
      .slice(said)
      .includes(`${SERVER_FILE} changed: the shop is new after`),
  );
  await reason.waitFor({ state: "detached" });
  const robots = await fetch(`${dev.url}/robots.txt`);
  expect(await robots.text()).toContain("Disallow: /api/orders");
  expect(await script()).toBe(before);
  await untilHydrated(page);

  const address = `ws://${INSPECTOR}`;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = new WebSocket(address);
  socket.addEventListener("open", () => resolve());
  socket.addEventListener("error", () => reject(new Error(address)));
  await promise;
  socket.close();

  const size = (name: string) =>
    heading(page, name).evaluate((node) => getComputedStyle(node).fontSize);
  expect(await size("Say hello")).not.toBe("50px");
  // It takes 2 s on two idle cores.
  await dev.edit({
    ...server,
    [HEADING]: ["{footer.hello}", "Say good morning"],
    [HEADING_STYLE]: ["fontSize: size.sm", 'fontSize: "50px"'],
  });
  await heading(page, "Say good morning").waitFor();
  await until(
    async () => (await size("Say good morning").catch(() => "")) === "50px",
  );
  await untilHydrated(page);

  const broken = /Footer\.tsx:\d+:\d+\s+Unexpected const/;
  await dev.edit({
    ...server,
    [HEADING]: ["{footer.hello}", "Say {const} hello"],
  });
  await page.getByRole("alert").filter({ hasText: broken }).waitFor();
  expect(dev.output()).toMatch(broken);
  await page.reload();
  await heading(page, "The shop cannot run").waitFor();
  expect(await page.locator("pre").first().textContent()).toMatch(broken);

  const after = dev.output().length;
  await dev.edit({
    ...server,
    [HEADING]: ["{footer.hello}", '{((): number => "Say hello")()}'],
  });
  const mistyped = /Footer\.tsx:\d+:\d+\s+TS2322/;
  await page
    .getByRole("alert")
    .filter({ hasText: mistyped })
    .waitFor({ timeout: TYPES_LIMIT_MS });
  await heading(page, "Say hello").waitFor();
  await until(
    async () => (await size("Say hello").catch(() => "50px")) !== "50px",
  );
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await until(() => dev.output().slice(after).includes("is new after"));
}, 120_000);

test("serves React's development build with maps to the sources", async () => {
  const script = await (await fetch(`${dev.url}/assets/entry.js`)).text();
  expect(script).toContain("react-dom-client.development.js");
  const [, map] = /\/\/# sourceMappingURL=(\S+)/.exec(script) ?? [];
  const url = new URL(map ?? "", `${dev.url}/assets/`);
  const { sources } = await (await fetch(url)).json();
  expect(sources.join()).toContain("src/web/app/AppRoutes.tsx");
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

  /** Reads what a visitor is told who opened this link. */
  const readAfter = async (link: string, path: string) => {
    const { headers } = await fetch(dev.url + link, { redirect: "manual" });
    const cookies = headers.getSetCookie().map((each) => each.split(";")[0]);
    return fetch(dev.url + path, { headers: { cookie: cookies.join("; ") } });
  };
  const cart = await readAfter("/dev/cart", API.cart);
  expect(Cart.parse(await cart.json())).toHaveLength(2);
  expect((await readAfter("/dev/admin", API.me)).status).toBe(200);
});
