import { expect } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { besideOthers } from "../process/others.ts";
import { exchange, rawRequest, statusOf } from "#tests/support/raw.ts";
import { count, defineRow } from "../row.ts";

const PLACES = ["/uploads/", "/assets/", "/demo/products/", "/designs/"];
const STEPS_UP = [
  "../",
  "..\\",
  "..%2f",
  "..%5c",
  "%2e%2e/",
  "%2e%2e%2f",
  ".%2e/",
  "....//",
  "..;/",
  "%252e%252e%252f",
  "%c0%ae%c0%ae/",
  "..%00/",
];
const TARGETS = [
  "shop.db",
  "data/shop.db",
  "secret.txt",
  "barrette",
  ".env",
  "etc/passwd",
  "proc/self/environ",
];
const SECRET = "a secret beside the data";
/** Text in the secret, a password file, a database, a program or `environ`. */
const FOUND = new RegExp(
  `${SECRET}|root:.*:0:0:|SQLite format 3|\\x7fELF|PATH=`,
);

export const traversal = defineRow(
  "paths that lead out of their folder",
  { depth: 6, atOnce: 20 },
  async ({ depth, atOnce }) => {
    await using shop = await startDemo();
    for (const folder of [shop.folder, shop.dataDir])
      writeFileSync(join(folder, "secret.txt"), SECRET);
    const paths = PLACES.flatMap((place) =>
      STEPS_UP.flatMap((up) =>
        Array.from({ length: depth }, (_, n) => place + up.repeat(n + 1)),
      ),
    ).flatMap((out) => TARGETS.map((target) => out + target));
    const at = { port: Number(new URL(shop.url).port) };
    const ask = async (path: string) => {
      const answer = await exchange(
        at,
        rawRequest(`GET ${path} HTTP/1.1`, "Host: localhost"),
      );
      const status = statusOf(answer);
      // 400 is the answer to an invalid path, such as one with a NUL.
      const isNowhere = status === 404 || status === 400;
      expect([path, status, isNowhere]).toEqual([path, status, true]);
      expect([path, FOUND.test(answer)]).toEqual([path, false]);
    };
    const { others } = await besideOthers(shop.url, async () => {
      for (let next = 0; next < paths.length; next += atOnce)
        await Promise.all(paths.slice(next, next + atOnce).map(ask));
    });
    return { text: `${count(paths.length)} paths, 0 files found`, others };
  },
);
