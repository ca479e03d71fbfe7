import { expect } from "bun:test";
import { join } from "node:path";
import { connectPostgres } from "#server/db/postgres/open.ts";
import { createPages } from "#server/pages/pages.ts";
import { loadAssets } from "#server/pages/assets.ts";
import { PAGE_ASSETS } from "#tests/support/browser/page-assets.ts";
import {
  openCopy,
  postgresTest,
  tempPostgres,
} from "#tests/support/database/postgres-shop.ts";
import { afterTest, tempFolder } from "#tests/support/temp.ts";
import { createApp } from "#server/app.ts";

const FONT = Uint8Array.from({ length: 300 }, (_, index) => index % 256);

/** Writes what a build of this name has for the browser. */
async function buildOf(version: string): Promise<string> {
  const dir = tempFolder();
  const files = {
    [`assets/entry-${version}.js`]: `start("${version}")`,
    [`assets/font-${version}.woff2`]: FONT,
    "film.mp4": `film of ${version}`,
  };
  const listed = Object.entries(files).map(([file, bytes]) => [
    `/${file}`,
    {
      file,
      type: file.endsWith(".js") ? "text/javascript; charset=utf-8" : "x/y",
      size: bytes.length,
      hash: version,
      immutable: file.startsWith("assets/"),
      encodings: [],
    },
  ]);
  for (const [file, bytes] of Object.entries(files))
    await Bun.write(join(dir, file), bytes);
  const { entry } = PAGE_ASSETS;
  const manifest = { entry, files: Object.fromEntries(listed) };
  await Bun.write(join(dir, "manifest.json"), JSON.stringify(manifest));
  return dir;
}

/** Starts a copy of a version; returns its answers to GET. */
async function startVersion(url: string, version: string) {
  const shop = await openCopy(url);
  afterTest(() => void shop.close());
  const assets = await loadAssets(await buildOf(version));
  const pages = createPages(shop.deps, assets);
  const app = createApp(shop.deps, pages);
  await pages.publish();
  return {
    publish: pages.publish,
    get: (path: string) => app.handle(new Request(`http://localhost${path}`)),
  };
}

postgresTest("two versions serve the files of each other", async () => {
  const url = tempPostgres();
  const old = await startVersion(url, "old");
  const later = await startVersion(url, "new");
  for (const { get } of [old, later])
    for (const version of ["old", "new"]) {
      const script = await get(`/assets/entry-${version}.js`);
      expect([script.status, await script.text()]).toEqual([
        200,
        `start("${version}")`,
      ]);
      expect(script.headers.get("content-type")).toBe(
        "text/javascript; charset=utf-8",
      );
      expect(script.headers.get("cache-control")).toContain("immutable");
      expect(script.headers.get("x-content-type-options")).toBe("nosniff");
      const font = await get(`/assets/font-${version}.woff2`);
      expect(new Uint8Array(await font.arrayBuffer())).toEqual(FONT);
    }
  expect((await old.get("/assets/entry-none.js")).status).toBe(404);
});

postgresTest(
  "the files of a version stay for a week after its last copy",
  async () => {
    const url = tempPostgres();
    const database = connectPostgres(url);
    afterTest(() => void database.close());
    const passDays = (days: number) =>
      database.pool.client.unsafe(
        "update client_files set published_at = published_at - make_interval(days => $1)",
        [days],
      );
    await startVersion(url, "old");
    const later = await startVersion(url, "new");
    const statusOf = async (version: string) =>
      (await later.get(`/assets/entry-${version}.js`)).status;
    await passDays(6);
    await later.publish();
    expect(await statusOf("old")).toBe(200);
    await passDays(2);
    await later.publish();
    expect([await statusOf("old"), await statusOf("new")]).toEqual([404, 200]);
    const kept = await database.pool.client.unsafe(
      "select path from client_files",
    );
    expect(kept).toHaveLength(2);
  },
);
