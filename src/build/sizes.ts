import type { AssetEntry } from "#shared/build/manifest.ts";
import { messagesUrl } from "#shared/messages/rooms.ts";
import type { ClientFile } from "./entry.ts";
import { brotliSize } from "./compress.ts";

/** A view that a visitor opens, and the limit of what it may load. */
type Step = {
  what: string;
  /** The lazily loaded module of the view; absent for the first view. */
  module?: string;
  /** Modules that are already loaded, so that they add nothing. */
  after: string[];
  /** The limit in bytes of script as brotli, a little above the target. */
  limit: number;
};

// The modules that the home page loads by itself after the first view.
const SETTLED = [
  "src/web/storefront/HomeSections.tsx",
  "src/shared/cart/schema.ts",
];
/**
 * The limit of the first view; every other part has its own styles, see
 * sheets.ts.
 */
const STYLES_LIMIT = 8_600;

const CART = "src/web/checkout/CartDrawer.tsx";

/** The most that an executable may weigh, in bytes. */
const EXECUTABLE_LIMIT = 135_000_000;

/** Throws if an executable is larger than the limit. */
export function checkExecutable(bytes: number): void {
  if (bytes > EXECUTABLE_LIMIT)
    throw new Error(
      `The executable is ${megabytes(bytes)}; the limit is ${megabytes(EXECUTABLE_LIMIT)}. What it embeds is in dist/client.`,
    );
}

/** The steps of shopper and maker, in the order in which they occur. */
const STEPS: Step[] = [
  { what: "first view", after: [], limit: 100_000 },
  { what: "first dialog (cart)", module: CART, after: SETTLED, limit: 30_000 },
  {
    what: "then the checkout",
    module: "src/web/checkout/CheckoutDialog.tsx",
    after: [...SETTLED, CART],
    limit: 5_000,
  },
  {
    // Letters, resins, charms to drag and swap, and sharing are all used as
    // soon as the dialog is open, so loading them later would only delay it.
    what: "then the designer",
    module: "src/web/designer/DesignerOverlay.tsx",
    after: [...SETTLED, CART],
    limit: 12_000,
  },
  {
    what: "to count a visit",
    module: "src/web/data/count-look.ts",
    after: [],
    limit: 300,
  },
  {
    what: "admin panel",
    module: "src/web/admin/AdminPage.tsx",
    after: [],
    limit: 45_000,
  },
];

/** The size that a step adds, and its limit, both in bytes as brotli. */
type StepSize = { what: string; added: number; limit: number };

/** Returns what the styles and the scripts of each step add. */
export async function measureSteps(
  files: ClientFile[],
  entry: AssetEntry,
  steps: readonly Step[] = STEPS,
): Promise<StepSize[]> {
  const sizes = new Map<string, number>();
  for (const { path, bytes } of files)
    if (/\.(js|css)$/.test(path))
      sizes.set(`/${path}`, await brotliSize(bytes));
  const heaviestTexts = Object.values(entry.messages)
    .map((end) => messagesUrl("first", end))
    .toSorted((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0));
  const sum = (urls: Iterable<string>) =>
    [...urls].reduce((total, url) => total + (sizes.get(url) ?? 0), 0);
  return [
    { what: "styles", added: sum(entry.styles), limit: STYLES_LIMIT },
    ...steps.map(({ what, module, after, limit }) => {
      const had = new Set(after.flatMap((each) => scriptsOf(entry, each)));
      const wanted = new Set(scriptsOf(entry, module));
      // The first view loads the texts of one language.
      if (module === undefined) wanted.add(heaviestTexts[0] ?? "");
      return { what, added: sum(wanted.difference(had)), limit };
    }),
  ];
}

/** Returns the sizes as lines to print. Throws if one exceeds its limit. */
export async function checkSizes(
  files: ClientFile[],
  entry: AssetEntry,
  steps: readonly Step[] = STEPS,
): Promise<string[]> {
  const sizes = await measureSteps(files, entry, steps);
  const heavy = sizes.find(({ added, limit }) => added > limit);
  if (heavy) throw tooHeavy(heavy);
  return sizes.map(({ what, added }) => `${what} ${kB(added)}`);
}

function scriptsOf(entry: AssetEntry, module: string | undefined): string[] {
  if (module === undefined) return [entry.script, ...entry.modulepreloads];
  const scripts = entry.chunks[module];
  if (!scripts) throw new Error(`The bundle has no chunk of ${module}.`);
  return scripts;
}

function tooHeavy({ what, added, limit }: StepSize): Error {
  const kind = what === "styles" ? "styles" : "scripts";
  const step = what === "styles" ? "first view" : what;
  return new Error(
    `The ${kind} of the step "${step}" are ${kB(added)} as brotli; the limit is ${kB(limit)}. Load something of it on demand.`,
  );
}

function kB(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
