import { parse } from "csv-parse/sync";

/**
 * Reads a table as spreadsheets and shops save it, with the separator of its
 * own, at most so many rows. Throws for what is no table.
 */
export function readCsv(bytes: Uint8Array, maxRows: number): string[][] {
  return parse(new TextDecoder().decode(bytes), {
    bom: true,
    delimiter: [",", ";", "\t"],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to: maxRows,
  });
}
