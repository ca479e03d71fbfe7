import { expect } from "bun:test";
import { PAGES } from "#shared/api/paths.ts";
import { SiteInput } from "#shared/site/input.ts";
import { API } from "#tests/support/api.ts";
import { makerCookie } from "#tests/support/admin.ts";
import { startPostgres } from "#tests/support/database/postgres.ts";
import { acknowledged, fillStock } from "../process/checkouts.ts";
import {
  expectAllOrdered,
  finishAll,
  startCopies,
  startRoundRobin,
} from "../process/copies.ts";
import { EXECUTABLE } from "#tests/support/process/executable.ts";
import { buildOtherVersion } from "../process/other-version.ts";
import { until } from "#tests/support/until.ts";
import { count, defineRow } from "../row.ts";
import { startShopping } from "./copies.ts";

const COPIES = 2;
const PATIENCE = { deadlineMs: 200_000, everyMs: 50 };
/**
 * The names in a page, a script or a style sheet: "/assets/x.js" or "./x.js".
 */
const NAMED = /(?:\/assets\/|\.\/)([\w.-]+\.(?:js|css|woff2))/g;

/** Loads the home page and all code that it can ever ask for. */
async function loadPage(url: string): Promise<{ missing: string[] }> {
  const found = new Set<string>();
  const missing: string[] = [];
  const read = async (path: string): Promise<void> => {
    const answer = await fetch(url + path);
    const text = await answer.text();
    if (answer.status !== 200) missing.push(`${answer.status} ${path}`);
    const named = [...text.matchAll(NAMED)].map(([, name]) => name ?? "");
    const news = new Set(named.filter((name) => !found.has(name)));
    for (const name of news) found.add(name);
    for (const name of news) await read(`/assets/${name}`);
  };
  await read(PAGES.home);
  expect(found.size).toBeGreaterThan(20);
  return { missing };
}

export const upgrade = defineRow(
  "an upgrade under load, there and back",
  { loads: 24, orders: 400 },
  async ({ loads, orders }) => {
    const other = await buildOtherVersion();
    await using postgres = await startPostgres({ isDurable: true });
    await using shop = await startCopies(COPIES, postgres.url());
    const ports = shop.urls.map((url) => new URL(url).port);
    await using balancer = startRoundRobin(ports);
    await fillStock(balancer.url);
    const shopping = startShopping([balancer.url]);
    const { begun } = shopping;
    const missing: string[] = [];
    let steps = 0;
    for (const executable of [other, EXECUTABLE])
      for (const copy of shop.copies) {
        await copy.replaceBy(executable);
        steps += 1;
        for (let load = 0; load < loads; load += 1)
          missing.push(...(await loadPage(balancer.url)).missing);
        const wanted = (orders * steps) / (2 * COPIES);
        await until(() => acknowledged(begun) >= wanted, PATIENCE);
      }
    await shopping.stop();
    expect(missing).toEqual([]);
    await finishAll(begun);
    await expectAllOrdered(postgres.url(), begun);
    return {
      text: `${COPIES} copies, one after the other to another version and back: ${count(loads * steps)} page loads with all of their code, 0 files missing; ${count(begun.length)} orders, 0 lost, 0 doubled, ${count(shopping.patience.refused)} asked to come back`,
    };
  },
);

/** Changes the currency of a shop of the demo, as the maker does. */
async function changeCurrency(url: string): Promise<void> {
  const site: unknown = await (await fetch(url + API.site)).json();
  const content = SiteInput.parse(site);
  const changed = await fetch(url + API.adminSite, {
    method: "PUT",
    headers: {
      cookie: await makerCookie(url),
      "content-type": "application/json",
    },
    body: JSON.stringify({ ...content, currency: "EUR" }),
  });
  expect([changed.status, await changed.text()]).toEqual([
    200,
    expect.stringContaining('"currency":"EUR"'),
  ]);
}

export const lastRelease = defineRow(
  "a copy of the last release beside this one",
  { orders: 600 },
  async ({ orders }) => {
    const earlier = process.env.LAST_RELEASE;
    await using postgres = await startPostgres({ isDurable: true });
    await using shop = await startCopies(COPIES, postgres.url(), {}, earlier);
    const [first, second] = shop.copies;
    const ports = shop.urls.map((url) => new URL(url).port);
    await using balancer = startRoundRobin(ports);
    await fillStock(balancer.url);
    // Each request goes to the next copy: a cart of one is ordered at the other.
    const shopping = startShopping([balancer.url]);
    const { begun } = shopping;
    const sold = (part: number) =>
      until(() => acknowledged(begun) >= orders * part, PATIENCE);
    await sold(0.25);
    await first?.replaceBy(EXECUTABLE);
    await sold(0.5);
    await changeCurrency(first?.shop.url ?? "");
    await sold(0.75);
    await second?.replaceBy(EXECUTABLE);
    await sold(1);
    await shopping.stop();
    await finishAll(begun);
    await expectAllOrdered(postgres.url(), begun);
    return {
      text: `${count(begun.length)} orders through both, 0 lost, 0 doubled, no number left out, ${count(shopping.patience.refused)} asked to come back`,
    };
  },
);
