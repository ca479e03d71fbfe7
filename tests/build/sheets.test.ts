import { expect, test } from "bun:test";
import { divideStyles } from "#build/sheets.ts";

const imports = (paths: string[], kind = "import-statement") => ({
  imports: paths.map((path) => ({ path, kind })),
});

test("puts into the first sheet what the first view reaches, the rest into the other", () => {
  const modules = {
    "src/web/app/entry.tsx": {
      imports: [
        ...imports(["theme.css", "src/web/app/boot.ts"]).imports,
        ...imports(["src/web/checkout/CartDrawer.tsx"], "dynamic-import")
          .imports,
      ],
    },
    "src/web/app/boot.ts": imports(["toast.css"]),
    "src/web/storefront/HomeSections.tsx": imports(["promo.css"]),
    "src/web/checkout/CartDrawer.tsx": imports(["cart.css", "theme.css"]),
  };
  expect(
    divideStyles(modules, ["cart.css", "theme.css", "toast.css", "promo.css"]),
  ).toEqual({
    first: ["theme.css", "toast.css", "promo.css"],
    product: [],
    late: ["cart.css"],
  });
});
