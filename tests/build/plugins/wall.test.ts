import { expect, test } from "bun:test";
import { join } from "node:path";
import { ROOT } from "#build/root.ts";
import { browserWall, callsForBrowser } from "#build/plugins/wall.ts";

/** Bundles a made-up file of the browser's side; returns the errors. */
async function errorOf(source: string): Promise<string> {
  const entry = join(ROOT, "src/web/made-up.ts");
  const result = await Bun.build({
    entrypoints: [entry],
    files: { [entry]: source },
    plugins: [browserWall],
    throw: false,
  });
  return result.logs.map((log) => log.message).join("\n");
}

test.each([
  "#server/runtime/log.ts",
  "../server/runtime/log.ts",
  "#cli/settings.ts",
  "#build/plugins/wall.ts",
  "#shared/messages/demo/en.ts",
])("refuses %s in the browser's bundle, naming both files", async (path) => {
  const error = await errorOf(`export * from "${path}";`);
  expect(error).toContain("src/web/made-up.ts imports src/");
  expect(error).toContain("must never reach the browser");
});

test.each(["node:fs", "bun", "bun:sqlite"])(
  "refuses %s, which no browser has",
  async (path) => {
    const error = await errorOf(`export * from "${path}";`);
    expect(error).toContain(`imports ${path}, which no browser has`);
  },
);

test("lets shared files and packages through", async () => {
  const source = `export * from "#shared/money/schema.ts"; export * from "react";`;
  expect(await errorOf(source)).toBe("");
});

test("leaves out of each call what the server alone reads", async () => {
  const files = new Bun.Glob("src/shared/**/*calls.ts").scan(ROOT);
  for await (const file of files) {
    const rows = callsForBrowser(await Bun.file(join(ROOT, file)).text());
    expect(rows).not.toMatch(
      /^ +(?:id|summary|errors|query|body|takes|gives):/m,
    );
    const { exports } = new Bun.Transpiler({ loader: "ts" }).scan(rows);
    expect(exports.length).toBeGreaterThan(0);
  }
});

test("no page asks a call for what is left out of it", async () => {
  const files = new Bun.Glob("src/web/**/*.{ts,tsx}").scan(ROOT);
  for await (const file of files) {
    const source = await Bun.file(join(ROOT, file)).text();
    expect(source, file).not.toMatch(/\.(?:body|query|params)\(\)/);
  }
});
