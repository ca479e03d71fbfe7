import { escapeXml } from "#shared/text/xml.ts";

// Builds the markup around the rendered application. `tag` is a template
// function that escapes inserted values unless they are markup already.

/** A string that is markup already, and is not escaped again. */
export type Markup = { readonly markup: string };

export function raw(markup: string): Markup {
  return { markup };
}

type Part = string | number | Markup | false | undefined | Part[];

export function tag(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return raw(
    strings.reduce(
      (text, each, index) => text + write(parts[index - 1]) + each,
    ),
  );
}

function write(part: Part): string {
  if (Array.isArray(part)) return part.map(write).join("");
  if (part === false || part === undefined) return "";
  return typeof part === "object" ? part.markup : escapeXml(String(part));
}
