import { expect, test } from "bun:test";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pictureUrl } from "#shared/images/rules.ts";
import { storeUpload } from "#server/images/files.ts";
import { sweepBucket } from "#server/images/sweep.ts";
import { startApp } from "#tests/support/app.ts";
import { filmUploader, uploadedFilm, webmFilm } from "#tests/support/films.ts";
import { listen } from "#tests/support/servers/listener.ts";
import { jpegPhoto } from "#tests/support/photos.ts";
import { startS3, uploadsEnv } from "#tests/support/servers/s3.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Starts a shop that stores its pictures in a bucket of this storage. */
const withBucket = ({ endpoint }: { endpoint: string }) =>
  startApp({
    ...uploadsEnv(endpoint),
    UPLOADS_S3_PREFIX: "pictures/",
  });

test("an upload is stored in the bucket and loaded by a copy that lacks the file", async () => {
  await using storage = startS3();
  using shop = withBucket(storage);
  const { imageUrl, picture } = await storeUpload(
    shop.deps,
    await jpegPhoto(640, 480),
  );
  const urls = [
    imageUrl,
    ...picture.widths.map((w) => pictureUrl(imageUrl, w)),
  ];
  expect([...storage.objects.keys()].sort()).toEqual(
    [...new Set(urls)].map((url) => url.replace("/uploads", "pictures")).sort(),
  );
  const visitor = shop.visitor();
  const before = await visitor.get(imageUrl);
  rmSync(join(shop.deps.config.dataDir, "uploads"), { recursive: true });
  const after = await visitor.get(imageUrl);
  expect([after.status, after.text]).toEqual([200, before.text]);
  expect(existsSync(join(shop.deps.config.dataDir, imageUrl))).toBe(true);
});

test("a film is stored in the bucket unchanged and served from there", async () => {
  await using storage = startS3();
  using shop = withBucket(storage);
  const film = await uploadedFilm(shop);
  const key = film.replace("/uploads", "pictures");
  const bytes = await webmFilm();
  expect([...storage.objects.keys()]).toEqual([key]);
  expect(bytes.equals(storage.objects.get(key) ?? Buffer.alloc(0))).toBe(true);
  rmSync(join(shop.deps.config.dataDir, "uploads"), { recursive: true });
  await using listener = listen(shop.app);
  const part = await fetch(listener.url + film, {
    headers: { range: "bytes=4-9" },
  });
  const got = Buffer.from(await part.arrayBuffer());
  expect([part.status, got]).toEqual([206, bytes.subarray(4, 10)]);
  shop.clock.advance(Math.max(0, Date.now() - shop.clock.now()));
  shop.clock.advance(DAY_MS + 60_000);
  expect(await sweepBucket(shop.deps)).toBe(1);
});

test("without the bucket a film is refused with 503, and no file remains", async () => {
  const storage = startS3();
  using shop = withBucket(storage);
  await storage[Symbol.asyncDispose]();
  const upload = await filmUploader(shop);
  expect((await upload(await webmFilm())).status).toBe(503);
  expect(readdirSync(join(shop.deps.config.dataDir, "uploads"))).toEqual([]);
});

test("a file in the bucket that no upload recorded is not served", async () => {
  await using storage = startS3();
  using shop = withBucket(storage);
  const name = "a".repeat(24);
  storage.objects.set(`pictures/${name}.webp`, new Uint8Array(3));
  storage.objects.set(`pictures/${name}.mp4`, new Uint8Array(3));
  for (const file of [`${name}.webp`, `${name}.mp4`])
    expect((await shop.visitor().get(`/uploads/${file}`)).status).toBe(404);
});

test("a file of which the bucket sends a part is not stored, and comes whole later", async () => {
  let isCut = true;
  await using storage = startS3({
    instead: (request) =>
      isCut && request.method === "GET" && request.url.endsWith(".webp")
        ? new Response(new Uint8Array(100))
        : undefined,
  });
  using shop = withBucket(storage);
  const { imageUrl } = await storeUpload(shop.deps, await jpegPhoto(640, 480));
  const visitor = shop.visitor();
  const whole = await visitor.get(imageUrl);
  const local = join(shop.deps.config.dataDir, "uploads");
  rmSync(local, { recursive: true });
  expect((await visitor.get(imageUrl)).status).toBe(503);
  expect(existsSync(join(shop.deps.config.dataDir, imageUrl))).toBe(false);
  isCut = false;
  const after = await visitor.get(imageUrl);
  expect([after.status, after.text]).toEqual([200, whole.text]);
});

test("nothing is removed by a list that does not advance", async () => {
  await using storage = startS3({
    instead: (request) =>
      request.method === "GET" && request.url.includes("prefix")
        ? new Response(
            "<ListBucketResult><Name>backups</Name><IsTruncated>true</IsTruncated><Contents><Key>pictures/a</Key></Contents></ListBucketResult>",
          )
        : undefined,
  });
  using shop = withBucket(storage);
  await expect(sweepBucket(shop.deps)).rejects.toThrow(
    "did not do what it was asked",
  );
});

test("without the bucket an upload is refused as unavailable, and no file remains", async () => {
  const storage = startS3();
  using shop = withBucket(storage);
  await storage[Symbol.asyncDispose]();
  await expect(
    storeUpload(shop.deps, await jpegPhoto(640, 480)),
  ).rejects.toMatchObject({
    code: "unavailable",
  });
  expect(readdirSync(join(shop.deps.config.dataDir, "uploads"))).toEqual([]);
});

test("files that nothing uses for a day are removed from the bucket", async () => {
  await using storage = startS3();
  using shop = withBucket(storage);
  shop.clock.advance(Math.max(0, Date.now() - shop.clock.now()));
  await storeUpload(shop.deps, await jpegPhoto(640, 480));
  expect(await sweepBucket(shop.deps)).toBe(0);
  const stored = storage.objects.size;
  shop.clock.advance(DAY_MS + 60_000);
  expect(await sweepBucket(shop.deps)).toBe(stored);
  expect(storage.objects.size).toBe(0);
});
