import { describe, expect, test } from "bun:test";
import { type Mark, markEdit } from "#web/ui/marks.ts";

/** Marks what stands between two "|", and shows the selection in the same way. */
function marked(text: string, mark: Mark): string {
  const [before = "", words = "", after] = text.split("|");
  const selectionStart = before.length;
  const selectionEnd =
    selectionStart + (after === undefined ? 0 : words.length);
  const value = text.replaceAll("|", "");
  const edit = markEdit({ value, selectionStart, selectionEnd }, mark);
  const next = value.slice(0, edit.from) + edit.text + value.slice(edit.to);
  const [from, to] = edit.select;
  const end = from === to ? "" : "|";
  return `${next.slice(0, from)}|${next.slice(from, to)}${end}${next.slice(to)}`;
}

describe("the tools of a text in Markdown", () => {
  test.each([
    ["two |words| here", "bold", "two **|words|** here"],
    ["two **|words|** here", "bold", "two |words| here"],
    ["two| words |here", "bold", "two **|words|** here"],
    ["two |here", "bold", "two **|**here"],
    ["**|words|**", "italic", "***|words|***"],
    ["***|words|***", "italic", "**|words|**"],
    ["*|words|*", "italic", "|words|"],
    ["one\ntw|o", "heading", "one\n## tw|o"],
    ["one\n### tw|o", "heading", "one\ntw|o"],
    ["## |", "heading", "|"],
    ["|one\n\ntwo|", "list", "|- one\n\n- two|"],
    ["|- one\n- two|", "list", "|one\ntwo|"],
    ["|- one\ntwo|", "list", "|- one\n- two|"],
    ["on|e", "list", "- one|"],
    ["|", "list", "- |"],
    ["see |here|", "link", "see [here](|https://|)"],
    ["see |", "link", "see [|](https://)"],
  ] satisfies [string, Mark, string][])(
    "%j with %s is %j",
    (text, mark, result) => {
      expect(marked(text, mark)).toBe(result);
    },
  );
});
