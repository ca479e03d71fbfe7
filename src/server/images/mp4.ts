import { errorKey } from "#shared/messages/error-key.ts";
import { damagedFilm, MAX_PARTS, notTaken, soundAlone } from "./checks.ts";

// ISO/IEC 14496-12: a file is a sequence of boxes with a length and a type.

/** MP4 brands without spaces: https://mp4ra.org/registered-types/brands. */
const BRANDS =
  /^(?:isom|iso[2-9a-c]|mp4[12]|avc1|dash|cmf[cs2]|msnv|MSNV|M4V[HP]?|f4v)$/i;
/** Brands of pictures and sounds in the same kind of boxes. */
const OTHERS = /^(?:hei|hev|mif|msf|avi[fs]|M4A|M4B|crx)/;
const QUICKTIME = "qt";

type Box = { type: string; head: Buffer; content: Buffer };

/**
 * The boxes with a camera's notes beside the film: the place, the device, the
 * author.
 */
const NOTES = new Set(["udta", "meta", "uuid"]);

/**
 * Checks all boxes of an MP4 and returns the one of the movie. Throws
 * "unsupported_type" or "invalid".
 */
export function checkMp4(bytes: Buffer): Box {
  const boxes = [...boxesOf(bytes, MAX_PARTS.film)];
  const [first] = boxes;
  checkBrands(brandsOf(first?.content ?? bytes));
  const movie = boxes.find(({ type }) => type === "moov");
  const hasData = boxes.some(({ type }) => type === "mdat");
  if (!movie || !hasData) throw damagedFilm();
  if (!partsOf(movie, "trak").some((track) => handlerOf(track) === "vide"))
    throw soundAlone();
  return movie;
}

/** Blanks the notes in place, so that every other part stays where it is. */
export function blankMp4Notes(bytes: Buffer): void {
  for (const { type, head, content } of boxesOf(bytes, MAX_PARTS.film)) {
    if (type === "moov" || type === "trak") blankMp4Notes(content);
    if (!NOTES.has(type)) continue;
    head.write("free", 4, "latin1");
    content.fill(0);
  }
}

function checkBrands([major = "", ...compatible]: string[]): void {
  if (major === QUICKTIME) throw notTaken(errorKey("quickTime"));
  const isKnown = [major, ...compatible].some((brand) => BRANDS.test(brand));
  if (OTHERS.test(major) || !isKnown) throw notTaken(errorKey("notFilm"));
}

/** Returns the major brand and the compatible brands, without the version. */
function brandsOf(fileType: Buffer): string[] {
  const brands: string[] = [];
  for (let at = 0; at + 4 <= fileType.length; at += 4)
    if (at !== 4) brands.push(fileType.toString("latin1", at, at + 4).trim());
  return brands;
}

const partsOf = ({ content }: Box, type: string): Box[] =>
  [...boxesOf(content)].filter((box) => box.type === type);

/** Returns what a track holds: "vide" for pictures, "soun" for sound. */
function handlerOf(track: Box): string {
  const [handler] = partsOf(track, "mdia").flatMap((media) =>
    partsOf(media, "hdlr"),
  );
  return handler?.content.toString("latin1", 8, 12) ?? "";
}

const HEADER_BYTES = 8;
const LONG_HEADER_BYTES = 16;
/** Four letters, or © and three. */
const TYPE = /^[\x20-\x7e\xa9][\x20-\x7e]{3}$/;

/**
 * Yields the boxes in `bytes`. Throws "invalid" for a box that ends beyond
 * `bytes`, and for more boxes than `max`.
 */
function* boxesOf(
  bytes: Buffer,
  max: number = MAX_PARTS.inner,
): Generator<Box> {
  let at = 0;
  let count = 0;
  // A container may end with four zeros.
  while (at + HEADER_BYTES <= bytes.length) {
    count += 1;
    if (count > max) throw damagedFilm();
    const type = bytes.toString("latin1", at + 4, at + HEADER_BYTES);
    const { header, size } = sizeOf(bytes, at);
    const end = at + size;
    if (!TYPE.test(type) || size < header || end > bytes.length)
      throw damagedFilm();
    const head = bytes.subarray(at, at + header);
    yield { type, head, content: bytes.subarray(at + header, end) };
    at = end;
  }
}

