import { escapeXml } from "#shared/text/xml.ts";

/** HTML that is safe to send. Create it only with the tag `html`. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = Html | string | number | undefined | readonly Part[];

/** A template tag that builds HTML and escapes the inserted texts. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(
    strings.map((markup, index) => markup + render(parts[index])).join(""),
  );
}

function render(part: Part): string {
  if (part === undefined) return "";
  if (part instanceof Html) return part.markup;
  if (typeof part === "object") return part.map(render).join("");
  return escapeXml(String(part));
}
