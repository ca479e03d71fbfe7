import { deflateSync } from "node:zlib";
import {
  animatedGif,
  jpegPhoto,
  jpegWithManyScans,
  NOISE,
  PNG_END,
  pngHeader,
  pngOf,
  pngPhoto,
  pngToWebp,
} from "#tests/support/photos.ts";

const PLAIN = "This file is not a picture that the shop can show.";

type Refused = [
  what: string,
  bytes: Buffer<ArrayBuffer>,
  status: number,
  words: string,
];

/** Uploads that are no pictures, have an unsupported format, or are damaged. */
export async function refusedPictures(): Promise<Refused[]> {
  const jpeg = await jpegPhoto(300, 300, { pixel: NOISE });
  const progressive = await jpegPhoto(300, 300, {
    pixel: NOISE,
    progressive: true,
  });
  const png = pngPhoto(40, 40, { pixel: NOISE });
  const ftyp = (brand: string) =>
    Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`, "latin1");
  const svg = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)";
  const webp = await pngToWebp(png);
  const animated = Buffer.from(webp);
  animated.write("VP8X", 12, "latin1");
  animated[20] = 0x02;
  const huge = Buffer.from(jpeg);
  const frame = huge.indexOf(Buffer.from([0xff, 0xc0]));
  huge.writeUInt16BE(30_000, frame + 5);
  huge.writeUInt16BE(30_000, frame + 7);
  const cut = "damaged or did not arrive whole";
  return [
    ["text named .png", Buffer.from("Hello, I am text."), 415, PLAIN],
    ["nothing", Buffer.alloc(0), 415, PLAIN],
    ["SVG with a script", Buffer.from(svg), 415, "SVG"],
    ["SVG behind a prolog", Buffer.from(`<?xml?>\n${svg}`), 415, "SVG"],
    ["HTML", Buffer.from("<!doctype html><script>1</script>"), 415, PLAIN],
    ["HEIC", ftyp("heic"), 415, "HEIC"],
    ["AVIF", ftyp("avif"), 415, "AVIF"],
    ["TIFF", Buffer.from("II*\0rest", "latin1"), 415, "TIFF"],
    ["BMP", Buffer.from("BM rest of it", "latin1"), 415, PLAIN],
    ["animated WebP", animated, 415, "Animated"],
    ["a JPEG cut in half", jpeg.subarray(0, jpeg.length / 2), 422, cut],
    ["a JPEG without its end", jpeg.subarray(0, -2), 422, cut],
    [
      "a progressive JPEG cut in half",
      progressive.subarray(0, progressive.length / 2),
      422,
      cut,
    ],
    ["a JPEG's beginning", jpeg.subarray(0, 3), 422, cut],
    ["a JPEG of 100 scans", await jpegWithManyScans(100), 422, cut],
    ["a PNG cut in half", png.subarray(0, png.length / 2), 422, cut],
    ["a PNG's beginning", png.subarray(0, 8), 422, cut],
    ["a WebP cut in half", webp.subarray(0, webp.length / 2), 422, cut],
    ["a GIF cut off", animatedGif().subarray(0, 20), 422, cut],
    [
      "a PNG header of 30,000 x 30,000",
      pngOf([
        pngHeader(30_000, 30_000),
        ["IDAT", deflateSync(Buffer.alloc(10))],
        PNG_END,
      ]),
      422,
      "too large: 30000 x 30000 pixels",
    ],
    ["a JPEG header of 30,000 x 30,000", huge, 422, "30000 x 30000 pixels"],
    [
      "a PNG with rubbish for data",
      pngOf([pngHeader(9, 9), ["IDAT", Buffer.from("rubbish")], PNG_END]),
      422,
      cut,
    ],
  ];
}
