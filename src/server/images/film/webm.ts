import { FILM_MESSAGES } from "#shared/messages/film.ts";
import { damagedFilm, MAX_PARTS, notTaken, soundAlone } from "./errors.ts";

// RFC 8794 (EBML) and RFC 9559 (Matroska): a file is a sequence of elements,
// each with its id and its length.

const ID = {
  docType: 0x4282,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
} as const;
const VIDEO = 1;

type Element = { id: number; content: Buffer };

/** Checks all elements of a WebM. Throws "unsupported_type" or "invalid". */
export function checkWebm(bytes: Buffer): void {
  const parts = [...elementsOf(bytes)];
  const [header] = parts;
  const docType = header && find(header.content, ID.docType);
  // Matroska is the same format with any codec; browsers play only WebM.
  if (docType?.content.toString("latin1").replace(/\0+$/, "") !== "webm")
    throw notTaken(FILM_MESSAGES.notFilm);
  const segment = parts.find(({ id }) => id === ID.segment);
  const elements = segment
    ? [...elementsOf(segment.content, MAX_PARTS.film)]
    : [];
  const tracks = elements.find(({ id }) => id === ID.tracks);
  if (!tracks || !elements.some(({ id }) => id === ID.cluster))
    throw damagedFilm();
  if (![...elementsOf(tracks.content)].some(isVideo)) throw soundAlone();
}

function isVideo({ id, content }: Element): boolean {
  if (id !== ID.track) return false;
  return find(content, ID.trackType)?.content.at(-1) === VIDEO;
}

function find(content: Buffer, wanted: number): Element | undefined {
  return [...elementsOf(content)].find(({ id }) => id === wanted);
}

/**
 * Yields the elements in `bytes`. Throws "invalid" for an element that ends
 * beyond `bytes`, and for more elements than `max`.
 */
function* elementsOf(
  bytes: Buffer,
  max: number = MAX_PARTS.inner,
): Generator<Element> {
  let at = 0;
  let count = 0;
  while (at < bytes.length) {
    count += 1;
    if (count > max) throw damagedFilm();
    const idBytes = lengthOf(bytes, at, 4);
    const id = bytes.readUIntBE(at, idBytes);
    at += idBytes;
    const sizeBytes = lengthOf(bytes, at, 8);
    const size = sizeOf(bytes, at, sizeBytes);
    at += sizeBytes;
    // A streamed recording has elements of unknown length.
    const end = size === undefined ? bytes.length : at + size;
    if (end > bytes.length) throw damagedFilm();
    yield { id, content: bytes.subarray(at, end) };
    at = end;
  }
}

/** Returns how many bytes a number has, by the zero bits at its start. */
function lengthOf(bytes: Buffer, at: number, max: number): number {
  const length = Math.clz32(bytes[at] ?? 0) - 23;
  if (length > max || at + length > bytes.length) throw damagedFilm();
  return length;
}

/** Returns an element's length without the marker bit; undefined if unknown. */
function sizeOf(bytes: Buffer, at: number, length: number): number | undefined {
  const all = 2n ** BigInt(7 * length) - 1n;
  const hex = bytes.toString("hex", at, at + length);
  const value = BigInt(`0x${hex}`) & all;
  return value === all ? undefined : Number(value);
}
