import { expect, test } from "bun:test";
import { divideStyles } from "#build/sheets.ts";

/** Makes the metafile of modules and their imports; each .tsx has a chunk. */
function bundle(modules: Record<string, string[]>) {
  const output = { bytes: 1, inputs: {}, imports: [], exports: [] };
  return {
    inputs: Object.fromEntries(
      Object.entries(modules).map(([name, paths]) => [
        name,
        {
          bytes: 1,
          imports: paths.map((path) => ({
            path,
            kind: "import-statement" as const,
          })),
        },
      ]),
    ),
    outputs: Object.fromEntries(
      Object.keys(modules)
        .filter((name) => name.endsWith(".tsx"))
        .map((entryPoint) => [entryPoint, { ...output, entryPoint }]),
    ),
  };
}

const MODULES = {
  "src/web/app/entry.tsx": ["theme.css"],
  "src/web/storefront/home/HomeRest.tsx": ["theme.css", "promo.css"],
  "src/web/cart/CartDrawer.tsx": ["dialog.css", "cart.css", "theme.css"],
  "src/web/admin/AdminPage.tsx": ["dialog.css", "src/web/admin/row.ts"],
  "src/web/admin/row.ts": ["row.css"],
  "src/web/storefront/PrivacyPage.tsx": ["privacy.css"],
};

test("puts each style file into the one sheet of the parts that need it", () => {
  const files = ["theme", "cart", "dialog", "row", "promo", "privacy"];
  const sheets = divideStyles(
    bundle(MODULES),
    files.map((each) => `${each}.css`),
  );
  expect(sheets).toEqual([
    { parts: ["overlays", "panel"], files: ["dialog.css"] },
    { parts: ["overlays"], files: ["cart.css"] },
    { parts: ["panel"], files: ["row.css"] },
    { parts: ["pages"], files: ["privacy.css"] },
    { parts: [], files: ["theme.css", "promo.css"] },
  ]);
});

test("fails the build when no page would load a style file", () => {
  expect(() => divideStyles(bundle(MODULES), ["lost.css"])).toThrow(
    "No page would load the styles of lost.css.",
  );
});
