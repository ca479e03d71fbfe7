import { type ErrorText, errorKey } from "#shared/messages/error-key.ts";
import { Problem } from "#server/http/problem.ts";
import { checkPixels, damaged } from "./checks.ts";
import { checkJpeg } from "./jpeg.ts";
import { cleanPng } from "./png.ts";

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
