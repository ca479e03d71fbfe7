const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

/** Returns the text of a description that may be HTML, with its paragraphs. */
export function plainText(html: string): string {
  const isHtml = /<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;/i.test(html);
  const text = isHtml ? withoutTags(html) : html;
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function withoutTags(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
    .replace(/\s+/g, " ")
    .replace(/<br\s*\/?>/gi, "\n")
    .replace(/<li\b[^>]*>/gi, "\n- ")
    .replace(/<\/?(?:p|div|h[1-6]|ul|ol|table|tr|blockquote)\b[^>]*>/gi, "\n\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) =>
      sign(name, whole),
    );
}

function sign(name: string, otherwise: string): string {
  if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()] ?? otherwise;
  const code = /^#x/i.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : Number.parseInt(name.slice(1), 10);
  return code > 31 && code < 0xd800 ? String.fromCodePoint(code) : " ";
}

/**
 * Divides a text into a description of at most `max` characters, which ends
 * with a paragraph or a sentence, and the rest.
 */
export function divide(text: string, max: number): [string, string] {
  if (text.length <= max) return [text, ""];
  const head = text.slice(0, max);
  const at =
    [
      head.lastIndexOf("\n\n"),
      head.lastIndexOf(". ") + 1,
      head.lastIndexOf(" "),
    ].find((place) => place > max / 3) ?? max;
  return [text.slice(0, at).trim(), text.slice(at).trim()];
}
