import { expect, test } from "bun:test";
import { join } from "node:path";
import { makeSbom } from "#build/sbom.ts";
import { ROOT } from "#build/root.ts";
import manifest from "../../package.json";

const lock = await Bun.file(join(ROOT, "bun.lock")).text();
const release = { name: "barrette", version: "1.2.3", date: "" };
const sbom = makeSbom(lock, release);
const find = (name: string, version: string) =>
  sbom.components.find(
    (each) => each.name === name && each.version === version,
  );

test("lists every package of the shop, and marks those not in the executable", () => {
  for (const [name, version] of Object.entries(manifest.dependencies))
    expect([name, find(name, version)?.scope]).toEqual([name, "required"]);
  const { playwright, bun } = manifest.devDependencies;
  expect(find("playwright", playwright)?.scope).toBe("excluded");
  // Bun is the executable's runtime.
  expect(find("bun", bun)?.scope).toBe("required");
  const scopes = sbom.components.map((each) => each.scope);
  expect(new Set(scopes)).toEqual(new Set(["required", "excluded"]));
});

test("names each package once, by a purl without a host, and with its hash", () => {
  const purls = sbom.components.map((each) => each.purl);
  expect(new Set(purls).size).toBe(purls.length);
  for (const { purl, hashes } of sbom.components) {
    expect(purl).toMatch(
      /^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+[\w.+-]*$/,
    );
    expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
  }
  expect(JSON.stringify(sbom)).not.toMatch(/https?:/);
});

test("links the shop to all packages that it needs", () => {
  const edges = new Map(
    sbom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]),
  );
  expect(edges.size).toBe(sbom.dependencies.length);
  const known = new Set(sbom.components.map((each) => each.purl));
  const reached = new Set<string>();
  const visit = (ref: string) => {
    for (const next of edges.get(ref) ?? []) {
      expect(known.has(next)).toBe(true);
      if (reached.has(next)) continue;
      reached.add(next);
      visit(next);
    }
  };
  visit("barrette@1.2.3");
  for (const { purl, scope } of sbom.components)
    if (scope === "required")
      expect([purl, reached.has(purl)]).toEqual([purl, true]);
});

test("is the same for the same commit", () => {
  const dated = { ...release, date: "2026-11-21T10:00:00.000Z" };
  expect(makeSbom(lock, dated)).toEqual(makeSbom(lock, dated));
  expect(makeSbom(lock, dated).metadata.timestamp).toBe(dated.date);
});
