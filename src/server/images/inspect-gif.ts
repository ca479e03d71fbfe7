import { checkPixels, damaged } from "./checks.ts";

const HEADER_BYTES = 13;
const TRAILER = 0x3b;

/**
 * A GIF's first frame is what the shop shows, so an animated one is taken.
 * The size that its header claims is what a decoder makes room for.
 */
export function checkGif(bytes: Buffer): void {
  if (bytes.length < HEADER_BYTES) throw damaged();
  checkPixels(bytes.readUInt16LE(6), bytes.readUInt16LE(8));
  // Some programs pad the end with zeros.
  if (bytes.lastIndexOf(TRAILER) < bytes.length - 64) throw damaged();
}
