import { Problem } from "#server/problem.ts";
import { checkGif } from "./inspect-gif.ts";
import { checkJpeg } from "./inspect-jpeg.ts";
import { cleanPng } from "./inspect-png.ts";
import { checkWebp } from "./inspect-webp.ts";

/**
 * Looks at an upload before any of it is decoded: its kind by its content, its
 * size in pixels, whether it is whole, and what would take a decoder minutes
 * or gigabytes. Answers the bytes that are safe to decode.
 * Throws "unsupported_type" or "invalid", with advice in words.
 */
export function inspectPicture(bytes: Uint8Array): Uint8Array {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = sniff(view);
  if (kind === "jpeg") checkJpeg(view);
  else if (kind === "png") return cleanPng(view);
  else if (kind === "gif") checkGif(view);
  else if (kind === "webp") checkWebp(view);
  else throw new Problem("unsupported_type", { message: adviceFor(view) });
  return view;
}

function sniff(bytes: Buffer): "jpeg" | "png" | "gif" | "webp" | undefined {
  const head = bytes.toString("latin1", 0, 12);
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("GIF87a") || head.startsWith("GIF89a")) return "gif";
  if (head.startsWith("RIFF") && head.endsWith("WEBP")) return "webp";
  return undefined;
}

const TAKEN = "Please use a JPEG, PNG, WebP or GIF picture.";

function adviceFor(bytes: Buffer): string {
  const head = bytes.toString("latin1", 0, 1_024);
  const brand = head.slice(4, 12);
  if (/^ftyp(?:hei|hev|mif1|msf1)/.test(brand))
    return "This is a HEIC picture, as iPhones take them. Please export it as a JPEG, or set Camera, Formats to Most Compatible, and choose it again.";
  if (/^ftypavi/.test(brand))
    return "AVIF pictures cannot be taken yet. Please save it as a JPEG or PNG and choose it again.";
  if (/^(?:II\*\0|MM\0\*)/.test(head))
    return "TIFF and camera raw files cannot be taken. Please export the picture as a JPEG and choose it again.";
  if (/<svg[\s>]/i.test(head))
    return "SVG drawings cannot be taken. Please export it as a PNG and choose it again.";
  return `This file is not a picture that the shop can show. ${TAKEN}`;
}
