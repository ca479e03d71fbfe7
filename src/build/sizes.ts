import type { AssetEntry } from "#shared/build/manifest.ts";
import type { ClientFile } from "./entry.ts";
import { brotliSize } from "./compress.ts";

/** A step on the way through the shop, and the most that it may load. */
type Step = {
  what: string;
  /** The lazily loaded module that it wants; none for the first view. */
  module?: string;
  /** Modules that are there before it: they cost nothing more. */
  after: string[];
  /** Bytes of script as brotli, a little above the aim. */
  limit: number;
};

// What the home page fetches of itself, once the first view stands.
const SETTLED = [
  "src/web/storefront/home/HomeRest.tsx",
  "src/shared/cart/schema.ts",
];
/** Of the first view; each part brings its own, see sheets.ts. */
const STYLES_LIMIT = 8_500;

const CART = "src/web/cart/CartDrawer.tsx";

/** The steps of shopper and maker, in their order. */
const STEPS: Step[] = [
  { what: "first view", after: [], limit: 100_000 },
  { what: "first dialog (cart)", module: CART, after: SETTLED, limit: 27_000 },
  {
    what: "then the checkout",
    module: "src/web/checkout/CheckoutDialog.tsx",
    after: [...SETTLED, CART],
    limit: 5_000,
  },
  {
    // Letters, resins, charms to drag and swap, and sharing: all of it is used
    // as soon as the dialog is there, so a later load would only delay it.
    what: "then the designer",
    module: "src/web/designer/DesignerOverlay.tsx",
    after: [...SETTLED, CART],
    limit: 9_000,
  },
  {
    what: "admin panel",
    module: "src/web/admin/AdminPage.tsx",
    after: [],
    limit: 32_000,
  },
];

/** What each step adds, in lines to print. Throws where one is too heavy. */
export async function checkSizes(
  files: ClientFile[],
  entry: AssetEntry,
  steps: readonly Step[] = STEPS,
): Promise<string[]> {
  const sizes = new Map<string, number>();
  for (const { path, bytes } of files)
    if (/\.(js|css)$/.test(path))
      sizes.set(`/${path}`, await brotliSize(bytes));
  const sum = (urls: Iterable<string>) =>
    [...urls].reduce((total, url) => total + (sizes.get(url) ?? 0), 0);
  const styles = sum(entry.styles);
  const lines = [`styles ${kB(styles)}`];
  if (styles > STYLES_LIMIT)
    throw tooHeavy("styles", "first view", styles, STYLES_LIMIT);
  for (const { what, module, after, limit } of steps) {
    const had = new Set(after.flatMap((each) => scriptsOf(entry, each)));
    const added = sum(new Set(scriptsOf(entry, module)).difference(had));
    lines.push(`${what} ${kB(added)}`);
    if (added > limit) throw tooHeavy("scripts", what, added, limit);
  }
  return lines;
}

function scriptsOf(entry: AssetEntry, module: string | undefined): string[] {
  if (module === undefined)
    return [entry.boot, entry.script, ...entry.modulepreloads];
  const scripts = entry.chunks[module];
  if (!scripts) throw new Error(`The bundle has no chunk of ${module}.`);
  return scripts;
}

function tooHeavy(
  kind: string,
  what: string,
  added: number,
  limit: number,
): Error {
  return new Error(
    `The ${kind} of the step "${what}" are ${kB(added)} as brotli; the limit is ${kB(limit)}. Load something of it on demand.`,
  );
}

function kB(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
