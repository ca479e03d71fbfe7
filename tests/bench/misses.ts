import { SavedDesign } from "#shared/clip/schema.ts";
import { PAGES, sharedDesignPath } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { load, type LoadResult } from "#tests/support/process/load.ts";
import { BENCH_LOGIN } from "./shop-process.ts";

/**
 * More than the cache holds: each page is evicted before it is requested again.
 */
const DESIGNS = 120;
const SLICE_MS = 2_000;
const EDIT_EVERY_MS = 100;
const JSON_TYPE = { "content-type": "application/json" };

/** Requests links to saved designs, whose pages are rendered per request. */
export async function benchMisses(port: number): Promise<LoadResult> {
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
    durationMs: SLICE_MS,
    next: () => ({ path: paths[n++ % DESIGNS] ?? "" }),
  });
}

/** Reads the home page without edits, and during ten edits a second. */
export async function benchEdits(
  port: number,
): Promise<{ calm: LoadResult; edited: LoadResult }> {
  const read = () =>
    load(port, {
      connections: 8,
      durationMs: SLICE_MS,
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
