// A letter is Markdown. A clip of the shop is a line of its own with a link to
// "clip:" and its id, so that its name, price and picture stay up to date. The
// editor shows such lines, and those of pictures, as rows.

export type LetterPart =
  | { kind: "text"; markdown: string }
  | { kind: "picture"; alt: string; imageUrl: string }
  | { kind: "clip"; name: string; id: number };

const CLIP = /^\[([^\]\n]*)\]\(clip:(\d{1,9})\)$/;
const PICTURE = /^!\[([^\]\n]*)\]\((\S+)\)$/;

/** Returns the parts of a letter, in their order. */
export function readLetter(markdown: string): LetterPart[] {
  const parts: LetterPart[] = [];
  for (const block of markdown.split(/\n{2,}/)) {
    const part = readPart(block.trim());
    const last = parts.at(-1);
    if (part) parts.push(part);
    else if (last?.kind === "text") last.markdown += `\n\n${block}`;
    else parts.push({ kind: "text", markdown: block });
  }
  return parts;
}

function readPart(block: string): LetterPart | undefined {
  const [, name = "", id] = CLIP.exec(block) ?? [];
  if (id) return { kind: "clip", name, id: Number(id) };
  const [, alt = "", imageUrl] = PICTURE.exec(block) ?? [];
  return imageUrl ? { kind: "picture", alt, imageUrl } : undefined;
}

/** Returns the Markdown of a letter's parts. */
export function writeLetter(parts: readonly LetterPart[]): string {
  return parts
    .map((part) => {
      if (part.kind === "text") return part.markdown;
      // A bracket would end the name.
      return part.kind === "clip"
        ? `[${part.name.replaceAll(/[[\]\n]/g, " ")}](clip:${part.id})`
        : `![${part.alt.replaceAll(/[[\]\n]/g, " ")}](${part.imageUrl})`;
    })
    .join("\n\n");
}
