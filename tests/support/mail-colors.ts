import { contrast } from "#tests/support/browser/contrast.ts";

const VOID = new Set(["img", "br", "meta", "!doctype"]);
const TOKEN = /<(\/?)([!\w]+)([^>]*)>|([^<]+)/g;

type Colors = { ink: string; ground: string };

type Scheme = "light" | "dark";

/**
 * Returns each text of a mail with its color, background and contrast; in dark
 * mode as its style sheet says, which colors by class.
 */
export function textColors(html: string, scheme: Scheme = "light") {
  const dark = scheme === "dark" ? darkColors(html) : new Map();
  const markup = html.replaceAll(/<!--.*?-->|<style>.*?<\/style>/gs, "");
  const open: Colors[] = [{ ink: "#000000", ground: "#ffffff" }];
  const found: (Colors & { text: string; ratio: number })[] = [];
  for (const [, slash, tag = "", attributes = "", text] of markup.matchAll(
    TOKEN,
  )) {
    const last = open.at(-1) ?? { ink: "", ground: "" };
    if (text?.trim())
      found.push({
        ...last,
        text: text.trim(),
        ratio: contrast(last.ink, last.ground),
      });
    if (text !== undefined || VOID.has(tag.toLowerCase())) continue;
    if (slash) open.pop();
    else
      open.push({ ...within(last, attributes), ...inDark(dark, attributes) });
  }
  if (open.length !== 1) throw new Error("the mail's elements do not match");
  return found;
}

/** Returns what the style sheet of a mail says of dark mode, by class. */
function darkColors(html: string): Map<string, Partial<Colors>> {
  const [, sheet = ""] = html.split("(prefers-color-scheme:dark)");
  const rules = sheet.matchAll(/\.(\w+)\{(color|background):(#\w{6})/g);
  return new Map(
    [...rules].map(([, name = "", property, value = ""]) => [
      name,
      property === "color" ? { ink: value } : { ground: value },
    ]),
  );
}

function inDark(
  dark: ReadonlyMap<string, Partial<Colors>>,
  attributes: string,
): Partial<Colors> {
  const names = /class="([^"]*)"/.exec(attributes)?.[1]?.split(" ") ?? [];
  return Object.assign({}, ...names.map((name) => dark.get(name)));
}

function within(outer: Colors, attributes: string): Colors {
  const style = /style="([^"]*)"/.exec(attributes)?.[1] ?? "";
  const read = (property: string) =>
    new RegExp(`(?:^|;)${property}:(#\\w{6})`).exec(style)?.[1];
  return {
    ink: read("color") ?? outer.ink,
    ground: read("background") ?? outer.ground,
  };
}
