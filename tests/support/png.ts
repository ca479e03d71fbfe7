import { inflateSync } from "node:zlib";

type Pixels = { width: number; height: number; rgba: Uint8Array };

/** Decodes an 8-bit RGB or RGBA PNG, the format of the shop's drawings. */
export function readPng(png: Uint8Array): Pixels {
  const bytes = Buffer.from(png);
  const data: Buffer[] = [];
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (type === "IDAT") data.push(bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const [depth, color, , , interlace] = bytes.subarray(24, 29);
  const channels = { 2: 3, 6: 4 }[Number(color)];
  if (depth !== 8 || interlace !== 0 || !channels)
    throw new Error("not an 8-bit RGB or RGBA picture");
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const lines = unfilter(inflateSync(Buffer.concat(data)), {
    stride: width * channels,
    height,
    channels,
  });
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let channel = 0; channel < channels; channel++)
      rgba[pixel * 4 + channel] = lines[pixel * channels + channel] ?? 0;
  return { width, height, rgba };
}

type Layout = { stride: number; height: number; channels: number };

// Each line begins with the number of its filter (PNG, section 9).
function unfilter(raw: Uint8Array, { stride, height, channels }: Layout) {
  const lines = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x >= channels ? (lines[at - channels] ?? 0) : 0;
      const up = y > 0 ? (lines[at - stride] ?? 0) : 0;
      const corner =
        x >= channels && y > 0 ? (lines[at - stride - channels] ?? 0) : 0;
      const value = raw[y * (stride + 1) + 1 + x] ?? 0;
      lines[at] = value + predict(filter, left, up, corner);
    }
  }
  return lines;
}

function predict(
  filter: number | undefined,
  left: number,
  up: number,
  corner: number,
): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return Math.floor((left + up) / 2);
  if (filter === 4) return paeth(left, up, corner);
  return 0;
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const toLeft = Math.abs(estimate - left);
  const toUp = Math.abs(estimate - up);
  const toCorner = Math.abs(estimate - corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
