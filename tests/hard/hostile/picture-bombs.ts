import { deflateSync } from "node:zlib";
import { MAX_UPLOAD_BYTES } from "#shared/images/schema.ts";
import {
  animatedGif,
  jpegPhoto,
  jpegWithManyScans,
  PNG_END,
  pngHeader,
  pngOf,
  pngPhoto,
  pngToWebp,
} from "#tests/support/photos.ts";
import type { Random } from "#tests/support/seed.ts";

// Makes small files that would cost a careless decoder gigabytes or minutes.

type Bytes = Buffer<ArrayBuffer>;
type Bomb = [what: string, bytes: Bytes];

const UNFOLDED_BYTES = 400 * 1024 * 1024;

/** Returns the picture bombs that the shop must refuse. */
export async function refusedBombs(): Promise<Bomb[]> {
  const jpeg = await jpegPhoto(64, 64);
  const webp = await pngToWebp(pngPhoto(64, 64));
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  const frameEnd = frame + 2 + jpeg.readUInt16BE(frame + 2);
  const twoFrames = Buffer.concat([
    jpeg.subarray(0, frameEnd),
    jpeg.subarray(frame),
  ]);
  return [
    ["a JPEG of as many scans as fit", await asManyScansAsFit()],
    ["a JPEG of 65,535 x 65,535", jpegOfSize(jpeg, 65_535, 65_535)],
    ["a JPEG of two frames", twoFrames],
    ["a PNG of 2^31 x 1", pngOfSize(2 ** 31 - 1, 1)],
    ["a PNG of 20,000 x 20,000", pngOfSize(20_000, 20_000)],
    ["a PNG of 0 x 0", pngOfSize(0, 0)],
    ["a PNG whose chunk is 4 GB long", pngWithLongChunk()],
    ["a GIF of 65,535 x 65,535", gifOfSize(65_535, 65_535)],
    ["a WebP canvas of 16 million", webpCanvas(webp, 2 ** 24)],
    ["a lossless WebP of 16,384 x 16,384", losslessWebp(16_384)],
  ];
}

/** Returns bombs that may be accepted: the shop drops the harmful part. */
export function disarmedBombs(): Bomb[] {
  const zeros = deflateSync(Buffer.alloc(UNFOLDED_BYTES));
  const text = Buffer.concat([Buffer.from("Comment\0\0", "latin1"), zeros]);
  const international = Buffer.concat([
    Buffer.from("Comment\0\x01\0\0\0", "latin1"),
    zeros,
  ]);
  const surplus = pngOf([pngHeader(8, 8), ["IDAT", zeros], PNG_END]);
  return [
    [
      "a PNG with a text of 400 MB",
      pngPhoto(8, 8, { extra: [["zTXt", text]] }),
    ],
    [
      "a PNG with a profile of 400 MB",
      pngPhoto(8, 8, { extra: [["iCCP", text]] }),
    ],
    [
      "a PNG with an international text of 400 MB",
      pngPhoto(8, 8, { extra: [["iTXt", international]] }),
    ],
    ["a PNG of 8 x 8 with pixels of 400 MB", surplus],
    ["a GIF of 100,000 frames", gifOfFrames(100_000)],
  ];
}

/** Returns a picture with some bytes randomly changed, removed or doubled. */
export function mutate(picture: Bytes, { integer, bytes }: Random): Bytes {
  let mutated = Buffer.from(picture);
  for (let change = 0; change <= integer(4); change += 1) {
    const at = integer(mutated.length);
    const tail = at + integer(32);
    const kind = integer(3);
    const middle =
      kind === 0
        ? bytes(tail - at)
        : kind === 1
          ? Buffer.alloc(0)
          : Buffer.concat([
              mutated.subarray(at, tail),
              mutated.subarray(at, tail),
            ]);
    mutated = Buffer.concat([
      mutated.subarray(0, at),
      middle,
      mutated.subarray(tail),
    ]);
  }
  return mutated;
}

async function asManyScansAsFit(): Promise<Bytes> {
  const few = await jpegWithManyScans(10);
  const perScan = (few.length - (await jpegWithManyScans(0)).length) / 10;
  return jpegWithManyScans(Math.floor((MAX_UPLOAD_BYTES / perScan) * 0.9));
}

function jpegOfSize(jpeg: Bytes, width: number, height: number): Bytes {
  const resized = Buffer.from(jpeg);
  const frame = resized.indexOf(Buffer.from([0xff, 0xc0]));
  resized.writeUInt16BE(height, frame + 5);
  resized.writeUInt16BE(width, frame + 7);
  return resized;
}

const pngOfSize = (width: number, height: number) =>
  pngOf([
    pngHeader(width, height),
    ["IDAT", deflateSync(Buffer.alloc(10))],
    PNG_END,
  ]);

function pngWithLongChunk(): Bytes {
  const png = pngPhoto(8, 8);
  png.writeUInt32BE(0xffff_ffff, png.indexOf("IDAT") - 4);
  return png;
}

function gifOfSize(width: number, height: number): Bytes {
  const gif = animatedGif();
  gif.writeUInt16LE(width, 6);
  gif.writeUInt16LE(height, 8);
  return gif;
}

function gifOfFrames(frames: number): Bytes {
  const gif = animatedGif();
  const first = gif.indexOf(Buffer.from([0x21, 0xf9]));
  const second = gif.indexOf(Buffer.from([0x21, 0xf9]), first + 2);
  const frame = gif.subarray(first, second);
  return Buffer.concat([
    gif.subarray(0, first),
    ...Array.from({ length: frames }, () => frame),
    gif.subarray(second),
  ]);
}

/** Returns an extended WebP whose header names a square canvas of this side. */
function webpCanvas(webp: Bytes, side: number): Bytes {
  const extended = Buffer.alloc(18);
  extended.write("VP8X", 0, "latin1");
  extended.writeUInt32LE(10, 4);
  extended.writeUIntLE(side - 1, 12, 3);
  extended.writeUIntLE(side - 1, 15, 3);
  const whole = Buffer.concat([
    webp.subarray(0, 12),
    extended,
    webp.subarray(12),
  ]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** Returns a lossless WebP that has a header and no pixels. */
function losslessWebp(side: number): Bytes {
  const webp = Buffer.alloc(40);
  webp.write("RIFF", 0, "latin1");
  webp.writeUInt32LE(webp.length - 8, 4);
  webp.write("WEBPVP8L", 8, "latin1");
  webp.writeUInt32LE(webp.length - 20, 16);
  webp.writeUInt8(0x2f, 20);
  webp.writeUInt32LE((((side - 1) << 14) | (side - 1)) >>> 0, 21);
  return webp;
}
