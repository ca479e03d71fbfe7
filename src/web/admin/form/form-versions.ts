import { formatCents, parsePrice } from "#shared/money/cents.ts";

/** A field in which two versions of a form differ, with both values as text. */
export type Difference = { label: string; mine: string; theirs: string };

/** Returns the fields that differ. Both versions map labels to texts. */
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

/** Formats a typed price, so that "31.5" and "31.50" compare as equal. */
export function displayPrice(price: string): string {
  const cents = parsePrice(price);
  return cents === undefined ? price : formatCents(cents);
}

/** Returns the state of a checkbox as text. */
export function yesNo(isChecked: boolean): string {
  return isChecked ? "Yes" : "No";
}

/**
 * Returns `fresh` with the fields that changed between `sent` and `now`.
 * Fields stay enabled during a request, so this preserves what was typed
 * meanwhile.
 */
export function withLaterEdits<Form extends object>(
  fresh: Form,
  sent: Form,
  now: Form,
): Form {
  const edited = Object.entries(now).filter(
    ([name, value]) => value !== Reflect.get(sent, name),
  );
  return Object.assign({}, fresh, Object.fromEntries(edited));
}
