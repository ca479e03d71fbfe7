import { expect } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pictureUrl } from "#shared/images/rules.ts";
import { UploadReply } from "#shared/images/schema.ts";
import { asUploader } from "#tests/support/admin.ts";
import { besideOthers, MANY } from "../process/others.ts";
import { chunksOfWebp, photosTelling } from "../hostile/photo-metadata.ts";
import { randomFor } from "#tests/support/seed.ts";
import { count, defineRow } from "../row.ts";

const NAME = "photos that tell their place";
/**
 * Names of metadata formats, and texts in the EXIF data of the photos. None is
 * as short as "GPS", because compressed pixels contain short texts by chance.
 */
const TELLING = /PhoneOfSecret|48\.2082N|xmpmeta|Photoshop|MakerNote|Location/;
/** The WebP chunks for pixels, transparency and colors. */
const PICTURE_CHUNKS = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ICCP"]);

/** Fails if a WebP file contains anything but a picture. */
function expectSilent(path: string, webp: Buffer): void {
  const others = chunksOfWebp(webp).filter((type) => !PICTURE_CHUNKS.has(type));
  expect([path, others]).toEqual([path, []]);
  expect([path, TELLING.test(webp.toString("latin1"))]).toEqual([path, false]);
}

/** Returns the paths of all files in a folder and its subfolders. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

export const photoPlaces = defineRow(
  NAME,
  { rounds: 10, fewest: MANY },
  async ({ rounds, fewest }) => {
    const random = randomFor(NAME);
    await using shop = await startDemo();
    const upload = await asUploader(shop.url);
    const secrets: string[] = [];
    let photos = 0;
    let served = 0;
    const attack = async () => {
      for (let round = 0; round < rounds; round += 1) {
        const secret = `place-${random.bytes(8).toHex()}`;
        secrets.push(secret);
        for (const { format, bytes, ...size } of await photosTelling(secret)) {
          expect(bytes.toString("latin1")).toContain(secret);
          const answer = await upload(bytes, `${secret}.jpg`);
          expect([format, answer.status]).toEqual([format, 201]);
          const reply = UploadReply.parse(await answer.json());
          expect([format, reply.picture]).toMatchObject([format, size]);
          photos += 1;
          const { imageUrl, picture } = reply;
          const urls = picture.widths.map((each) => pictureUrl(imageUrl, each));
          for (const url of [imageUrl, ...urls]) {
            const file = await fetch(shop.url + url);
            expect([url, file.status]).toEqual([url, 200]);
            expectSilent(url, Buffer.from(await file.arrayBuffer()));
            served += 1;
          }
        }
      }
    };
    const { others } = await besideOthers(shop.url, attack, { fewest });
    expect(await shop.stop()).toBe(0);
    const files = filesIn(shop.dataDir);
    for (const path of files) {
      const bytes = readFileSync(path);
      if (path.endsWith(".webp")) expectSilent(path, bytes);
      const found = secrets.filter((secret) => bytes.includes(secret));
      expect([path, found]).toEqual([path, []]);
    }
    return {
      text: `${photos} photos in JPEG, PNG, WebP and GIF, ${count(served)} files served and every byte of ${count(files.length)} in the data folder, 0 with metadata`,
      others,
    };
  },
);
