import { parse } from "acorn";
import { join } from "node:path";

// The regular expressions of the product, and what takes each the longest.

const ROOT = join(import.meta.dir, "../..");

export type Found = {
  /** "src/shared/text/links.ts" */
  file: string;
  /** As it is written; of `new RegExp(...)` the call. */
  written: string;
  /** Undefined for one that is made while the program runs. */
  pattern: RegExp | undefined;
};

/** Finds all that read anything while a shop runs; the build's read our source. */
export async function patternsOfProduct(): Promise<Found[]> {
  const files = await Array.fromAsync(
    new Bun.Glob("src/**/*.{ts,tsx}").scan(ROOT),
  );
  const product = files.filter((file) => !file.startsWith("src/build/"));
  const found = product.toSorted().map(async (file) => {
    const source = await Bun.file(join(ROOT, file)).text();
    return patternsIn(source, file);
  });
  return (await Promise.all(found)).flat();
}

export function patternsIn(source: string, file = "a.tsx"): Found[] {
  const loader = file.endsWith("x") ? "tsx" : "ts";
  // A macro would run here, and be looked for in this folder.
  const plain = source.replaceAll('with { type: "macro" }', "");
  const script = new Bun.Transpiler({ loader }).transformSync(plain);
  const found: Found[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, value, callee, start, end } = Object(node);
    const written = script.slice(start, end);
    if (type === "Literal" && value instanceof RegExp)
      found.push({ file, written, pattern: value });
    if (/^(?:New|Call)Expression$/.test(type) && callee?.name === "RegExp")
      found.push({ file, written, pattern: undefined });
    for (const each of Object.values(node)) visit(each);
  };
  visit(parse(script, { ecmaVersion: "latest", sourceType: "module" }));
  return found;
}

const ATOM =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-f]{4}|x[0-9a-f]{2}|k<[^>]*>|.)|\[(?:\\.|[^\]\\])*\]|\(\?(?:[:=!]|<[=!]|<\w+>|[a-z]+:)|[{]\d*,?\d*[}]|./gsu;
/** Every sign that patterns tell apart: all of ASCII, and some of beyond. */
const ASCII = Array.from({ length: 128 }, (_, at) =>
  // Letters first: they say most in what a failing test prints.
  String.fromCharCode((at + 97) % 128),
);
const BEYOND = [
  ..."\u00e4\u0142\u00a0\u2028\u202e\u0301\u200d\ufffd\u20ac\u754c",
];
/** In a pattern without the flag "u" these are two signs. */
const WIDE = ["😀", "🏽", "🇩"];

const signsOf = (flags: string) =>
  /[uv]/.test(flags) ? [...ASCII, ...BEYOND, ...WIDE] : [...ASCII, ...BEYOND];

/** Returns what a pattern is made of: a sign for each of its atoms, and words. */
function wordsOf({ source, flags }: RegExp): string[] {
  const kinds = new Map<string, string>();
  const signs = signsOf(flags);
  const plain = flags.replace(/[gym]/g, "");
  const matching = (source.match(ATOM) ?? []).map((atom) => {
    if (/^(?:[*+?|()^$]|\(\?.*|\{.*\}|\\[bBk].*)$/s.test(atom)) return [];
    try {
      const one = new RegExp(`^(?:${atom})$`, plain);
      return signs.filter((sign) => one.test(sign));
    } catch {
      return [];
    }
  });
  for (const sign of signs) {
    const kind = matching.map((each) => Number(each.includes(sign))).join("");
    if (!kinds.has(kind)) kinds.set(kind, sign);
  }
  // Runs of single signs, such as the "<!--" that begins a comment.
  const runs = matching
    .map((each) => (each.length === 1 ? each[0] : "\n"))
    .join("")
    .split("\n")
    .filter((run) => run.length > 1);
  return [...new Set([...kinds.values(), ...runs])];
}

/** The signs with which a pattern begins, up to the first repetition. */
function beginningOf({ source, flags }: RegExp): string {
  const plain = flags.replace(/[gym]/g, "");
  let beginning = "";
  const atoms = source.match(ATOM) ?? [];
  for (const [index, atom] of atoms.entries()) {
    if (/^[*+{|]/.test(atoms[index + 1] ?? "") || /^[*+{|]/.test(atom)) break;
    if (/^(?:[?()^$]|\(\?.*|\\[bBk].*)$/s.test(atom)) continue;
    beginning +=
      signsOf(flags).find((sign) =>
        new RegExp(`^(?:${atom})$`, plain).test(sign),
      ) ?? "";
  }
  return beginning;
}

/** Texts of a length of which one takes a pattern about as long as any. */
export function* hardTexts(pattern: RegExp, length: number): Generator<string> {
  const words = wordsOf(pattern);
  const times = (word: string, size: number) =>
    word.repeat(Math.ceil(size / word.length));
  for (const beginning of new Set(["", beginningOf(pattern)]))
    for (const one of words)
      for (const two of words) {
        const both = times(one + two, length);
        yield beginning + both;
        yield `${beginning}${both}\0`;
        yield beginning + times(one, length) + two;
        yield `${beginning}${times(one, length / 2)}${times(two, length / 2)}\0`;
      }
}

/**
 * Returns the text of at most `length` for which a pattern is slow; undefined
 * where there is none.
 */
export function slowTextFor(
  pattern: RegExp,
  length: number,
): string | undefined {
  // Without a repetition no text takes longer than its length.
  if (!/[*+{]/.test(pattern.source)) return undefined;
  // From short to long, and at first in small steps: what takes exponential
  // time takes 16 times as long at each, and is found before it hangs, as is what
  // takes the cube of the length.
  for (const size of [20, 24, 28, 32, 400, 1_000, 4_000, length])
    for (const text of hardTexts(pattern, Math.min(size, length))) {
      if (timeOf(pattern, text) < SUSPECT_MS) continue;
      // The machine may be busier now than it was. Memory that is cleaned up
      // meanwhile delays one of three times, not all.
      const limitMs = slowLimitMs();
      const isSlow = [1, 2, 3].every(() => timeOf(pattern, text) > limitMs);
      if (isSlow) return text;
    }
  return undefined;
}

/**
 * Returns the milliseconds above which a pattern is slow on this machine, as
 * busy as it is now: a sixth of what one takes that begins anew at each of
 * 24,000 signs, which is four times as long as for half of them. One that goes
 * over them once takes a hundredth of it.
 */
function slowLimitMs(): number {
  const anew = () => 4 * timeOf(/<[^>]*>/g, "<".repeat(12_000));
  return Math.min(anew(), anew(), anew()) / 6;
}

/** What takes less is not slow, however busy the machine is. */
const SUSPECT_MS = slowLimitMs() / 2;

/**
 * Returns how many milliseconds of the processor it takes to find all that a
 * pattern finds. On a busy machine the clock would count the work of others.
 */
function timeOf(pattern: RegExp, text: string): number {
  pattern.lastIndex = 0;
  const before = process.cpuUsage();
  if (pattern.global) text.replace(pattern, "");
  else pattern.test(text);
  // The kernel knows the sum exactly, and guesses how it is divided.
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
