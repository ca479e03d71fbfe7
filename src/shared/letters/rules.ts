// A letter is Markdown. A clip of the shop is a line of its own with a link to
// "clip:" and its id, so that its name, price and picture stay up to date. The
// editor shows such lines, and those of pictures, as rows.

export type LetterBlock =
  | { kind: "text"; markdown: string }
  | { kind: "picture"; alt: string; imageUrl: string }
  | { kind: "clip"; name: string; id: number };

const CLIP = /^\[([^\]\n]*)\]\(clip:(\d{1,9})\)$/;
const PICTURE = /^!\[([^\]\n]*)\]\((\S+)\)$/;

/** Returns the blocks of a letter, in their order. */
export function readLetter(markdown: string): LetterBlock[] {
  const blocks: LetterBlock[] = [];
  for (const source of markdown.split(/\n{2,}/)) {
    const block = readBlock(source.trim());
    const last = blocks.at(-1);
    if (block) blocks.push(block);
    else if (last?.kind === "text") last.markdown += `\n\n${source}`;
    else blocks.push({ kind: "text", markdown: source });
  }
  return blocks;
}

function readBlock(source: string): LetterBlock | undefined {
  const [, name = "", id] = CLIP.exec(source) ?? [];
  if (id) return { kind: "clip", name, id: Number(id) };
  const [, alt = "", imageUrl] = PICTURE.exec(source) ?? [];
  return imageUrl ? { kind: "picture", alt, imageUrl } : undefined;
}

/** Returns the Markdown of a letter's blocks. */
export function writeLetter(blocks: readonly LetterBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind === "text") return block.markdown;
      // A bracket would end the name.
      return block.kind === "clip"
        ? `[${block.name.replaceAll(/[[\]\n]/g, " ")}](clip:${block.id})`
        : `![${block.alt.replaceAll(/[[\]\n]/g, " ")}](${block.imageUrl})`;
    })
    .join("\n\n");
}
