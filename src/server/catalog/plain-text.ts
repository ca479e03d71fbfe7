import { decodeHTMLStrict } from "entities";
import { graphemes, withoutForbidden } from "#shared/text/characters.ts";

// Each pattern here takes a time in proportion to the text, whatever stands in
// it: none looks for an end that may be far away, as <[^>]*> would.

/** Only with one of these is a text HTML: "5 < 6 > 4" and "<3" are none. */
const TAG =
  /<\/?(?:a|abbr|b|blockquote|br|center|code|div|em|figure|font|h[1-6]|hr|i|iframe|img|li|meta|ol|p|pre|s|script|section|small|span|strong|style|sub|sup|table|tbody|td|th|thead|tr|u|ul|video)\b[^<>]*>/i;
const ANY_TAG = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi;
const BLOCK = /^(?:p|div|h[1-6]|ul|ol|table|tr|blockquote|section|hr)$/;

/** Returns the text of a cell that may be HTML, with its paragraphs. */
export function plainText(cell: string): string {
  // Most cells of a table have no sign that means another.
  const text = cell.includes("<") && TAG.test(cell) ? withoutTags(cell) : cell;
  return withoutForbidden(
    decodeHTMLStrict(text)
      .replace(/\r\n?|[\u2028\u2029]/g, "\n")
      .replace(/[^\S\n]+/g, " "),
  )
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Whether a text has what nobody sees, and what turns others around. */
export const hasMarks = (cell: string): boolean => {
  const text = decodeHTMLStrict(cell).replace(/\s+/g, " ");
  return withoutForbidden(text) !== text;
};

function withoutTags(html: string): string {
  const shown = without(
    without(html, /<!--/, /-->/),
    /<(?:script|style)\b/i,
    /<\/(?:script|style)\b[^<>]*>/i,
  );
  return shown
    .replace(/\s+/g, " ")
    .replace(ANY_TAG, (_, end: string, written: string) => {
      const name = written.toLowerCase();
      if (name === "br") return "\n";
      if (name === "li") return end ? "" : "\n- ";
      return BLOCK.test(name) ? "\n\n" : "";
    });
}

/** Leaves out what stands between `open` and `close`, or the end. */
function without(html: string, open: RegExp, close: RegExp): string {
  const [head = "", ...parts] = html.split(open);
  const kept = parts.map((part) => {
    const end = close.exec(part);
    return end ? part.slice(end.index + end[0].length) : "";
  });
  return head + kept.join("");
}

/** Returns the beginning of a text in whole characters, `max` long at most. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  // A text of a hundred kilobytes is not counted for its first characters.
  let end = Math.max(0, max - 200);
  for (const sign of graphemes(text.slice(end, max + 32))) {
    if (end + sign.length > max) break;
    end += sign.length;
  }
  return text.slice(0, end || max).toWellFormed();
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
    ].find((place) => place > max / 3) ?? cut(text, max).length;
  return [text.slice(0, at).trim(), text.slice(at).trim()];
}

/** Returns the Markdown that shows a text as it is. */
export function asMarkdown(text: string): string {
  return text
    .replace(/[\\`*_~[<]|&(?=#?\w{1,32};)/g, "\\$&")
    .replace(/^(?=[#>+=|:-])/gm, "\\")
    .replace(/^(\d{1,9})(?=[.)])/gm, "$1\\");
}
