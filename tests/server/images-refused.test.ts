import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { MAX_UPLOAD_BYTES } from "#shared/images.ts";
import { API } from "#shared/paths.ts";
import { logIn } from "#tests/admin.ts";
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
} from "#tests/photos.ts";
import { tempFolder } from "#tests/temp.ts";
import { filesOf, shopWithAdmin, uploader } from "#tests/uploads.ts";

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
      if (status === 422)
        expect(answer.json.fields).toEqual({ image: answer.json.message });
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
          cookie: maker.cookieHeader(),
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
    const cookie = maker.cookieHeader();
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
    const program = join(import.meta.dir, "../full-disk-upload.ts");
    const run = Bun.spawn(["unshare", "-rm", process.execPath, program], {
      // It cannot take its own data folder away, which has a disk in it.
      env: { ...process.env, TMPDIR: tempFolder() },
      stdout: "pipe",
      stderr: "pipe",
    });
    const [out, err] = await Promise.all([
      new Response(run.stdout).text(),
      new Response(run.stderr).text(),
    ]);
    expect([await run.exited, err]).toEqual([0, ""]);
    expect(JSON.parse(out)).toEqual({
      full: {
        status: 503,
        json: {
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
