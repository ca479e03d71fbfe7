import { Problem } from "#server/problem.ts";
import { checkPixels, damaged } from "./checks.ts";

const ANIMATION_FLAG = 0x02;

/** A still WebP whose file is as long as it says. */
export function checkWebp(bytes: Buffer): void {
  if (bytes.length < 30) throw damaged();
  if (bytes.readUInt32LE(4) + 8 > bytes.length) throw damaged();
  const kind = bytes.toString("latin1", 12, 16);
  if (kind === "VP8X") checkExtended(bytes);
  else if (kind === "VP8L") checkLossless(bytes);
  else if (kind === "VP8 ")
    checkPixels(
      bytes.readUInt16LE(26) & 0x3fff,
      bytes.readUInt16LE(28) & 0x3fff,
    );
  else throw damaged();
}

function checkExtended(bytes: Buffer): void {
  if (bytes.readUInt8(20) & ANIMATION_FLAG)
    throw new Problem("unsupported_type", {
      message:
        "Animated WebP pictures cannot be taken. Please save one frame of it as a JPEG or PNG and choose that.",
    });
  checkPixels(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
}

function checkLossless(bytes: Buffer): void {
  const bits = bytes.readUInt32LE(21);
  checkPixels((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
}
