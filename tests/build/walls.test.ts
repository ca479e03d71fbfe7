import { expect, test } from "bun:test";
import { dirname, join, relative } from "node:path";

const ROOT = join(import.meta.dir, "../..");

/** The rooms, folders of src, that each room may import from besides itself. */
const ROOMS: Record<string, string[]> = {
  main: ["cli"],
  cli: ["server", "server/pages", "shared"],
  server: ["shared"],
  "server/pages": ["web", "server", "shared"],
  web: ["shared"],
  shared: [],
  // The build makes the demo's pictures as the server makes an upload.
  build: ["server", "shared"],
};

/** The rooms of the server; each may use only those before it. */
const SERVER_ROOMS = [
  "runtime",
  "config",
  "db",
  "http",
  "mail",
  "images",
  "auth",
  "catalog",
  "site",
  "clips",
  "stock",
  "cart",
  "orders",
  "numbers",
  "push",
  "news",
  "reminders",
  "demo",
  "operations",
  "pages",
];
/** The files that put the rooms of the server together. */
const COMPOSERS = [
  "src/server/app.ts",
  "src/server/app.ts",
  "src/server/app.ts",
  "src/server/mails.ts",
  "src/server/open-shop.ts",
  "src/server/start.ts",
  "src/server/session-endings.ts",
  "src/server/start.ts",
];
/**
 * The services that the rooms above `BELOW_DEPS` get; it imports from those
 * alone.
 */
const DEPS = "src/server/deps.ts";
const BELOW_DEPS = ["runtime", "config", "db", "http"];

/** The rooms of the browser's side; each may use only those before it. */
const WEB_ROOMS = [
  "data",
  "ui",
  "overlays",
  "clip",
  "designer",
  "orders",
  "checkout",
  "storefront",
  "admin",
  "site-editor",
  "app",
];
/** Features that must not import each other. */
const APART = [
  ["designer", "orders"],
  ["designer", "checkout"],
];
/** The rooms of the panel; each may use only those before it. */
const PANEL_ROOMS = [
  "data",
  "form",
  "auth",
  "image-field",
  "editor",
  "import",
  "items",
  "clip-config",
  "mail",
  "letters",
  "discounts",
  "numbers",
  "workbench",
];

type Edge = { from: string; to: string };

// A pattern instead of the transpiler, which leaves out type-only imports.
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

/** The room of a file below `parent`; undefined for a file elsewhere. */
function roomIn(parent: string, path: string): string | undefined {
  if (!path.startsWith(`${parent}/`)) return undefined;
  const [room, ...rest] = path.slice(parent.length + 1).split("/");
  return rest.length > 0 ? room : undefined;
}

/** The imports from one room below `parent` into another. */
function crossings(parent: string) {
  return edges.flatMap(({ from, to }) => {
    const [own, other] = [roomIn(parent, from), roomIn(parent, to)];
    return own && other && own !== other ? [{ from, to, own, other }] : [];
  });
}

function roomsIn(parent: string): string[] {
  const rooms = edges.map(({ from }) => roomIn(parent, from));
  return [...new Set(rooms)].filter((room) => room !== undefined).sort();
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
    // Only the composers may import the pages.
    if (own === "server" && other === "server/pages")
      return !COMPOSERS.includes(from);
    return !ROOMS[own]?.includes(other);
  });
  expect(listed(wrong)).toEqual([]);
});

for (const [parent, known] of [
  ["src/server", SERVER_ROOMS],
  ["src/web", WEB_ROOMS],
  ["src/web/admin", PANEL_ROOMS],
] as const) {
  test(`knows every room of ${parent}`, () => {
    expect(roomsIn(parent)).toEqual([...known].sort());
  });

  test(`lets each room of ${parent} use only those before it`, () => {
    const wrong = crossings(parent).filter(
      ({ from, own, other }) =>
        !COMPOSERS.includes(from) && known.indexOf(other) > known.indexOf(own),
    );
    expect(listed(wrong)).toEqual([]);
  });
}

test("keeps the browser's features from importing each other", () => {
  const wrong = crossings("src/web").filter(({ own, other }) =>
    APART.some((pair) => pair.includes(own) && pair.includes(other)),
  );
  expect(listed(wrong)).toEqual([]);
});

test("lets only the composers and the CLI import a composer", () => {
  const wrong = edges.filter(
    ({ from, to }) =>
      COMPOSERS.includes(to) &&
      !COMPOSERS.includes(from) &&
      !from.startsWith("src/cli/"),
  );
  expect(listed(wrong)).toEqual([]);
});

test("lets deps.ts import only from the rooms below it", () => {
  const wrong = edges.filter(
    ({ from, to }) =>
      from === DEPS && !BELOW_DEPS.includes(roomIn("src/server", to) ?? ""),
  );
  expect(listed(wrong)).toEqual([]);
});

test("keeps the rooms of web/admin from importing the files directly in web/admin", () => {
  const wrong = edges.filter(
    ({ from, to }) =>
      roomIn("src/web/admin", from) !== undefined &&
      to.startsWith("src/web/admin/") &&
      roomIn("src/web/admin", to) === undefined,
  );
  expect(listed(wrong)).toEqual([]);
});

test("has no circular imports", () => {
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
