import { expect, test } from "bun:test";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { TARGETS } from "#build/executable.ts";
import { ROOT } from "#build/root.ts";
import { tempFolder } from "#tests/support/temp.ts";
import manifest from "../../package.json";

// This holds the releases' workflow as far as it can be held without its
// runners: its parts fit the scripts, the files and the documents that they
// name.

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

/** The files of a release: both executables, their checksums, the packages. */
const ASSETS = [
  ...Object.keys(TARGETS).map((target) => `barrette-${target}`),
  "SHA256SUMS",
  "barrette.cdx.json",
];

/** Plays `gh`: keeps what it was called with, and wants each file to be there. */
const GH = `#!/bin/sh
printf '%s\\n' "$@" > "$RUNNER_TEMP/called"
while [ "$1" != --notes-file ]; do shift; done
shift
cp "$1" "$RUNNER_TEMP/notes" && shift && ls "$@"
`;

const CHANGELOG = `# Changelog

## 1.2.30 (unreleased)

- Not yet.

## 1.2.3 (2026-11-25)

### For the maker

- This.

## 1.2.2 (2026-11-24)

- Before.
`;

/** Runs the job that publishes the executables, without building them. */
async function publish(tag: string) {
  const folder = tempFolder();
  const file = (...path: string[]) => Bun.file(join(folder, ...path));
  const version = tag === "v1.2.30" ? "1.2.30" : "1.2.3";
  await file("package.json").write(JSON.stringify({ version }, null, 2));
  await file(".github/CHANGELOG.md").write(CHANGELOG);
  for (const name of ASSETS) await file("dist", name).write(name);
  await file("bin/gh").write(GH);
  chmodSync(join(folder, "bin/gh"), 0o755);
  const script = runOf("executables").replace("npm run release", ":");
  const { success } = Bun.spawnSync(["sh", "-e", "-c", script], {
    cwd: folder,
    env: {
      PATH: `${join(folder, "bin")}:${process.env.PATH}`,
      GITHUB_REF_NAME: tag,
      RUNNER_TEMP: folder,
    },
  });
  const read = async (name: string) =>
    (await file(name).exists()) ? await file(name).text() : "";
  return { success, called: await read("called"), notes: await read("notes") };
}

test("a release runs scripts that there are, and publishes what they write", async () => {
  const scripts = [...all.matchAll(/npm run (\S+)/g)].map(([, name]) => name);
  expect(scripts).toEqual(["release"]);
  expect(Object.keys(manifest.scripts)).toContain("release");
  for (const target of Object.keys(TARGETS))
    expect(manifest.scripts.release).toContain(`--target ${target}`);
  const script = await text("src/build/release.ts");
  for (const name of ["dist/SHA256SUMS", "dist/barrette.cdx.json"])
    expect(script).toContain(name);
  const { success, called } = await publish("v1.2.3");
  expect(success).toBe(true);
  const words = called.trim().split("\n");
  expect(words.slice(0, 3)).toEqual(["release", "create", "v1.2.3"]);
  expect(words.slice(-ASSETS.length)).toEqual(ASSETS);
});

test("its notes are the version's part of the changelog", async () => {
  const { notes } = await publish("v1.2.3");
  expect(notes.trim()).toBe("### For the maker\n\n- This.");
  expect(await text(".github/CHANGELOG.md")).toContain(
    `\n## ${manifest.version} (`,
  );
});

test.each([
  ["a version that package.json does not have", "v1.2.2"],
  ["a version without its day in the changelog", "v1.2.30"],
])("nothing is published of %s", async (_, tag) => {
  expect(await publish(tag)).toEqual({ success: false, called: "", notes: "" });
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
  expect(dockerfile).toContain(
    "COPY --from=build /shop/dist/barrette /barrette",
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
