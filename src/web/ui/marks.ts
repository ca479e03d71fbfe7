import type { KeyboardEvent } from "react";

export const MARKS = ["heading", "bold", "italic", "list", "link"] as const;
export type Mark = (typeof MARKS)[number];

type Selected = Pick<
  HTMLTextAreaElement,
  "value" | "selectionStart" | "selectionEnd"
>;

/**
 * The text that is put in place of a part of a text, and what is selected then.
 */
export type Edit = {
  from: number;
  to: number;
  text: string;
  select: readonly [from: number, to: number];
};

const AROUND = { bold: "**", italic: "*" } as const;
const ADDRESS = "https://";

/** Marks the selected words as Markdown does, or takes the mark off again. */
export function markEdit(area: Selected, mark: Mark): Edit {
  if (mark === "heading") return headingEdit(area);
  if (mark === "list") return listEdit(area);
  if (mark === "link") return linkEdit(area);
  return wordsEdit(area, AROUND[mark]);
}

const lineStart = (value: string, at: number) =>
  value.lastIndexOf("\n", at - 1) + 1;

function headingEdit({ value, selectionStart, selectionEnd }: Selected): Edit {
  const from = lineStart(value, selectionStart);
  const sign = /^#{1,6} /.exec(value.slice(from))?.[0] ?? "";
  const text = sign === "" ? "## " : "";
  const shift = text.length - sign.length;
  return {
    ...{ from, to: from + sign.length, text },
    select: [Math.max(from, selectionStart + shift), selectionEnd + shift],
  };
}

function listEdit({ value, selectionStart, selectionEnd }: Selected): Edit {
  const from = lineStart(value, selectionStart);
  const end = value.indexOf("\n", selectionEnd);
  const to = end < 0 ? value.length : end;
  const lines = value.slice(from, to).split("\n");
  const isFilled = (line: string) => line.trim() !== "" || lines.length === 1;
  const isList = lines.filter(isFilled).every((line) => line.startsWith("- "));
  const text = lines
    .map((line) => {
      if (isList) return line.replace(/^- /, "");
      return isFilled(line) && !line.startsWith("- ") ? `- ${line}` : line;
    })
    .join("\n");
  const at = from + text.length;
  return { from, to, text, select: [lines.length > 1 ? from : at, at] };
}

function linkEdit({ value, selectionStart, selectionEnd }: Selected): Edit {
  const [from, to] = [selectionStart, selectionEnd];
  const words = value.slice(from, to);
  const text = `[${words}](${ADDRESS})`;
  // First the words are missing, then the address.
  const at = words === "" ? from + 1 : to + 3;
  const length = words === "" ? 0 : ADDRESS.length;
  return { from, to, text, select: [at, at + length] };
}

/** Spaces at the ends stay outside: "**word **" is no Markdown. */
function wordsEdit(area: Selected, sign: string): Edit {
  const { value, selectionStart, selectionEnd } = area;
  const chosen = value.slice(selectionStart, selectionEnd);
  const words = chosen.trim();
  const from = selectionStart + (words === "" ? 0 : chosen.indexOf(words));
  const to = from + words.length;
  const { length } = sign;
  if (isAround(value.slice(0, from), value.slice(to), sign))
    return {
      ...{ from: from - length, to: to + length, text: words },
      select: [from - length, to - length],
    };
  return {
    ...{ from, to, text: sign + words + sign },
    select: [from + length, to + length],
  };
}

/** Whether words stand between two signs; "*" is not half of a "**". */
function isAround(before: string, after: string, sign: string): boolean {
  let signs = 0;
  while (before.at(-1 - signs) === "*") signs += 1;
  const isThere = before.endsWith(sign) && after.startsWith(sign);
  return isThere && (sign === AROUND.bold || signs !== 2);
}

/** Marks what is selected in a text, as if it was typed: it can be undone. */
export function applyMark(area: HTMLTextAreaElement, mark: Mark): void {
  if (area.readOnly || area.disabled) return;
  const { from, to, text, select } = markEdit(area, mark);
  area.focus();
  area.setSelectionRange(from, to);
  // Deprecated, and the one way of writing that browsers' undo knows.
  const isTyped =
    text === ""
      ? document.execCommand("delete")
      : document.execCommand("insertText", false, text);
  if (!isTyped) {
    area.setRangeText(text, from, to);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(...select);
}

export const MARK_KEYS: Partial<Record<Mark, string>> = {
  bold: "b",
  italic: "i",
  link: "k",
};

/** Marks by the keys that word processors have: Ctrl or Cmd with B, I or K. */
export function markByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
  if (ctrlKey === metaKey || altKey || shiftKey) return;
  for (const mark of ["bold", "italic", "link"] as const)
    if (MARK_KEYS[mark] === key.toLowerCase()) {
      event.preventDefault();
      applyMark(event.currentTarget, mark);
    }
}
