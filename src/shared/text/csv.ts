// Spreadsheets take a cell with such a beginning for a formula and run it. If a
// spreadsheet separates cells by semicolons or tabs, it splits a cell of this
// file there, and at line ends, even within quotes. Each part is then a cell
// and needs the same protection.
const FORMULA_STARTS = {
  ",": /(?<=^|[;\t\r\n])[ "]*(?=[=+\-@\t\r])/g,
  ";": /(?<=^|[,;\t\r\n])[ "]*(?=[=+\-@\t\r])/g,
} as const;
/** Where commas are for decimals, spreadsheets separate cells by semicolons. */
type Separator = keyof typeof FORMULA_STARTS;
const NEEDS_QUOTES = /[",;\t\r\n]/;
/** Marks the file as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = "\ufeff";

/** Returns one line of a CSV file (RFC 4180), without any formula to run. */
export function csvLine(
  cells: readonly (string | number)[],
  separator: Separator = ",",
): string {
  const written = cells.map((cell) => csvCell(cell, separator));
  return `${written.join(separator)}\r\n`;
}

function csvCell(value: string | number, separator: Separator): string {
  if (typeof value === "number") return String(value);
  const text = value.replace(FORMULA_STARTS[separator], "$&'");
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
