import { expect, test } from "bun:test";
import { join } from "node:path";
import { ROOT } from "#build/root.ts";
import manifest from "../../package.json";

test("fetches exactly the version of Bun that the package pins", async () => {
  const script = await Bun.file(join(ROOT, "src/build/bun.sh")).text();
  expect(script).toContain(`npx --yes bun@${manifest.devDependencies.bun}`);
  const dockerfile = await Bun.file(join(ROOT, "Dockerfile")).text();
  expect(dockerfile).toContain(`oven/bun:${manifest.devDependencies.bun} `);
  expect(Bun.version).toBe(manifest.devDependencies.bun);
});

test("pins every dependency to one version", () => {
  const versions = Object.values({
    ...manifest.dependencies,
    ...manifest.devDependencies,
  });
  expect(versions.filter((each) => !/^\d+\.\d+\.\d+$/.test(each))).toEqual([]);
});
