import { checkPixels, damaged } from "./checks.ts";

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
export function cleanPng(bytes: Buffer): Buffer {
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
