import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { leaveBrowser, sharedBrowser } from "#tests/support/browser/browser.ts";
import {
  type Changes,
  type Development,
  startDevelopment,
} from "./development.ts";
import { openContext, untilHydrated } from "#tests/support/browser/page.ts";
import { freePort } from "#tests/support/process/executable.ts";
import { until } from "#tests/support/until.ts";

const HEADING = "src/web/storefront/Footer.tsx";
const HEADING_STYLE = "src/web/storefront/Footer.css.ts";
const SERVER_FILE = "src/server/pages/site-files.ts";
const INSPECTOR = `localhost:${freePort()}/shop`;
const START_TIMEOUT_MS = 100_000;

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

test("takes over a change of the server, of a component and of a style, says where the sources are broken, and passes --inspect on", async () => {
  const page = await openHome();
  const script = async () => (await fetch(`${dev.url}/assets/entry.js`)).text();
  const before = await script();
  const server = {
    [SERVER_FILE]: ["Disallow: /api/", "Disallow: /api/orders"],
  } satisfies Changes;
  await dev.edit(server);
  const robots = async () => (await fetch(`${dev.url}/robots.txt`)).text();
  await until(async () => (await robots()).includes("Disallow: /api/orders"));
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
  await dev.edit({
    ...server,
    [HEADING]: ["{footer.hello}", "Say good morning"],
    [HEADING_STYLE]: ['...text("sm", "strong")', 'fontSize: "50px"'],
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
  await heading(page, "The shop cannot run").waitFor();
  expect(await page.locator("pre").textContent()).toMatch(broken);
  expect(dev.output()).toMatch(broken);
  await dev.edit(server);
  await heading(page, "Say hello").waitFor();
}, 120_000);

test("serves React's development build with maps to the sources", async () => {
  const script = await (await fetch(`${dev.url}/assets/entry.js`)).text();
  expect(script).toContain("react-dom-client.development.js");
  const [, map] = /\/\/# sourceMappingURL=(\S+)/.exec(script) ?? [];
  const url = new URL(map ?? "", `${dev.url}/assets/`);
  const { sources } = await (await fetch(url)).json();
  expect(sources.join()).toContain("src/web/app/AppRoutes.tsx");
});
