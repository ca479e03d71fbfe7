import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#build/root.ts";
import manifest from "../../package.json";

test("fetches exactly the version of Bun that the package pins", async () => {
  const script = await Bun.file(join(ROOT, "src/build/bun.sh")).text();
  expect(script).toContain(`npx --yes bun@${manifest.devDependencies.bun}`);
  expect(Bun.version).toBe(manifest.devDependencies.bun);
});

test("pins every dependency to one version", () => {
  const versions = Object.values({
    ...manifest.dependencies,
    ...manifest.devDependencies,
  });
  expect(versions.filter((each) => !/^\d+\.\d+\.\d+$/.test(each))).toEqual([]);
});

const WORKFLOWS = join(ROOT, ".github/workflows");
const workflows = await Promise.all(
  readdirSync(WORKFLOWS).map((name) => Bun.file(join(WORKFLOWS, name)).text()),
);

test("pins every action by its commit and every image by its digest", async () => {
  const dockerfile = await Bun.file(join(ROOT, "Dockerfile")).text();
  const actions = workflows.flatMap((each) => [
    ...each.matchAll(/\buses: (\S+)/g),
  ]);
  const images = [dockerfile, ...workflows].flatMap((each) => [
    ...each.matchAll(/^(?:FROM| +image:) (\S+)/gm),
  ]);
  expect([actions.length > 0, images.length > 2]).toEqual([true, true]);
  for (const [, name] of actions) expect(name).toMatch(/@[0-9a-f]{40}$/);
  for (const [, name] of images) expect(name).toMatch(/@sha256:[0-9a-f]{64}$/);
});

test("gives the code of a pull request no privileges", () => {
  for (const workflow of workflows)
    expect(workflow).not.toContain("pull_request_target");
  const ofRequests = workflows.filter((each) => each.includes("pull_request:"));
  expect(ofRequests.length).toBeGreaterThan(0);
  for (const workflow of ofRequests) {
    expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(workflow).not.toMatch(/permissions:(?!\n {2}contents: read\n\n)/);
    expect(workflow).not.toContain("secrets.");
    for (const [line] of workflow.matchAll(/.*--privileged.*/g))
      expect(line).toContain("github.event_name == 'push' &&");
    const checkouts = workflow.match(/actions\/checkout@/g)?.length;
    const without = workflow.match(/persist-credentials: false/g)?.length;
    expect(without).toBe(checkouts);
  }
});
