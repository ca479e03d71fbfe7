import { errorKey, type ErrorText } from "#shared/messages/error-key.ts";
import { Problem } from "#server/http/problem.ts";
import { checkPixels, damaged } from "./checks.ts";

/**
 * Examines an upload before any of it is decoded: its format by its content,
 * its size in pixels, whether it is complete, and anything that would take a
 * decoder minutes or gigabytes. Returns the bytes that are safe to decode.
 * Throws "unsupported_type" or "invalid", with advice in the message.
 */
export function inspectPicture(bytes: Uint8Array): Uint8Array {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = detectFormat(view);
  if (format === "jpeg") checkJpeg(view);
  else if (format === "png") return cleanPng(view);
  else if (format === "gif") checkGif(view);
  else if (format === "webp") checkWebp(view);
  else throw new Problem("unsupported_type", { message: adviceFor(view) });
  return view;
}

function detectFormat(
  bytes: Buffer,
): "jpeg" | "png" | "gif" | "webp" | undefined {
  const head = bytes.toString("latin1", 0, 12);
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("GIF87a") || head.startsWith("GIF89a")) return "gif";
  if (head.startsWith("RIFF") && head.endsWith("WEBP")) return "webp";
  return undefined;
}

function adviceFor(bytes: Buffer): ErrorText {
  const head = bytes.toString("latin1", 0, 1_024);
  const brand = head.slice(4, 12);
  if (/^ftyp(?:hei|hev|mif1|msf1)/.test(brand)) return errorKey("pictureHeic");
  if (/^ftypavi/.test(brand)) return errorKey("pictureAvif");
  if (/^(?:II\*\0|MM\0\*)/.test(head)) return errorKey("pictureRaw");
  if (/<svg[\s>]/i.test(head)) return errorKey("pictureSvg");
  return errorKey("pictureUnknown");
}

const GIF_HEADER_BYTES = 13;
const GIF_TRAILER = 0x3b;
/** Some programs pad the end of a GIF with zeros. */
const GIF_PADDING_BYTES = 64;

/**
 * Animated GIFs are accepted; the shop shows the first frame. The size in the
 * header is what a decoder allocates memory for.
 */
function checkGif(bytes: Buffer): void {
  if (bytes.length < GIF_HEADER_BYTES) throw damaged();
  checkPixels(bytes.readUInt16LE(6), bytes.readUInt16LE(8));
  if (bytes.lastIndexOf(GIF_TRAILER) < bytes.length - GIF_PADDING_BYTES)
    throw damaged();
}

const WEBP_HEADER_BYTES = 30;
const WEBP_ANIMATION_FLAG = 0x02;

/** Accepts a still WebP that is not shorter than its header says. */
function checkWebp(bytes: Buffer): void {
  if (bytes.length < WEBP_HEADER_BYTES) throw damaged();
  if (bytes.readUInt32LE(4) + 8 > bytes.length) throw damaged();
  const kind = bytes.toString("latin1", 12, 16);
  if (kind === "VP8X") {
    if (bytes.readUInt8(20) & WEBP_ANIMATION_FLAG) throw animatedWebp();
    checkPixels(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
  } else if (kind === "VP8L") {
    const bits = bytes.readUInt32LE(21);
    checkPixels((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  } else if (kind === "VP8 ")
    checkPixels(
      bytes.readUInt16LE(26) & 0x3fff,
      bytes.readUInt16LE(28) & 0x3fff,
    );
  else throw damaged();
}

function animatedWebp(): Problem {
  return new Problem("unsupported_type", {
    message: errorKey("pictureAnimated"),
  });
}

const SIGNATURE_BYTES = 8;
/** The length, type and checksum around a chunk's data. */
const FRAME_BYTES = 12;
/** A color profile has a few kilobytes; a decompression bomb needs more. */
const MAX_PROFILE_BYTES = 8 * 1024;

const SAFE_CHUNKS = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]);

/**
 * Returns a PNG without its texts, times and places, because some of these are
 * compressed and could expand to hundreds of megabytes. Throws "invalid".
 */
function cleanPng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;
  let isFirst = true;
  let hasData = false;
  while (at + FRAME_BYTES <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    const end = at + FRAME_BYTES + length;
    if (end > bytes.length || isFirst !== (type === "IHDR")) throw damaged();
    if (isFirst) checkHeader(bytes, at, length);
    isFirst = false;
    hasData ||= type === "IDAT";
    if (
      SAFE_CHUNKS.has(type) ||
      (type === "iCCP" && length <= MAX_PROFILE_BYTES)
    )
      parts.push(bytes.subarray(at, end));
    if (type === "IEND") {
      if (!hasData) throw damaged();
      return Buffer.concat(parts);
    }
    at = end;
  }
  throw damaged();
}

function checkHeader(bytes: Buffer, at: number, length: number): void {
  if (length !== 13) throw damaged();
  checkPixels(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12));
}

// A usual progressive JPEG has about 10 scans. For each scan, a decoder passes
// over the whole picture: 57,000 scans took two minutes.
const MAX_SCANS = 32;

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
const isFrame = (marker: number) =>
  marker >= 0xc0 &&
  marker <= 0xcf &&
  marker !== 0xc4 &&
  marker !== 0xc8 &&
  marker !== 0xcc;

/**
 * Checks all markers of a JPEG up to its end, because a decoder would accept a
 * truncated file and fill the rest with gray. Throws "invalid".
 */
function checkJpeg(bytes: Buffer): void {
  let at = 2;
  let scans = 0;
  let frames = 0;
  while (at < bytes.length) {
    const marker = markerAt(bytes, at);
    at += 2;
    if (marker === EOI) {
      if (scans === 0 || frames === 0) throw damaged();
      return;
    }
    if (marker === SOI || marker === 1 || isRestart(marker)) continue;
    // 0xff may be repeated before a marker.
    if (marker === 0xff) {
      at -= 1;
      continue;
    }
    if (at + 2 > bytes.length) break;
    const length = bytes.readUInt16BE(at);
    if (length < 2 || at + length > bytes.length) break;
    if (isFrame(marker)) {
      frames += 1;
      checkFrame(bytes, at, length, frames);
    }
    at += length;
    if (marker !== SOS) continue;
    scans += 1;
    if (scans > MAX_SCANS) throw damaged();
    at = endOfScan(bytes, at);
  }
  throw damaged();
}

function markerAt(bytes: Buffer, at: number): number {
  const marker = bytes[at + 1];
  if (bytes[at] !== 0xff || marker === undefined) throw damaged();
  return marker;
}

function checkFrame(
  bytes: Buffer,
  at: number,
  length: number,
  frames: number,
): void {
  if (frames > 1 || length < 8) throw damaged();
  checkPixels(bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 3));
}

/** Where the marker after a scan's data begins, or the end of the bytes. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1];
    if (next === undefined) return bytes.length;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
    at = bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2);
  }
  return bytes.length;
}
