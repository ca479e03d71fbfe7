import { deflateSync } from "node:zlib";
import {
  animatedGif,
  jpegWithPlace,
  pngPhoto,
  pngToWebp,
} from "#tests/support/photos.ts";

// Makes photos with metadata such as place, time and camera, in the places that
// their formats have for metadata. Each photo contains `secret`.

type Bytes = Buffer<ArrayBuffer>;
type Photo = {
  format: "JPEG" | "PNG" | "WebP" | "GIF";
  bytes: Bytes;
  /** The displayed width; a phone stores a photo sideways and tags it so. */
  width: number;
  height: number;
};

const SIZE = { width: 400, height: 300 };

/** One photo of each format. */
export async function photosTelling(secret: string): Promise<Photo[]> {
  return [
    { format: "JPEG", bytes: await tellingJpeg(secret), ...turned(SIZE) },
    { format: "PNG", bytes: tellingPng(secret), ...SIZE },
    { format: "WebP", bytes: await tellingWebp(secret), ...SIZE },
    { format: "GIF", bytes: tellingGif(secret), width: 2, height: 2 },
  ];
}

const turned = ({ width, height }: typeof SIZE) => ({
  width: height,
  height: width,
});

const latin1 = (text: string) => Buffer.from(text, "latin1");

const xmp = (secret: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>${secret}</exif:GPSLatitude></x:xmpmeta>`;

function jpegSegment(marker: number, text: string): Bytes {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, latin1(text)]);
}

/** Adds EXIF with a place, XMP, IPTC, maker data, a comment and a film. */
async function tellingJpeg(secret: string): Promise<Bytes> {
  const jpeg = await jpegWithPlace(SIZE.width, SIZE.height);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${xmp(secret)}`),
    jpegSegment(0xed, `Photoshop 3.0\x008BIM\x04\x04\0\0\0\0${secret}`),
    jpegSegment(0xef, `MakerNote ${secret}`),
    jpegSegment(0xfe, `Taken at ${secret}`),
    jpeg.subarray(2),
    latin1(`\0\0\0\x18ftypmp42 ${secret}`),
  ]);
}

/** Adds EXIF, three kinds of text, a time, and text after the end. */
function tellingPng(secret: string): Bytes {
  const text = latin1(`Location\0${secret}`);
  const zipped = Buffer.concat([
    latin1("Location\0\0"),
    deflateSync(latin1(secret)),
  ]);
  const png = pngPhoto(SIZE.width, SIZE.height, {
    extra: [
      ["eXIf", latin1(`II*\0\x08\0\0\0\0\0 GPS ${secret}`)],
      ["tEXt", text],
      ["zTXt", zipped],
      ["iTXt", latin1(`XML:com.adobe.xmp\0\0\0\0\0${xmp(secret)}`)],
      ["tIME", Buffer.from([7, 234, 11, 22, 3, 4, 5])],
    ],
  });
  return Buffer.concat([png, latin1(secret)]);
}

function riffChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** Adds EXIF and XMP, both announced in the header of the extended format. */
async function tellingWebp(secret: string): Promise<Bytes> {
  const plain = await pngToWebp(pngPhoto(SIZE.width, SIZE.height));
  const header = Buffer.alloc(10);
  const EXIF_AND_XMP = 0x0c;
  header.writeUInt8(EXIF_AND_XMP, 0);
  header.writeUIntLE(SIZE.width - 1, 4, 3);
  header.writeUIntLE(SIZE.height - 1, 7, 3);
  const chunks = Buffer.concat([
    latin1("WEBP"),
    riffChunk("VP8X", header),
    plain.subarray(12),
    riffChunk("EXIF", latin1(`II*\0\x08\0\0\0\0\0 GPS ${secret}`)),
    riffChunk("XMP ", latin1(xmp(secret))),
  ]);
  return Buffer.from(riffChunk("RIFF", chunks));
}

/** Adds a comment and XMP before the first frame. */
function tellingGif(secret: string): Bytes {
  const gif = animatedGif();
  const first = gif.indexOf(Buffer.from([0x21, 0xf9]));
  const block = (text: string) =>
    Buffer.concat([Buffer.from([text.length]), latin1(text)]);
  const end = Buffer.from([0]);
  return Buffer.concat([
    gif.subarray(0, first),
    Buffer.concat([Buffer.from([0x21, 0xfe]), block(`At ${secret}`), end]),
    Buffer.concat([
      Buffer.from([0x21, 0xff]),
      block("XMP DataXMP"),
      block(`GPS ${secret}`),
      end,
    ]),
    gif.subarray(first),
  ]);
}

/** Returns the types of a WebP's chunks, such as "VP8 " and "EXIF". */
export function chunksOfWebp(webp: Buffer): string[] {
  const types: string[] = [];
  let at = 12;
  while (at + 8 <= webp.length) {
    types.push(webp.toString("latin1", at, at + 4));
    const length = webp.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return types;
}
