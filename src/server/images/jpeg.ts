import { checkPixels, damaged } from "./checks.ts";

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
export function checkJpeg(bytes: Buffer): void {
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
