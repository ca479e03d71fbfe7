import { expect, test } from "bun:test";
import { parse } from "acorn";
import { FALLBACK_SCRIPT } from "#server/pages/content-policy.ts";

test("the script for old browsers is ES5, and small", () => {
  parse(FALLBACK_SCRIPT, { ecmaVersion: 5 });
  expect(FALLBACK_SCRIPT.length).toBeLessThan(200);
});
