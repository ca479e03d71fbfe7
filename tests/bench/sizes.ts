import { Glob } from "bun";
import { join } from "node:path";
import { measureSteps } from "#build/sizes.ts";
import { loadAssets } from "#server/pages/assets.ts";
import type { Figure } from "./figures.ts";
import { EXECUTABLE } from "./shop-process.ts";

const DIST = join(EXECUTABLE, "..");
const CLIENT = join(DIST, "client");
/** The size above which the tests fail. */
const MOST_MB = 135;

/** Measures what each step loads, and the size of the executable. */
export async function sizeFigures(): Promise<Figure[]> {
  const { entry } = await loadAssets(CLIENT);
  const paths = await Array.fromAsync(
    new Glob("assets/*.{js,css}").scan({ cwd: CLIENT }),
  );
  const files = await Promise.all(
    paths.map(async (path) => ({
      path,
      bytes: await Bun.file(join(CLIENT, path)).bytes(),
    })),
  );
  const steps = await measureSteps(files, entry);
  const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
  return [
    ...steps.map(({ what, added, limit }) => ({
      what: what === "styles" ? "styles, as brotli" : `scripts: ${what}`,
      figure: kB(added),
      target: kB(limit),
    })),
    {
      what: "the executable",
      figure: `${(Bun.file(EXECUTABLE).size / 1e6).toFixed(1)} MB`,
      target: `${MOST_MB} MB`,
    },
  ];
}
