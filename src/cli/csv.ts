// Spreadsheets take a cell that begins like this for a formula and run it.
const FORMULA_START = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;
/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";

/** One line of a CSV file (RFC 4180), with nothing in it that can be run. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = FORMULA_START.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