function sizeOf(bytes: Buffer, at: number): { header: number; size: number } {
  const size = bytes.readUInt32BE(at);
  // Size 0 means that the last box extends to the end of the file.
  if (size === 0) return { header: HEADER_BYTES, size: bytes.length - at };
  if (size !== 1) return { header: HEADER_BYTES, size };
  if (at + LONG_HEADER_BYTES > bytes.length) throw damagedFilm();
  const long = bytes.readBigUInt64BE(at + HEADER_BYTES);
  return { header: LONG_HEADER_BYTES, size: Number(long) };
}

// Action cameras and drones film their telemetry, the place among it, as a track
// of its own, some of them as subtitles. The shop plays pictures and sound alone.

const PLAYED = new Set(["vide", "soun"]);

/**
 * Blanks each track that is neither pictures nor sound, and its data, in place.
 * Throws "unsupported_type" where the data cannot be found.
 */
export function blankMp4Telemetry(bytes: Buffer, movie: Box): void {
  const isFragmented = partsOf(movie, "mvex").length > 0;
  let left = bytes.length;
  for (const track of partsOf(movie, "trak")) {
    if (PLAYED.has(handlerOf(track))) continue;
    // The tables of a fragmented film lie in its pieces.
    if (isFragmented) throw notTaken(errorKey("filmTelemetry"));
    for (const { at, length } of chunksOf(track)) {
      left -= length;
      if (left < 0 || at + length > bytes.length) throw damagedFilm();
      bytes.fill(0, at, at + length);
    }
    track.head.write("free", 4, "latin1");
    track.content.fill(0);
  }
}

type Range = { at: number; length: number };

/** Where a track's data is: ISO/IEC 14496-12, 8.7. */
function* chunksOf(track: Box): Generator<Range> {
  const [tables] = partsOf(track, "mdia")
    .flatMap((media) => partsOf(media, "minf"))
    .flatMap((information) => partsOf(information, "stbl"));
  if (!tables) return;
  const { content: sizes } = tableOf(tables, "stsz");
  const offsets = offsetsOf(tables);
  const runs = tableOf(tables, "stsc").content;
  const evenSize = numberAt(sizes, 4);
  let sample = 0;
  let samplesPerChunk = 0;
  let run = 0;
  for (const [index, at] of offsets.entries()) {
    if (run < numberAt(runs, 4) && numberAt(runs, 8 + 12 * run) === index + 1) {
      samplesPerChunk = numberAt(runs, 12 + 12 * run);
      run += 1;
    }
    let length = evenSize * samplesPerChunk;
    if (evenSize === 0)
      for (let each = 0; each < samplesPerChunk; each += 1)
        length += numberAt(sizes, 12 + 4 * sample++);
    yield { at, length };
  }
}

/** The places of a track's chunks, from the start of the file. */
function offsetsOf(tables: Box): number[] {
  const [short] = partsOf(tables, "stco");
  const { content } = short ?? tableOf(tables, "co64");
  const bytes = short ? 4 : 8;
  const count = numberAt(content, 4);
  if (8 + bytes * count > content.length) throw damagedFilm();
  return Array.from({ length: count }, (_, index) =>
    short
      ? content.readUInt32BE(8 + 4 * index)
      : Number(content.readBigUInt64BE(8 + 8 * index)),
  );
}

function tableOf(tables: Box, type: string): Box {
  const [table] = partsOf(tables, type);
  if (!table) throw notTaken(errorKey("filmTelemetry"));
  return table;
}

function numberAt(content: Buffer, at: number): number {
  if (at + 4 > content.length) throw damagedFilm();
  return content.readUInt32BE(at);
}
