import { describe, expect, test } from "bun:test";
import { newFeaturesOf } from "#build/baseline/scripts.ts";
import { newStylesOf, withViewportFallback } from "#build/baseline/styles.ts";

describe("the check of scripts finds", () => {
  test.each([
    ["text.isWellFormed()", ".isWellFormed()"],
    ["[...list].toSorted()", ".toSorted()"],
    ["list.with(1, 2)", ".with()"],
    ["list.findLast((each) => each)", ".findLast()"],
    ["URL.parse(text)", "URL.parse"],
    ["URL.canParse(text)", "URL.canParse"],
    ["Object.groupBy(list, key)", "Object.groupBy"],
    ["Promise.withResolvers()", "Promise.withResolvers"],
    ["AbortSignal.any([signal])", "AbortSignal.any"],
    ["new Temporal.Instant(0n)", "Temporal"],
    ["class A { static { this.b = 1; } }", "a static block"],
    ["text.replace(/(?<=.)x/, '')", "the lookbehind of /(?<=.)x/"],
  ])("%s", (source, name) => {
    expect([...newFeaturesOf(source)]).toContain(name);
  });

  test("syntax of later editions", () => {
    expect(() => newFeaturesOf("{ using file = open(); }")).toThrow();
    expect(() => newFeaturesOf("/[a--b]/v.test(text)")).toThrow();
  });
});

describe("the check of scripts accepts", () => {
  test.each([
    "list.at(-1)",
    "Object.hasOwn(record, key)",
    "structuredClone(value)",
    "text.replaceAll('a', 'b')",
    "element.showPopover?.()",
    "new BroadcastChannel('cart')",
    "class A { #b = 1; has(c) { return #b in c; } }",
  ])("%s", (source) => {
    expect([...newFeaturesOf(source)]).toEqual([]);
  });
});

describe("the check of styles", () => {
  test.each([
    ["a{translate:1px}", "translate"],
    ["a:user-valid{color:red}", ":user-valid"],
    ["@container (width > 1px){a{color:red}}", "@container"],
    ["a{width:2cqi}", "cqi"],
  ])("finds %s", (sheet, name) => {
    expect([...newStylesOf(sheet)]).toEqual([name]);
  });

  test("accepts what all browsers of the baseline have", () => {
    const sheet = 'a:focus-visible{inset:0;aspect-ratio:1;content:"x:has(y)"}';
    expect([...newStylesOf(sheet)]).toEqual([]);
  });
});

test("a size of the window has a fallback for browsers without its unit", () => {
  const css = ".a{color:red;height:max(22.5svh,100dvh - 1rem)}.b{width:1px}";
  const { bytes } = withViewportFallback({
    path: "a.css",
    bytes: new TextEncoder().encode(css),
  });
  expect(new TextDecoder().decode(bytes)).toBe(
    ".a{color:red;height:max(22.5vh,100vh - 1rem);height:max(22.5svh,100dvh - 1rem)}.b{width:1px}",
  );
});
