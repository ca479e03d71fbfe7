import { describe, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { UploadReply } from "#shared/images/schema.ts";
import { listen } from "#tests/support/servers/listener.ts";
import { pngPhoto } from "#tests/support/photos.ts";
import { shopWithAdmin, uploader, uploadsOf } from "#tests/support/admin.ts";

describe("a stored picture", () => {
  test("is served as immutable, with its own type only", async () => {
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
    await using listener = listen(shop.app);
    const address = `${listener.url}${imageUrl}`;
    const part = await fetch(address, { headers: { range: "bytes=0-3" } });
    expect([part.status, await part.text()]).toEqual([206, "RIFF"]);
    const past = await fetch(address, { headers: { range: "bytes=999999-" } });
    expect(past.status).toBe(416);
    const head = await fetch(address, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("content-type")).toBe("image/webp");
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(20);
  });

  test("is the only thing that is served under /uploads", async () => {
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
