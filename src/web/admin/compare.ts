import { formatCents, parsePrice } from "#shared/cents.ts";

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

/** A typed price as it is saved: "31.5" and "31.50" are the same. */
export function priceWords(price: string): string {
  const cents = parsePrice(price);
  return cents === undefined ? price : formatCents(cents);
}

/** A checkbox in words. */
export function yesNo(isChecked: boolean): string {
  return isChecked ? "Yes" : "No";
}
