import { expect, test } from "bun:test";
import { join } from "node:path";
import { vanillaExtract } from "#build/plugins/vanilla-extract.ts";
import { canHover } from "#web/ui/media.ts";

const ROOT = join(import.meta.dir, "../..");

/** Returns the CSS of all style files of the pages. */
async function allStyles(): Promise<string> {
  const styles = await Array.fromAsync(
    new Bun.Glob("src/web/**/*.css.ts").scan(ROOT),
  );
  const entry = join(ROOT, "src/web/all-styles.ts");
  const imports = styles.map(
    (path) => `import ${JSON.stringify(join(ROOT, path))};`,
  );
  const { outputs } = await Bun.build({
    entrypoints: [entry],
    files: { [entry]: imports.join("\n") },
    external: ["/fonts/*"],
    plugins: [vanillaExtract({ css: true, rewriteUrl: (url) => url })],
  });
  const texts = await Promise.all(
    outputs
      .filter(({ path }) => path.endsWith(".css"))
      .map((output) => output.text()),
  );
  return texts.join("\n");
}

/** Returns the rules for `:hover` that hold on touch screens, too. */
function stickyHovers(css: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, prelude = "", brace] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === "}") open.pop();
    if (brace !== "{") continue;
    const rule = prelude.trim();
    if (
      rule.includes(":hover") &&
      !open.some((each) => each.includes(canHover))
    )
      found.push(rule);
    open.push(rule);
  }
  return found;
}

test("finds a rule for `:hover` outside of its query", () => {
  const css = `
    @media ${canHover} { .a:hover { color: red; } .b { color: red; } }
    @media print { .c:not(:hover) .d { color: red; } }
    .e:hover { color: red; }`;
  expect(stickyHovers(css)).toEqual([".c:not(:hover) .d", ".e:hover"]);
});

test("nothing stays hovered where a finger touched it last", async () => {
  const css = await allStyles();
  expect(css).toContain(":hover");
  expect(stickyHovers(css)).toEqual([]);
});
