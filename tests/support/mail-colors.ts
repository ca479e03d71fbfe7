import { contrast } from "#tests/support/browser/contrast.ts";

const VOID = new Set(["img", "br", "meta", "!doctype"]);
const TOKEN = /<(\/?)([!\w]+)([^>]*)>|([^<]+)/g;

type Colors = { ink: string; ground: string };

/** Returns each text of a mail with its color, background and contrast. */
export function textColors(html: string) {
  const open: Colors[] = [{ ink: "#000000", ground: "#ffffff" }];
  const found: (Colors & { text: string; ratio: number })[] = [];
  for (const [, slash, tag = "", attributes = "", text] of html.matchAll(
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
    else open.push(within(last, /style="([^"]*)"/.exec(attributes)?.[1]));
  }
  if (open.length !== 1) throw new Error("the mail's elements do not match");
  return found;
}

function within(outer: Colors, style = ""): Colors {
  const read = (property: string) =>
    new RegExp(`(?:^|;)${property}:(#\\w{6})`).exec(style)?.[1];
  return {
    ink: read("color") ?? outer.ink,
    ground: read("background") ?? outer.ground,
  };
}
