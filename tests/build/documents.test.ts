import { expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "#build/root.ts";
import { SETTING_NAMES } from "#server/config/config.ts";
import manifest from "../../package.json";

const DOCUMENTS = [
  "README.md",
  ".github/ADDING.md",
  ".github/CHANGELOG.md",
  ".github/CONTRIBUTING.md",
  ".github/OPERATIONS.md",
  ".github/SECURITY.md",
  "tests/bench/FIGURES.md",
];

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const names = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** The folders that git ignores, which are there once somebody makes them. */
const MADE_ON_REQUEST = new Set(read(".gitignore").split("\n"));

test(".env.example lists every setting, once", () => {
  const listed = names(read(".env.example"), /^# ([A-Z0-9_]+)=/gm);
  expect(listed.toSorted()).toEqual([...SETTING_NAMES].toSorted());
});

test("every setting is documented", () => {
  const documented = names(read(".github/OPERATIONS.md"), /`([A-Z0-9_]+)`/g);
  const missing = SETTING_NAMES.difference(new Set(documented));
  expect([...missing]).toEqual([]);
});

test.each(DOCUMENTS)("%s refers only to what exists", (path) => {
  const text = read(path);
  // "../../releases" leads from a repository's README to its releases.
  const links = names(
    text,
    /\]\((?!https?:|\.\.\/\.\.\/releases)([^)#]+)[^)]*\)/g,
  );
  const broken = links.filter(
    (link) => !existsSync(join(ROOT, dirname(path), link)),
  );
  const files = names(text, /`((?:src|tests|server|shared|web)\/[\w./-]+)`/g);
  const gone = files.filter(
    (file) =>
      !["", "src"].some((at) => existsSync(join(ROOT, at, file))) &&
      !MADE_ON_REQUEST.has(`/${file}/`),
  );
  const scripts = names(text, /`(?:npm|bun) run ([\w:]+)/g);
  const unknown = scripts.filter((name) => !(name in manifest.scripts));
  expect({ broken, gone, unknown }).toEqual({
    broken: [],
    gone: [],
    unknown: [],
  });
});

test("every package is listed with its reason", () => {
  const [, section = ""] = read(".github/CONTRIBUTING.md").split("## Packages");
  const listed = names(section, /^\| ([^|]+) \|/gm).join(", ");
  const packages = Object.keys({
    ...manifest.dependencies,
    ...manifest.devDependencies,
  }).filter((name) => !name.startsWith("@types/"));
  const missing = packages.filter(
    (name) => !new RegExp(`(?<![\\w/-])${name}(?![\\w/-])`).test(listed),
  );
  expect(missing).toEqual([]);
});

test("decisions are short, numbered in their subjects, and a reversal names another", () => {
  const text = read(".github/DECISIONS.md");
  const [, ...subjects] = text.split(/^## /m);
  const known = subjects.flatMap((subject) => {
    const name = subject.split("\n")[0];
    const numbers = names(subject, /^(\d+)\. \d{4}-\d\d-\d\d\. /gm);
    expect([name, numbers]).toEqual([
      name,
      numbers.map((_, at) => `${at + 1}`),
    ]);
    return numbers.map((number) => `${name} ${number}`);
  });
  expect(new Set(known).size).toBe(known.length);
  // Five lines of a hundred signs.
  expect(text.split("\n").filter(({ length }) => length > 500)).toEqual([]);
  // Each is in the numbered list of a subject.
  expect(text).not.toMatch(/^[-*] \d{4}-/m);
  const reversals = names(text, /(?:Reversed by|Replaces .*?) (\w+ \d+)[.:]/g);
  expect(reversals.length).toBeGreaterThan(4);
  expect(known).toEqual(expect.arrayContaining(reversals));
});
