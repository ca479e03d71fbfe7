import { existsSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "bun:test";
import { deflateSync } from "node:zlib";
import { MAX_UPLOAD_BYTES, UploadReply } from "#shared/images.ts";
import { adminCharmPath, adminProductPath, API } from "#shared/paths.ts";
import { pictureUrl } from "#shared/picture-urls.ts";
import { sweepPictures } from "#server/images/files.ts";
import { ADMIN_ENV, logIn } from "#tests/admin.ts";
import { createVisitor, startApp, type TestApp } from "#tests/app.ts";
import {
  addClip,
  addProduct,
  charmBody,
  makeCharm,
  makeProduct,
  order,
  productBody,
} from "#tests/make.ts";
import {
  animatedGif,
  jpegPhoto,
  jpegWithManyScans,
  jpegWithPlace,
  NOISE,
  PNG_END,
  pngHeader,
  pngOf,
  pngPhoto,
  pngToWebp,
} from "#tests/photos.ts";

const HOUR_MS = 60 * 60 * 1000;

const shopWithAdmin = () => startApp(ADMIN_ENV);

/** The maker's browser, as far as uploading goes. */
async function uploader(shop: TestApp) {
  const maker = await logIn(shop);
  const cookie = [...maker.cookies].map((pair) => pair.join("=")).join("; ");
  return async (bytes: Buffer<ArrayBuffer>, name = "photo.jpg") => {
    const form = new FormData();
    form.set("image", new File([bytes], name, { type: "image/jpeg" }));
    const response = await shop.app.handle(
      new Request(`http://localhost${API.upload}`, {
        method: "POST",
        headers: { cookie },
        body: form,
      }),
    );
    return { status: response.status, json: await response.json() };
  };
}

const uploadsOf = (shop: TestApp) => join(shop.deps.config.dataDir, "uploads");
const filesOf = (shop: TestApp) => readdirSync(uploadsOf(shop)).sort();
const pathOf = (shop: TestApp, url: string) =>
  join(shop.deps.config.dataDir, url);

describe("an upload", () => {
  test("is kept as WebP in the pages' widths, with its size and a blur", async () => {
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
      const kept = await new Bun.Image(await file.bytes()).metadata();
      expect(kept).toEqual({ width, height: width / 2, format: "webp" });
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

  test("goes by its content, not by its name", async () => {
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

  test("loses its place, its camera and its tilt", async () => {
    using shop = shopWithAdmin();
    const upload = await uploader(shop);
    const photo = await jpegWithPlace(320, 160);
    expect(photo.toString("latin1")).toContain("GPS 48.2082N");
    const { json } = await upload(photo);
    const { picture } = UploadReply.parse(json);
    // The tag said that the picture lies on its side.
    expect([picture.width, picture.height]).toEqual([160, 320]);
    for (const file of filesOf(shop)) {
      const bytes = await Bun.file(join(uploadsOf(shop), file)).bytes();
      const text = Buffer.from(bytes).toString("latin1");
      expect(text).not.toMatch(/GPS|PhoneOfSecret|EXIF|Exif|XMP/);
    }
  });

  test("without its texts is as good: they are not even unfolded", async () => {
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
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024);
  });
});

describe("an upload that cannot be taken", () => {
  const PLAIN = "This file is not a picture that the shop can show.";

  async function corpus(): Promise<
    [what: string, bytes: Buffer<ArrayBuffer>, status: number, words: string][]
  > {
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

  test("is refused in words, and nothing is left of it", async () => {
    using shop = shopWithAdmin();
    const upload = await uploader(shop);
    for (const [what, bytes, status, words] of await corpus()) {
      const answer = await upload(Buffer.from(bytes), `${what}.png`);
      expect([what, answer.status]).toEqual([what, status]);
      expect(answer.json.message).toContain(words);
      expect(answer.json).not.toHaveProperty("imageUrl");
    }
    expect(filesOf(shop)).toEqual([]);
    expect(shop.logLines.join()).not.toContain("request_failed");
  });

  test("is too large from 5 MB and one byte", async () => {
    using shop = shopWithAdmin();
    const upload = await uploader(shop);
    const photo = await jpegPhoto(40, 40);
    const padded = (size: number) =>
      Buffer.concat([photo, Buffer.alloc(size - photo.length)]);
    expect((await upload(padded(MAX_UPLOAD_BYTES))).status).toBe(201);
    const over = await upload(padded(MAX_UPLOAD_BYTES + 1));
    expect(over.status).toBe(413);
    expect(over.json).toMatchObject({
      message: "Please select an image smaller than 5MB",
    });
  });

  test("is read no further than it may be", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    const [cookie] = [...maker.cookies].map((pair) => pair.join("="));
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const response = await shop.app.handle(
      new Request(`http://localhost${API.upload}`, {
        method: "POST",
        headers: {
          cookie: cookie ?? "",
          "content-type": "multipart/form-data; boundary=x",
        },
        body: endless,
      }),
    );
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(MAX_UPLOAD_BYTES + 500_000);
  });

  test("is no form, no file, or another field", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    const cookie = [...maker.cookies].map((pair) => pair.join("="))[0] ?? "";
    const send = async (body: BodyInit, type?: string) =>
      (
        await shop.app.handle(
          new Request(`http://localhost${API.upload}`, {
            method: "POST",
            headers: { cookie, ...(type && { "content-type": type }) },
            body,
          }),
        )
      ).status;
    const other = new FormData();
    other.set("picture", new File(["x"], "x.png"));
    const text = new FormData();
    text.set("image", "just text");
    expect(await send(other)).toBe(422);
    expect(await send(text)).toBe(422);
    expect(await send("{}", "application/json")).toBe(415);
    expect(await send(pngPhoto(8, 8), "image/png")).toBe(415);
    expect(await send("rubbish", "multipart/form-data; boundary=x")).toBe(422);
    expect(await send("rubbish", "multipart/form-data")).toBe(415);
  });

  test("meets a full disk: 503 in words, nothing left, and it recovers", async () => {
    const folder = join(import.meta.dir, "..");
    const run = Bun.spawn(
      ["unshare", "-rm", process.execPath, join(folder, "full-disk-upload.ts")],
      { stdout: "pipe", stderr: "pipe" },
    );
    const [out, err] = await Promise.all([
      new Response(run.stdout).text(),
      new Response(run.stderr).text(),
    ]);
    expect([await run.exited, err]).toEqual([0, ""]);
    expect(JSON.parse(out)).toEqual({
      full: {
        status: 503,
        body: {
          code: "storage_full",
          message:
            "The shop's disk is full, so nothing could be saved. Please try again later.",
        },
        files: [],
        reads: 200,
      },
      roomAgain: { status: 201, files: 7 },
    });
  });
});

describe("a held picture", () => {
  test("is served for good, and as nothing but a picture", async () => {
    using shop = shopWithAdmin();
    const upload = await uploader(shop);
    const { json } = await upload(pngPhoto(40, 40));
    const { imageUrl } = UploadReply.parse(json);
    const answer = await shop.visitor().get(imageUrl);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
    const etag = answer.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[^"]+"$/);
    const again = await shop.visitor().get(imageUrl, { "if-none-match": etag });
    expect([again.status, again.text]).toEqual([304, ""]);
    expect(again.headers.get("etag")).toBe(etag);
  });

  test("is served in ranges", async () => {
    using shop = shopWithAdmin();
    const upload = await uploader(shop);
    const { json } = await upload(pngPhoto(40, 40));
    const { imageUrl } = UploadReply.parse(json);
    shop.app.listen({ port: 0, hostname: "127.0.0.1" });
    const address = `http://127.0.0.1:${shop.app.server?.port}${imageUrl}`;
    const part = await fetch(address, { headers: { range: "bytes=0-3" } });
    expect([part.status, await part.text()]).toEqual([206, "RIFF"]);
    const past = await fetch(address, { headers: { range: "bytes=999999-" } });
    expect(past.status).toBe(416);
    const head = await fetch(address, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("content-type")).toBe("image/webp");
    await shop.app.stop(true);
  });

  test("is all that stands under /uploads", async () => {
    using shop = shopWithAdmin();
    const secret = join(uploadsOf(shop), "secret.txt");
    const upload = await uploader(shop);
    await upload(pngPhoto(40, 40));
    writeFileSync(secret, "secret");
    writeFileSync(join(uploadsOf(shop), "abcdefghijklmnopqrstuvwx.html"), "x");
    for (const path of [
      "/uploads",
      "/uploads/",
      "/uploads/secret.txt",
      "/uploads/abcdefghijklmnopqrstuvwx.html",
      "/uploads/abcdefghijklmnopqrstuvwx.webp",
      "/uploads/../shop.db",
      "/uploads/..%2fshop.db",
      "/uploads/%2e%2e/shop.db",
      "/uploads/%2e%2e%2fshop.db",
      "/uploads/..%5cshop.db",
      "/uploads/....//shop.db",
      "/uploads/.env",
      "/uploads//etc/passwd",
      "/uploads/%00",
      "/uploads/%",
      "/uploads/abcdefghijklmnopqrstuvwx.webp/../secret.txt",
      "/uploads/abcdefghijklmnopqrstuvwx.webp%00.txt",
    ]) {
      const answer = await shop.visitor().get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.text).not.toContain("secret");
    }
  });
});

describe("a picture that nothing names", () => {
  async function uploadedDaysAgo(shop: TestApp) {
    const upload = await uploader(shop);
    const { json } = await upload(pngPhoto(200, 200));
    return UploadReply.parse(json).imageUrl;
  }

  /** A day and an hour pass, for the disk as well. */
  function letADayPass(shop: TestApp) {
    shop.clock.advance(25 * HOUR_MS);
    const then = (Date.now() - 25 * HOUR_MS) / 1000;
    for (const file of filesOf(shop))
      utimesSync(join(uploadsOf(shop), file), then, then);
  }

  test("is removed after a day, with what a crash left behind", async () => {
    using shop = shopWithAdmin();
    const imageUrl = await uploadedDaysAgo(shop);
    const halfWritten = pathOf(shop, `${pictureUrl(imageUrl, 160)}.part`);
    writeFileSync(halfWritten, "RI");
    const stranger = join(uploadsOf(shop), "notes.txt");
    writeFileSync(stranger, "The owner's own");
    expect(await sweepPictures(shop.deps)).toBe(0);
    letADayPass(shop);
    expect(await sweepPictures(shop.deps)).toBe(4);
    expect(filesOf(shop)).toEqual(["notes.txt"]);
    expect((await shop.visitor().get(imageUrl)).status).toBe(404);
  });

  test("cannot be used any more, and says so", async () => {
    using shop = shopWithAdmin();
    const imageUrl = await uploadedDaysAgo(shop);
    const { id } = makeProduct(shop.deps);
    letADayPass(shop);
    await sweepPictures(shop.deps);
    const maker = await logIn(shop);
    const answer = await maker.put(adminProductPath(id), {
      name: "A",
      description: "B",
      price: "1",
      imageUrl,
    });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({
      fields: {
        imageUrl: "This picture is no longer here. Please choose it again.",
      },
    });
  });

  test("is kept as long as anything names it, deleted things too", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    const inProduct = await uploadedDaysAgo(shop);
    const inDeletedProduct = await uploadedDaysAgo(shop);
    const inDeletedCharm = await uploadedDaysAgo(shop);
    const inConfig = await uploadedDaysAgo(shop);
    const byWholeAddress = await uploadedDaysAgo(shop);
    makeProduct(shop.deps, { imageUrl: inProduct });
    makeProduct(shop.deps, { imageUrl: `http://localhost${byWholeAddress}` });
    const product = makeProduct(shop.deps, { imageUrl: inDeletedProduct });
    const charm = makeCharm(shop.deps, { imageUrl: inDeletedCharm });
    await maker.delete(adminProductPath(product.id));
    await maker.delete(`${API.adminCharms}/${charm.id}`);
    await maker.put(API.adminClipConfig, { imageUrl: inConfig });
    letADayPass(shop);
    expect(await sweepPictures(shop.deps)).toBe(0);
    for (const imageUrl of [
      inProduct,
      inDeletedProduct,
      inDeletedCharm,
      inConfig,
      byWholeAddress,
    ])
      expect(existsSync(pathOf(shop, imageUrl))).toBe(true);
    expect((await createVisitor(shop.app).get(inProduct)).status).toBe(200);
  });

  test("is kept for the orders that were placed with it", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    const ordered = await uploadedDaysAgo(shop);
    const onCharm = await uploadedDaysAgo(shop);
    const product = makeProduct(shop.deps, { imageUrl: ordered });
    const charm = makeCharm(shop.deps, { imageUrl: onCharm });
    const shopper = shop.visitor();
    await addProduct(shopper, product);
    await addClip(shopper, { selectedCharms: [charm.id] });
    await order(shopper);
    const other = { imageUrl: "https://example.com/other.png" };
    await maker.put(adminProductPath(product.id), productBody(other));
    await maker.put(adminCharmPath(charm.id), charmBody(other));
    letADayPass(shop);
    expect(await sweepPictures(shop.deps)).toBe(0);
    expect((await shopper.get(ordered)).status).toBe(200);
    expect((await shopper.get(onCharm)).status).toBe(200);
  });
});
