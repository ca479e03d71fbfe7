import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PAGES } from "#shared/api/paths.ts";
import { freePort } from "#tests/support/process/executable.ts";
import { type Figure, median, ratio } from "./figures.ts";
import { EXECUTABLE, SHOP_SETTINGS, untilAnswered } from "./shop-process.ts";

const ROUNDS = 9;
const HEALTH = "/healthz";

/** Milliseconds from process start to first answer, one for every round. */
type Starts = Record<"hello" | "newShop" | "newShopPage" | "oldShop", number[]>;

/** Measures first answers of the shop and of a compiled bare Elysia. */
async function benchStarts(): Promise<Starts> {
  const folder = mkdtempSync(join(tmpdir(), "barrette-starts-"));
  const hello = join(folder, "hello");
  await Bun.build({
    entrypoints: [join(import.meta.dir, "hello-elysia.ts")],
    target: "bun",
    format: "esm",
    bytecode: true,
    minify: true,
    compile: { outfile: hello, autoloadBunfig: false, autoloadDotenv: false },
  });
  const starts: Starts = {
    hello: [],
    newShop: [],
    newShopPage: [],
    oldShop: [],
  };
  const shop = [EXECUTABLE, "serve", "--demo"];
  // The first round only brings the files into memory.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const fresh = () => mkdtempSync(join(folder, "data-"));
    const dataDir = fresh();
    const measured: Record<keyof Starts, number> = {
      hello: await firstAnswer([hello], HEALTH),
      newShop: await firstAnswer(shop, HEALTH, dataDir),
      oldShop: await firstAnswer(shop, HEALTH, dataDir),
      newShopPage: await firstAnswer(shop, PAGES.home, fresh()),
    };
    if (round === 0) continue;
    starts.hello.push(measured.hello);
    starts.newShop.push(measured.newShop);
    starts.oldShop.push(measured.oldShop);
    starts.newShopPage.push(measured.newShopPage);
  }
  rmSync(folder, { recursive: true });
  return starts;
}

/** Compares the first answers of the shop with those of a bare Elysia. */
export async function startFigures(): Promise<Figure[]> {
  const starts = await benchStarts();
  const ms = (name: keyof Starts) => `${median(starts[name]).toFixed(0)} ms`;
  const against = (what: string, name: keyof Starts, target?: string) => ({
    what: `${what} / first answer of a bare Elysia`,
    figure: ratio(
      median(starts[name].map((ms, n) => ms / (starts.hello[n] ?? 0))),
    ),
    target,
    detail: `${median(starts[name]).toFixed(0)} and ${median(starts.hello).toFixed(0)} ms`,
  });
  return [
    against("first answer of a new shop", "newShop", "<= 8"),
    {
      ...against("first page of a new shop", "newShopPage"),
      sentence: `A new shop shows its first page ${ms("newShopPage")} after its start.`,
    },
    against("first answer of an older shop", "oldShop", "<= 8"),
  ];
}

async function firstAnswer(
  command: string[],
  path: string,
  dataDir = "",
): Promise<number> {
  const port = freePort();
  const startedAt = performance.now();
  const child = Bun.spawn(command, {
    env: { ...SHOP_SETTINGS, PORT: String(port), DATA_DIR: dataDir },
    stdout: "ignore",
    stderr: "inherit",
  });
  const ms = await untilAnswered(port, startedAt, path);
  child.kill("SIGTERM");
  await child.exited;
  return ms;
}
