import { expect } from "bun:test";
import { PAGES } from "#shared/api/paths.ts";
import { UploadReply } from "#shared/images/schema.ts";
import {
  acknowledged,
  begin,
  type Checkout,
  fillStock,
  finish,
} from "../process/checkouts.ts";
import { expectAllOrdered, startCopies } from "../process/copies.ts";
import { asUploader } from "#tests/support/admin.ts";
import { jpegPhoto } from "#tests/support/photos.ts";
import { startPostgres } from "#tests/support/database/postgres.ts";
import { startS3, uploadsEnv } from "#tests/support/servers/s3.ts";
import { count, defineRow } from "../row.ts";

/** Photos of different indexes differ in their bytes and so in their names. */
const photo = (index: number) => jpegPhoto(320 + index, 240);
const statusOf = async (url: string) => (await fetch(url)).status;

export const bucketGone = defineRow(
  "the pictures' bucket gone",
  { pictures: 10, refused: 60 },
  async ({ pictures, refused }) => {
    const storage = startS3();
    await using postgres = await startPostgres({ isDurable: true });
    await using shop = await startCopies(
      2,
      postgres.url(),
      uploadsEnv(storage.endpoint),
    );
    const [url = "", other = ""] = shop.urls;
    await fillStock(url);
    const upload = await asUploader(url);
    const paths: string[] = [];
    for (let index = 0; index < pictures; index += 1) {
      const answer = await upload(await photo(index));
      paths.push(UploadReply.parse(await answer.json()).imageUrl);
    }
    const [unseen = "", ...seen] = paths;
    for (const path of seen) expect(await statusOf(other + path)).toBe(200);

    await storage[Symbol.asyncDispose]();
    const begun: Checkout[] = [];
    for (let index = 0; index < refused; index += 1) {
      const answer = await upload(await photo(pictures + index));
      expect([answer.status, await answer.json()]).toMatchObject([
        503,
        { code: "unavailable", message: expect.stringMatching(/\w+ .*\.$/) },
      ]);
      const checkout = await begin(other);
      begun.push(checkout);
      await finish(checkout);
      expect(await statusOf(other + PAGES.home)).toBe(200);
      for (const path of seen) expect(await statusOf(other + path)).toBe(200);
    }
    // The other copy never cached this picture; the answer must not be 404.
    expect(await statusOf(other + unseen)).toBe(503);

    await using back = startS3({ before: storage });
    const stored = back.objects.size;
    expect(await statusOf(other + unseen)).toBe(200);
    expect((await upload(await photo(pictures + refused))).status).toBe(201);
    expect(back.objects.size).toBeGreaterThan(stored);
    await expectAllOrdered(postgres.url(), begun);
    return {
      text: `${count(refused)} uploads refused in words, ${count(acknowledged(begun))} orders placed, pictures shown from the copies meanwhile; all there again with the bucket`,
    };
  },
);
