import MarkdownIt from "markdown-it";
import { isImageUrl } from "#shared/images/schema.ts";
import { BoundedMap } from "#server/runtime/bounds.ts";

/** Matches paths of the shop itself and anchors in the same page. */
const OWN_ADDRESS = /^(?:\/(?!\/)|#)/;
const PROTOCOLS = ["https:", "http:", "mailto:", "tel:"];

const DEEPEST_HEADING = 6;

// Without `html`, tags are escaped like any other text. A link whose address is
// not allowed stays as it was typed. A line break that is typed is one.
const parser = new MarkdownIt({ html: false, breaks: true });
parser.validateLink = isSafeAddress;
parser.core.ruler.push("page", ({ tokens }) => {
  nestHeadings(tokens);
  for (const token of tokens) {
    for (const child of token.children ?? [])
      if (child.type === "image") loadLater(child);
  }
});

/**
 * The texts that were rendered last, by their Markdown: a page, a letter or a
 * clip's details is asked for far more often than it is changed, and takes up
 * to 20 ms.
 */
const rendered = new BoundedMap<string>(64);

/** Changes the element of a token, for a mail for example. */
export type Dress = (token: Token) => void;

/** Where the named links of a text lead: "[r]" of "[our care][r]". */
export type References = Pick<Parameters<typeof parser.parse>[1], "references">;

/** Reads the named links of a text of which parts are rendered by themselves. */
export function readReferences(markdown: string): References {
  const env: References = {};
  parser.parse(markdown, env);
  return env;
}

/**
 * Renders Markdown as safe HTML: without raw HTML, without addresses that run
 * scripts, and only with pictures whose address a product may have too.
 */
export function renderMarkdown(
  markdown: string,
  dress?: Dress,
  { references = {} }: References = {},
): string {
  if (!dress) {
    const html = rendered.get(markdown) ?? parser.render(markdown);
    rendered.set(markdown, html);
    return html;
  }
  const env = { references: { ...references } };
  const tokens = parser.parse(markdown, env);
  for (const token of tokens) {
    for (const child of token.children ?? []) dress(child);
    dress(token);
  }
  return parser.renderer.render(tokens, parser.options, env);
}

function isSafeAddress(address: string): boolean {
  if (OWN_ADDRESS.test(address)) return true;
  const url = URL.parse(address);
  return url !== null && PROTOCOLS.includes(url.protocol);
}

export type Token = ReturnType<typeof parser.parse>[number];

/**
 * The page's title is the h1, so the headings of the Markdown start at h2. Each
 * heading is at most one level below its parent, whatever level was typed.
 */
function nestHeadings(tokens: Token[]): void {
  const above: number[] = [];
  for (const token of tokens) {
    if (token.type !== "heading_open" && token.type !== "heading_close")
      continue;
    if (token.type === "heading_open") {
      const written = Number(token.tag.slice(1));
      while (above.length > 0 && (above.at(-1) ?? 0) >= written) above.pop();
      above.push(written);
    }
    token.tag = `h${Math.min(above.length + 1, DEEPEST_HEADING)}`;
  }
}

function loadLater(picture: Token): void {
  if (isImageUrl(String(picture.attrGet("src"))))
    picture.attrSet("loading", "lazy");
  // Only the alternative text of the picture is shown.
  else picture.type = "text";
}
