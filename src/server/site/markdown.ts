import MarkdownIt from "markdown-it";
import { isImageUrl } from "#shared/images/schema.ts";

/** Addresses of the shop itself, and parts of the same page. */
const OWN_ADDRESS = /^(?:\/(?!\/)|#)/;
const PROTOCOLS = ["https:", "http:", "mailto:", "tel:"];

const DEEPEST_HEADING = 6;

// Without `html` each tag is a text like any other, and escaped. An address that
// is not valid stays the text that it was written as.
const parser = new MarkdownIt({ html: false });
parser.validateLink = isSafeAddress;
parser.core.ruler.push("page", ({ tokens }) => {
  nestHeadings(tokens);
  for (const token of tokens) {
    for (const child of token.children ?? [])
      if (child.type === "image") loadLater(child);
  }
});

/**
 * Markdown as HTML that is safe to show: no raw HTML, no address that runs
 * anything, no picture from elsewhere than a product may have.
 */
export function renderMarkdown(markdown: string): string {
  return parser.render(markdown);
}

function isSafeAddress(address: string): boolean {
  if (OWN_ADDRESS.test(address)) return true;
  const url = URL.parse(address);
  return url !== null && PROTOCOLS.includes(url.protocol);
}

type Token = ReturnType<typeof parser.parse>[number];

/**
 * The page's title is its h1, so the headings in it begin with h2, and none is
 * more than one below the one that it stands under, however they were written.
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
  // Its words stay.
  else picture.type = "text";
}
