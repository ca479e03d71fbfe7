import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { UploadReply } from "#shared/images/schema.ts";
import { pictureUrl } from "#shared/images/rules.ts";
import {
  animatedGif,
  jpegPhoto,
  jpegWithPlace,
  pngPhoto,
  pngToWebp,
} from "#tests/support/photos.ts";
import {
  filesOf,
  pathOf,
  shopWithAdmin,
  uploader,
  uploadsOf,
} from "#tests/support/admin.ts";

describe("an upload", () => {
  test("is stored as WebP in the pages' widths, with its size and a placeholder", async () => {
    using shop = shopWithAdmin();
    const upload = await uploader(shop);
    const { status, json } = await upload(await jpegPhoto(1_600, 800));
    expect(status).toBe(201);
    const { imageUrl, picture } = UploadReply.parse(json);
    expect(imageUrl).toMatch(/^\/uploads\/[a-z0-9]{24}\.webp$/);
    expect(picture).toMatchObject({
      width: 1_280,
      height: 640,
      widths: [160, 320, 480, 640, 960, 1_280],
    });
    expect(picture.placeholder).toStartWith("data:image/webp;base64,");
    expect(picture.color).toMatch(/^#e[0-9a-f]9[0-9a-f]a[0-9a-f]$/);
    for (const width of picture.widths) {
      const file = Bun.file(pathOf(shop, pictureUrl(imageUrl, width)));
      const stored = await new Bun.Image(await file.bytes()).metadata();
      expect(stored).toEqual({ width, height: width / 2, format: "webp" });
    }
    expect(filesOf(shop)).toHaveLength(7);
  });

  test("is never enlarged", async () => {
    using shop = shopWithAdmin();
    const upload = await uploader(shop);
    const small = await upload(await jpegPhoto(200, 100));
    expect(UploadReply.parse(small.json).picture).toMatchObject({
      width: 200,
      height: 100,
      widths: [160, 200],
    });
    const tiny = await upload(pngPhoto(1, 1));
    expect(UploadReply.parse(tiny.json).picture.widths).toEqual([1]);
  });

  test("may be very tall or wide", async () => {
    using shop = shopWithAdmin();
    const upload = await uploader(shop);
    for (const [width, height] of [
      [3, 20_000],
      [20_000, 3],
    ] as const) {
      const { status } = await upload(pngPhoto(width, height));
      expect([width, height, status]).toEqual([width, height, 201]);
    }
  });

  test("is judged by its content, not by its name", async () => {
    using shop = shopWithAdmin();
    const upload = await uploader(shop);
    expect((await upload(pngPhoto(8, 8), "../../etc/x.exe")).status).toBe(201);
    expect((await upload(animatedGif(), "photo.png")).status).toBe(201);
    const webp = await pngToWebp(pngPhoto(40, 30));
    expect((await upload(webp, "no name\r\n")).status).toBe(201);
    expect(filesOf(shop).join()).not.toMatch(/exe|etc|photo/);
  });

  test("shows the first frame of an animation", async () => {
    using shop = shopWithAdmin();
    const upload = await uploader(shop);
    const { json } = await upload(animatedGif());
    expect(UploadReply.parse(json).picture).toMatchObject({
      width: 2,
      height: 2,
    });
  });

  test("is stored without location and camera data, and with its rotation applied", async () => {
    using shop = shopWithAdmin();
    const upload = await uploader(shop);
    const photo = await jpegWithPlace(320, 160);
    expect(photo.toString("latin1")).toContain("GPS 48.2082N");
    const { json } = await upload(photo);
    const { picture } = UploadReply.parse(json);
    // The photo's orientation tag asks for a quarter turn.
    expect([picture.width, picture.height]).toEqual([160, 320]);
    for (const file of filesOf(shop)) {
      const bytes = await Bun.file(join(uploadsOf(shop), file)).bytes();
      const text = Buffer.from(bytes).toString("latin1");
      expect(text).not.toMatch(/GPS|PhoneOfSecret|EXIF|Exif|XMP/);
    }
  });

  test("is stored without its texts, which are never decompressed", async () => {
    using shop = shopWithAdmin();
    const upload = await uploader(shop);
    const zeros = deflateSync(Buffer.alloc(200 * 1024 * 1024));
    const text = Buffer.concat([Buffer.from("Comment\0\0", "latin1"), zeros]);
    const before = process.memoryUsage.rss();
    const bombs = [
      pngPhoto(8, 8, { extra: [["zTXt", text]] }),
      pngPhoto(8, 8, { extra: [["iCCP", text]] }),
    ];
    for (const bomb of bombs) expect((await upload(bomb)).status).toBe(201);
    // Decompressed, each text would take 200 MB. The pictures take almost none,
    // and 150 MB leaves room for memory that is not garbage-collected yet.
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024);
  });
});
