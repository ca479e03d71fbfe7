import { expect } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { clientFiles, expectAllServed } from "../process/client-files.ts";
import { runWithOwnDisks } from "#tests/support/process/command.ts";
import { besideOthers } from "../process/others.ts";

import { tempFolder } from "#tests/support/temp.ts";
import { count, defineRow } from "../row.ts";

const READ_ONLY_ROOT = join(import.meta.dir, "../process/read-only-root.ts");

export const assetRequests = defineRow(
  "ranges and conditions on every file",
  { rounds: 10 },
  async ({ rounds }) => {
    await using shop = await startDemo();
    const paths = await clientFiles();
    let sent = 0;
    const ask = (path: string, headers: Record<string, string>) => {
      sent += 1;
      return fetch(shop.url + path, {
        headers: { "accept-encoding": "identity", ...headers },
      });
    };
    const { others } = await besideOthers(shop.url, async () => {
      for (let round = 0; round < rounds; round += 1)
        for (const path of paths) {
          const part = await ask(path, { range: "bytes=0-3" });
          expect([path, part.status]).toEqual([path, 206]);
          expect((await part.bytes()).length).toBe(4);
          const beyond = await ask(path, { range: "bytes=99999999-" });
          expect([path, beyond.status]).toEqual([path, 416]);
          const etag = part.headers.get("etag") ?? "";
          const known = await ask(path, { "if-none-match": etag });
          expect([path, known.status]).toEqual([path, 304]);
        }
    });
    return {
      text: `${paths.length} files, ${count(sent)} requests, each 206, 416 or 304 as asked`,
      others,
    };
  },
);

export const aloneInFolder = defineRow(
  "executable alone in an empty folder",
  { starts: 20 },
  async ({ starts }) => {
    let files = 0;
    for (let start = 0; start < starts; start += 1) {
      await using shop = await startDemo();
      files += await expectAllServed(shop.url);
      expect(readdirSync(shop.folder).sort()).toEqual(["barrette", "data"]);
      expect(await shop.stop()).toBe(0);
    }
    return { text: `${starts} starts, ${count(files)} files served` };
  },
);

export const readOnlyRoot = defineRow(
  "read-only root",
  { starts: 5 },
  async ({ starts }) => {
    let files = 0;
    for (let start = 0; start < starts; start += 1) {
      const result = await runWithOwnDisks(READ_ONLY_ROOT, tempFolder());
      expect(result).toEqual({
        isReadOnly: true,
        files: expect.any(Number),
        orderId: 1_001,
        reads: 200,
        code: 0,
      });
      files += result.files;
    }
    return {
      text: `${starts} starts, ${count(files)} files served, an order each`,
    };
  },
);
