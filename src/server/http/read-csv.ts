import { type ErrorText, errorKey } from "#shared/messages/error-key.ts";
import { Problem } from "./problem.ts";

// Tables as spreadsheets and other shops save them, in a file of 5 MB at most.
// A package for it took a second for such a file and ten for one of commas.

export type CsvFile = {
  /**
   * The cells of each row; one without a sign has one empty cell. Others of the
   * shop are answered between the rows.
   */
  rows: AsyncGenerator<string[]>;
  /** Whether letters beyond ASCII were read as Windows writes them in the west. */
  isGuessed: boolean;
};

const SEPARATORS = [",", ";", "\t"];
/** The most cells of a row; the largest known file of a shop has 120. */
const MAX_CELLS = 1_000;
/** The longest cell in quotation marks: replacing doubled ones takes time. */
const MAX_QUOTED = 200_000;
/** In which part of a file its separator is looked for. */
const LONGEST_HEADER = 50_000;
/** The time for which rows are read at once. */
const SLICE_MS = 5;

/**
 * Reads a table with the one separator that it names, or that its first row has most often. Throws
 * "invalid" for letters that cannot be read, and the rows do for a quotation
 * that does not end.
 */
export function readCsv(bytes: Uint8Array): CsvFile {
  const { text, isGuessed } = decode(bytes);
  // A line for spreadsheets alone.
  const [line = "", named] = /^sep=([,;\t])\r?\n/i.exec(text) ?? [];
  const table = text.slice(line.length);
  const separator = named ?? separatorOf(table);
  return { rows: unhurried(readRows(table, separator)), isGuessed };
}

const refusal = (message: ErrorText) => new Problem("invalid", { message });

function decode(bytes: Uint8Array): { text: string; isGuessed: boolean } {
  const wide = utf16Of(bytes);
  const read = (encoding: string) =>
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
  try {
    const text = read(wide ?? "utf-8");
    if (text.includes("\0")) throw refusal(errorKey("tableLetters"));
    return { text, isGuessed: false };
  } catch {
    const text = new TextDecoder("windows-1252").decode(bytes);
    if (wide || isOtherEncoding(bytes, text))
      throw refusal(errorKey("tableLetters"));
    return { text, isGuessed: true };
  }
}

/** Excel's "Unicode text" begins with a mark; other programs leave it out. */
function utf16Of([a, b, c, d]: Uint8Array): string | undefined {
  if ((a === 0xff && b === 0xfe) || (a && b === 0 && c && d === 0))
    return "utf-16le";
  if ((a === 0xfe && b === 0xff) || (a === 0 && b && c === 0 && d))
    return "utf-16be";
  return undefined;
}

// The signs that a text in a language of the west does not have, and one of an
// old Mac, of eastern Europe or in Cyrillic has when it is read as if it were
// one.
const NOT_WESTERN =
  /[\0\u0081\u008d\u008f\u0090\u009dŠŽšžŸƒˆ˜‡†‹]|[À-ÖØ-öø-ÿ]{4}|[a-z][‘“”„‚€³¹¿£¥][a-z]/;

/** Whether bytes that are no UTF-8 were read as Windows-1252 by mistake. */
function isOtherEncoding(bytes: Uint8Array, text: string): boolean {
  // A letter that is right in UTF-8 says that the file is damaged.
  const isMixed = /[^\0-\x7f\ufffd]/.test(new TextDecoder().decode(bytes));
  return isMixed || NOT_WESTERN.test(text);
}

/** Finds the separator in the first row that has one, outside quotation marks. */
function separatorOf(text: string): string {
  const counts = SEPARATORS.map(() => 0);
  let isQuoted = false;
  for (const sign of text.slice(0, LONGEST_HEADER)) {
    if (sign === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    const at = SEPARATORS.indexOf(sign);
    if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
    if (isLineEnd(sign) && counts.some(Boolean)) break;
  }
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}

const isLineEnd = (sign: string | undefined) => sign === "\n" || sign === "\r";

function* readRows(text: string, separator: string): Generator<string[]> {
  let at = 0;
  for (let row = 1; at < text.length; row += 1) {
    const cells: string[] = [];
    for (;;) {
      const cell = readCell(text, at, separator);
      if (!cell) throw refusal(errorKey("tableQuote", row));
      at = cell.end;
      cells.push(cell.text);
      if (cells.length > MAX_CELLS)
        throw refusal(errorKey("tableWide", MAX_CELLS));
      if (text[at] !== separator) break;
      at += 1;
    }
    at += text[at] === "\r" && text[at + 1] === "\n" ? 2 : 1;
    yield cells;
  }
}

type Cell = { text: string; end: number };

/** Returns undefined where a quotation does not end, or is too long. */
function readCell(text: string, start: number, separator: string) {
  if (text[start] !== '"') return readPlain(text, start, separator);
  const tooLong = start + MAX_QUOTED;
  let end = text.indexOf('"', start + 1);
  while (text[end + 1] === '"' && end >= 0 && end < tooLong)
    end = text.indexOf('"', end + 2);
  if (end < 0 || end >= tooLong) return undefined;
  const quoted = text.slice(start + 1, end).replaceAll('""', '"');
  // What follows a quotation is a part of the cell all the same.
  const rest = readPlain(text, end + 1, separator);
  return { text: quoted + rest.text, end: rest.end };
}

function readPlain(text: string, start: number, separator: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== separator && !isLineEnd(text[end]))
    end += 1;
  return { text: text.slice(start, end), end };
}

async function* unhurried<Row>(rows: Generator<Row>): AsyncGenerator<Row> {
  let endsAt = performance.now() + SLICE_MS;
  for (const row of rows) {
    yield row;
    if (performance.now() < endsAt) continue;
    await new Promise((resolve) => setImmediate(resolve));
    endsAt = performance.now() + SLICE_MS;
  }
}
