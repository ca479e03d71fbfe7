// Spreadsheets take a cell that begins like this for a formula and run it. Where
// the separator is a semicolon or a tab, a cell of this file is cut there, and at
// the end of a line, quotes or not: each piece may begin like that.
const FORMULA_START = /(?<=^|[;\t\r\n])[ "]*(?=[=+\-@\t\r])/g;
const NEEDS_QUOTES = /[",;\t\r\n]/;
/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";

/** One line of a CSV file (RFC 4180), with nothing in it that can be run. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = value.replace(FORMULA_START, "$&'");
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
