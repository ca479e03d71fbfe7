import { errorKey } from "#shared/messages/error-key.ts";
import { damagedFilm, MAX_PARTS, notTaken, soundAlone } from "./checks.ts";

// RFC 8794 (EBML) and RFC 9559 (Matroska): a file is a sequence of elements,
// each with its id and its length.

const ID = {
  docType: 0x4282,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
  tags: 0x1254c367,
} as const;
const VIDEO = 1;
const SOUND = 2;

/** The id of an element that readers skip, and its length in four bytes. */
const VOID = 0xec;
const LENGTH_OF_FOUR = 0x1000_0000;
const VOID_HEAD_BYTES = 5;

type Element = { id: number; whole: Buffer; content: Buffer };

/** Checks all elements of a WebM. Throws "unsupported_type" or "invalid". */
export function checkWebm(bytes: Buffer): void {
  const parts = [...elementsOf(bytes)];
  const [header] = parts;
  const docType = header && find(header.content, ID.docType);
  // Matroska is the same format with any codec; browsers play only WebM.
  if (!/^webm\0*$/.test(docType?.content.toString("latin1") ?? ""))
    throw notTaken(errorKey("notFilm"));
  const segment = parts.find(({ id }) => id === ID.segment);
  const elements = segment
    ? [...elementsOf(segment.content, MAX_PARTS.film)]
    : [];
  const tracks = elements.find(({ id }) => id === ID.tracks);
  if (!tracks || !elements.some(({ id }) => id === ID.cluster))
    throw damagedFilm();
  const types = [...elementsOf(tracks.content)]
    .filter(({ id }) => id === ID.track)
    .map(({ content }) => find(content, ID.trackType)?.content.at(-1));
  if (!types.includes(VIDEO)) throw soundAlone();
  // No camera films WebM, so whoever converts to it can leave such a track out.
  if (types.some((type) => type !== VIDEO && type !== SOUND))
    throw notTaken(errorKey("filmTelemetry"));
}

/**
 * Blanks the tags, which may name the place, the device and the author. They
 * are blanked in place, so that every other part stays where it is.
 */
export function blankWebmTags(bytes: Buffer): void {
  const segments = [...elementsOf(bytes)].filter(({ id }) => id === ID.segment);
  for (const { content } of segments)
    for (const { id, whole } of elementsOf(content, MAX_PARTS.film)) {
      if (id !== ID.tags) continue;
      whole.fill(0);
      whole.writeUInt8(VOID);
      whole.writeUInt32BE(LENGTH_OF_FOUR + whole.length - VOID_HEAD_BYTES, 1);
    }
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
    const start = at;
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
    const whole = bytes.subarray(start, end);
    yield { id, whole, content: bytes.subarray(at, end) };
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
