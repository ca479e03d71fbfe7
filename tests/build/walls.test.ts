import { expect, test } from "bun:test";
import { dirname, join, relative } from "node:path";

const ROOT = join(import.meta.dir, "../..");

/** Which rooms each room may import from, itself aside. */
const ROOMS: Record<string, string[]> = {
  main: ["cli"],
  cli: ["server", "server/pages", "shared"],
  server: ["shared"],
  "server/pages": ["web", "server", "shared"],
  web: ["shared"],
  shared: [],
  build: [],
};

/** The server's features; each may use only those before it. */
const FEATURES = [
  "db",
  "outbox",
  "images",
  "catalog",
  "charms",
  "letters",
  "clip",
  "cart",
  "orders",
  "newsletter",
  "backup",
  "privacy",
  "watch",
  "tls",
  "admin",
  "openapi",
  "pages",
];
/** The files beside the features that put them together. */
const COMPOSERS = [
  "src/server/app.ts",
  "src/server/mail-sources.ts",
  "src/server/open-shop.ts",
  "src/server/start.ts",
];

type Edge = { from: string; to: string };

// A pattern and not the transpiler, which would leave type-only imports out.
const IMPORT = /\b(?:from|import)\s*\(?\s*"([.#][^"]+)"/g;

async function readEdges(): Promise<Edge[]> {
  const files = await Array.fromAsync(
    new Bun.Glob("src/**/*.{ts,tsx}").scan(ROOT),
  );
  const edges = await Promise.all(
    files.map(async (from) => {
      const path = join(ROOT, from);
      const source = await Bun.file(path).text();
      return [...source.matchAll(IMPORT)].map(([, specifier = ""]) => {
        const target = Bun.resolveSync(specifier, dirname(path));
        return { from, to: relative(ROOT, target) };
      });
    }),
  );
  return edges.flat();
}

const edges = await readEdges();

function roomOf(path: string): string {
  if (path === "src/main.ts") return "main";
  if (path.startsWith("src/server/pages/")) return "server/pages";
  return path.split("/")[1] ?? "";
}

function featureOf(path: string): string | undefined {
  const [, room, feature, ...rest] = path.split("/");
  return room === "server" && rest.length > 0 ? feature : undefined;
}

function listed(wrong: Edge[]): string[] {
  return wrong.map(({ from, to }) => `${from} imports ${to}`);
}

test("reads the imports of the whole source", () => {
  expect(edges.length).toBeGreaterThan(100);
});

test("lets each room import only from the rooms that it may", () => {
  const wrong = edges.filter(({ from, to }) => {
    const [own, other] = [roomOf(from), roomOf(to)];
    if (own === other || to === "package.json") return false;
    // The pages are put together with the rest like any other feature.
    if (own === "server" && other === "server/pages")
      return !COMPOSERS.includes(from);
    return !ROOMS[own]?.includes(other);
  });
  expect(listed(wrong)).toEqual([]);
});

test("knows every feature of the server", () => {
  const features = new Set(edges.map(({ from }) => featureOf(from)));
  features.delete(undefined);
  expect([...features].filter((f) => f && !FEATURES.includes(f))).toEqual([]);
});

test("lets each feature of the server use only those before it", () => {
  const wrong = edges.filter(({ from, to }) => {
    const [own, other] = [featureOf(from), featureOf(to)];
    if (!from.startsWith("src/server/") || other === undefined) return false;
    if (own === other || COMPOSERS.includes(from)) return false;
    // What all features are given knows the database and nothing above it.
    if (own === undefined) return other !== "db";
    return FEATURES.indexOf(other) > FEATURES.indexOf(own);
  });
  expect(listed(wrong)).toEqual([]);
});

test("has no circle of imports", () => {
  const targets = Map.groupBy(edges, ({ from }) => from);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: string[]) => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file].join(" -> "));
    if (start >= 0 || done.has(file)) return;
    for (const { to } of targets.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  expect(circles).toEqual([]);
});
