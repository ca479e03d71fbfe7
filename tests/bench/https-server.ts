// Serves the shop over http and https, and a bare server with the same bytes
// over each, all in one process. Prints the process id and the ports as JSON.

import { join } from "node:path";
import { loadDemo } from "#server/demo/load.ts";
import { createPages } from "#server/pages/pages.ts";
import { loadAssets } from "#server/pages/assets.ts";
import { PAGES } from "#shared/api/paths.ts";
import { startApp } from "#tests/support/app.ts";
import { listen } from "#tests/support/servers/listener.ts";
import { MAKER } from "#server/db/locks.ts";

const assets = await loadAssets(join(import.meta.dir, "../../dist/client"));
const shop = startApp({}, (deps) => createPages(deps, assets));
await shop.deps.commit(MAKER, (tx) =>
  loadDemo(tx, { pictures: {}, language: "en", now: shop.clock.now() }),
);
const page = await shop.app.handle(
  new Request(`http://localhost${PAGES.home}`),
);
const { headers } = page;
const bytes = await page.bytes();
const bare = { fetch: () => new Response(bytes, { headers }) };
const ports = Object.fromEntries(
  (["http", "https"] as const).flatMap((scheme) => [
    [scheme, listen(shop.app, scheme).port],
    [`${scheme}Bare`, listen({ handlers: bare }, scheme).port],
  ]),
);
process.stdout.write(`${JSON.stringify({ pid: process.pid, ports })}\n`);
