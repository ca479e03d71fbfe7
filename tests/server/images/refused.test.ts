import { describe, expect, test } from "bun:test";
import { MAX_UPLOAD_BYTES } from "#shared/images/schema.ts";
import { API } from "#tests/support/api.ts";
import {
  filesOf,
  logIn,
  shopWithAdmin,
  uploader,
} from "#tests/support/admin.ts";
import { refusedPictures } from "#tests/support/hostile/pictures.ts";
import { animatedGif, jpegPhoto, pngPhoto } from "#tests/support/photos.ts";

describe("an upload that is not accepted", () => {
  test("is refused with advice, and no file remains", async () => {
    using shop = shopWithAdmin();
    const upload = await uploader(shop);
    for (const [what, bytes, status, words] of await refusedPictures()) {
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

  test("has a side of more than 20,000 pixels, however thin it is", async () => {
    using shop = shopWithAdmin();
    const upload = await uploader(shop);
    const thinJpeg = await jpegPhoto(300, 30);
    const frame = thinJpeg.indexOf(Buffer.from([0xff, 0xc0]));
    thinJpeg.writeUInt16BE(20_001, frame + 7);
    const thinGif = animatedGif();
    thinGif.writeUInt16LE(20_001, 8);
    const refused = [
      ["wide.png", pngPhoto(20_001, 8)],
      ["high.png", pngPhoto(8, 20_001)],
      ["wide.jpg", thinJpeg],
      ["high.gif", thinGif],
    ] as const;
    for (const [name, bytes] of refused) {
      const answer = await upload(bytes, name);
      expect([name, answer.status]).toEqual([name, 422]);
      expect(answer.json.message).toContain("20000 pixels a side at most");
    }
    const longest = await upload(pngPhoto(20_000, 200), "longest.png");
    expect(longest.status).toBe(201);
  });

  test("is larger than 5 MB", async () => {
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

  test("is read no further than the limit", async () => {
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

  test("has no form, no file or the wrong field", async () => {
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
});
