import { expect, test } from "bun:test";
import { join } from "node:path";
import * as z from "zod/mini";
import { TARGETS } from "#build/executable.ts";
import { ROOT } from "#build/root.ts";
import manifest from "../../package.json";

// What of the releases' workflow can be held without its runners: its parts fit
// the scripts, the files and the documents that they name.

const text = (path: string) => Bun.file(join(ROOT, path)).text();

const Workflow = z.object({
  env: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      needs: z.optional(z.union([z.string(), z.array(z.string())])),
      permissions: z.record(z.string(), z.string()),
      steps: z.array(z.object({ run: z.optional(z.string()) })),
    }),
  ),
});
const { env, jobs } = Workflow.parse(
  Bun.YAML.parse(await text(".github/workflows/release.yml")),
);
const runOf = (job: string) =>
  (jobs[job]?.steps ?? []).map(({ run }) => run ?? "").join("\n");
const all = Object.keys(jobs).map(runOf).join("\n");

/** What a release has: both executables, their checksums, the packages. */
const ASSETS = [
  ...Object.keys(TARGETS).map((target) => `barrette-${target}`),
  "SHA256SUMS",
  "barrette.cdx.json",
];

test("a release runs scripts that there are, and publishes what they write", async () => {
  const scripts = [...all.matchAll(/npm run (\S+)/g)].map(([, name]) => name);
  expect(scripts).toEqual(["release"]);
  expect(Object.keys(manifest.scripts)).toContain("release");
  for (const target of Object.keys(TARGETS))
    expect(manifest.scripts.release).toContain(`--target ${target}`);
  const [, published = ""] =
    /gh release create [^\n]*\n\s*(.*)/.exec(runOf("executables")) ?? [];
  expect(published.trim().split(/\s+/)).toEqual(ASSETS);
  const script = await text("src/build/release.ts");
  for (const name of ["dist/SHA256SUMS", "dist/barrette.cdx.json"])
    expect(script).toContain(name);
});

test("its notes are the version's part of the changelog", async () => {
  const [, program = ""] = /awk [^']*'([^']+)'/.exec(all) ?? [];
  const notes = (version: string) =>
    Bun.spawnSync(
      [
        "awk",
        "-v",
        `version=## ${version} `,
        program,
        join(ROOT, ".github/CHANGELOG.md"),
      ],
      {},
    ).stdout.toString();
  const own = notes(manifest.version);
  expect(own).toContain("### For the maker");
  expect(own).not.toContain("## 0.1.0");
  expect(notes("0.1.0")).not.toBe("");
  expect(notes("0.1")).toBe("");
});

test("its image is built with what the build reads, and is the latest only once all is published", async () => {
  const dockerfile = await text("Dockerfile");
  const args = /^ARG (.+)$/m.exec(dockerfile)?.[1]?.split(" ") ?? [];
  const given = [...runOf("image").matchAll(/--build-arg (\w+)/g)];
  expect(given.map(([, name]) => name).sort()).toEqual(args.sort());
  const commit = await text("src/build/commit.ts");
  for (const name of args) expect(commit).toContain(name);
  expect(Object.keys(manifest.scripts)).toContain(
    /RUN npm run (\w+)/.exec(dockerfile)?.[1] ?? "none",
  );
  expect(jobs.manifest?.needs).toEqual(["executables", "image"]);
});

test("the documents name its files, and the command asks where it publishes", async () => {
  const readme = await text("README.md");
  for (const name of ASSETS.slice(0, 3)) expect(readme).toContain(name);
  expect(readme).toContain("./barrette update");
  expect(env.SOURCE_RELEASES).toEndWith("/releases/latest");
  expect(await text(".github/OPERATIONS.md")).toContain("ghcr.io/");
});
