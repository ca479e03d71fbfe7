import { escapeXml } from "#shared/text/characters.ts";

/** HTML that is safe to send. Create it with `html`, or knowingly with `raw`. */
export class Html {
  constructor(readonly markup: string) {}
}

/** Declares that a string is HTML already and is not to be escaped. */
export const raw = (markup: string) => new Html(markup);

type Content = Html | string | number | false | undefined | readonly Content[];

/**
 * A template tag that builds HTML and escapes the inserted texts. The formatter
 * indents what has this name; imported as `tag`, a template keeps its spaces.
 */
export function html(strings: TemplateStringsArray, ...parts: Content[]): Html {
  return raw(
    strings.map((markup, index) => markup + render(parts[index])).join(""),
  );
}

function render(part: Content): string {
  if (part === undefined || part === false) return "";
  if (part instanceof Html) return part.markup;
  if (typeof part === "object") return part.map(render).join("");
  return escapeXml(String(part));
}
