export type Difference = { label: string; mine: string; theirs: string };

/** The lines in which two descriptions are not the same. */
export function compare(
  mine: Record<string, string>,
  theirs: Record<string, string>,
): Difference[] {
  return Object.entries(mine)
    .map(([label, text]) => ({
      label,
      mine: text,
      theirs: theirs[label] ?? "",
    }))
    .filter((line) => line.mine !== line.theirs);
}
