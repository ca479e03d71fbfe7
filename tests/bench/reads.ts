import { PAGES, productPath, sharedDesignPath } from "#shared/api/paths.ts";
import { ProductList } from "#shared/catalog/schema.ts";
import { API } from "#tests/support/api.ts";
import { load, type LoadResult } from "#tests/support/process/load.ts";
import { SavedDesign } from "#shared/clip/schema.ts";
import { type Figure, median, type Rate, ratio } from "./figures.ts";
import { BENCH_LOGIN, type ShopProcess } from "./shop-process.ts";
import { type RawServer, startYardstick } from "./yardstick.ts";

/**
 * More than the cache holds: each page is evicted before it is requested again.
 */
const DESIGNS = 120;
const RENDERED_SLICE_MS = 2_000;
const EDIT_EVERY_MS = 100;
const JSON_TYPE = { "content-type": "application/json" };

/** Requests links to saved designs, whose pages are rendered per request. */
async function benchMisses(port: number): Promise<LoadResult> {
  const paths = await Promise.all(
    Array.from({ length: DESIGNS }, async (_, n) => {
      const design = { selectedCharms: [], customText: "BENCH" };
      // The shop limits the designs of one IP address, so each design has its
      // own.
      const answer = await send(port, "POST", API.designs, design, {
        "x-forwarded-for": `10.255.0.${n}`,
      });
      const { code } = SavedDesign.parse(await answer.json());
      return sharedDesignPath(code);
    }),
  );
  let n = 0;
  return load(port, {
    connections: 8,
    durationMs: RENDERED_SLICE_MS,
    next: () => ({ path: paths[n++ % DESIGNS] ?? "" }),
  });
}

/** Reads the home page without edits, and during ten edits a second. */
async function benchEdits(
  port: number,
): Promise<{ calm: LoadResult; edited: LoadResult }> {
  const read = () =>
    load(port, {
      connections: 8,
      durationMs: RENDERED_SLICE_MS,
      next: () => ({ path: PAGES.home }),
    });
  const calm = await read();
  const answer = await send(port, "POST", API.login, BENCH_LOGIN);
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  let edits = 0;
  const timer = setInterval(() => {
    edits += 1;
    const description = `Edited ${edits} times.`;
    void send(port, "PUT", API.adminClipConfig, { description }, { cookie });
  }, EDIT_EVERY_MS);
  const edited = await read();
  clearInterval(timer);
  return { calm, edited };
}

async function send(
  port: number,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} said ${await answer.text()}`);
  return answer;
}

const CONNECTIONS = 32;
const SLICE_MS = 2_000;
const ROUNDS = 3;

/** Compares reads with a bare server that sends the same bytes. */
export async function readFigures(shop: ShopProcess): Promise<Figure[]> {
  const constant = (what: string) =>
    `${what} / \`Bun.serve\` with a constant of the same bytes`;
  return [
    await compare(shop, constant("home page"), PAGES.home, ">= 0.85"),
    await compare(shop, "the same, brotli", PAGES.home, ">= 0.8", "br"),
    await compare(
      shop,
      constant("a clip's page"),
      await productPage(shop),
      ">= 0.85",
    ),
    await compare(shop, constant("product list"), API.products, ">= 0.85"),
    ...(await compareMisses(shop)),
  ];
}

/** Returns the path of the first clip's page. */
async function productPage({ port }: ShopProcess): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${API.products}`);
  const [clip] = ProductList.parse(await answer.json());
  if (!clip) throw new Error("the demo has no products");
  return productPath(clip.slug);
}

/** Returns the ratio of the p99 under other load to the p99 without it. */
export function slowdown(
  what: string,
  { calm, busy }: { calm: Rate; busy: Rate },
): Figure {
  return {
    what,
    figure: ratio(busy.p99Ms / calm.p99Ms),
    target: "<= 5",
    detail: `${calm.p99Ms.toFixed(1)} and ${busy.p99Ms.toFixed(1)} ms`,
  };
}

async function run(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<LoadResult> {
  return load(port, {
    connections: CONNECTIONS,
    durationMs: SLICE_MS,
    next: () => ({ path, headers }),
  });
}

async function compare(
  shop: ShopProcess,
  what: string,
  path: string,
  target: string,
  encoding = "identity",
): Promise<Figure> {
  const headers = { "accept-encoding": encoding };
  const raw = await startRaw(shop.port, path, headers);
  const ratios: number[] = [];
  const p99s: number[] = [];
  let perSecond = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await run(shop.port, path, headers);
    const bare = await run(raw.port, "/", headers);
    ratios.push(ours.perSecond / bare.perSecond);
    p99s.push(ours.p99Ms / bare.p99Ms);
    perSecond = ours.perSecond;
  }
  raw.stop();
  return {
    what,
    figure: ratio(median(ratios)),
    target,
    detail: `${Math.round(perSecond)}/s, p99 ${ratio(median(p99s))}x`,
  };
}

/** Starts a bare server that sends the shop's response, byte for byte. */
async function startRaw(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<RawServer> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers,
    decompress: false,
  });
  const body = Buffer.from(await answer.arrayBuffer()).toString("base64");
  const copied = Object.fromEntries(answer.headers);
  delete copied["content-length"];
  delete copied.date;
  const input = JSON.stringify({ headers: copied, body });
  return startYardstick(["raw-server.ts"], input);
}

/** Measures pages rendered per request, and the home page during edits. */
async function compareMisses(shop: ShopProcess): Promise<Figure[]> {
  const raw = await startRaw(shop.port, PAGES.home, {});
  const bare = await run(raw.port, "/", {});
  raw.stop();
  const misses = await benchMisses(shop.port);
  const { calm, edited } = await benchEdits(shop.port);
  return [
    {
      what: "the page of a link to a design, rendered / constant",
      figure: ratio(misses.perSecond / bare.perSecond),
      target: ">= 0.03",
      detail: `${Math.round(misses.perSecond)}/s`,
    },
    slowdown("p99 of the home page while the maker edits / by itself", {
      calm,
      busy: edited,
    }),
  ];
}
