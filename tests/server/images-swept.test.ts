import { describe, expect, test } from "bun:test";
import { existsSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UploadReply } from "#shared/images.ts";
import { adminCharmPath, adminProductPath, API } from "#shared/paths.ts";
import { pictureUrl } from "#shared/picture-urls.ts";
import { sweepPictures } from "#server/images/files.ts";
import { logIn } from "#tests/admin.ts";
import { createVisitor, type TestApp } from "#tests/app.ts";
import {
  addClip,
  addProduct,
  charmBody,
  makeCharm,
  makeProduct,
  order,
  productBody,
} from "#tests/make.ts";
import { pngPhoto } from "#tests/photos.ts";
import {
  filesOf,
  pathOf,
  shopWithAdmin,
  uploader,
  uploadsOf,
} from "#tests/uploads.ts";

const HOUR_MS = 60 * 60 * 1000;

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
