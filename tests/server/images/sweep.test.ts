import { describe, expect, test } from "bun:test";
import { existsSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UploadReply } from "#shared/images/schema.ts";
import { adminCharmPath, adminProductPath, API } from "#tests/support/api.ts";
import { pictureUrl } from "#shared/images/rules.ts";
import { sweepPictures } from "#server/images/sweep.ts";
import {
  filesOf,
  logIn,
  pathOf,
  shopWithAdmin,
  uploader,
  uploadsOf,
} from "#tests/support/admin.ts";
import { createVisitor, type TestApp } from "#tests/support/app.ts";
import { uploadedFilm } from "#tests/support/films.ts";
import {
  addClip,
  addProduct,
  charmBody,
  makeCharm,
  makeProduct,
  order,
  productBody,
} from "#tests/support/make.ts";
import { pngPhoto } from "#tests/support/photos.ts";
import { changeSite, writePage } from "#tests/support/site.ts";

const HOUR_MS = 60 * 60 * 1000;

describe("a picture that nothing uses", () => {
  async function uploadedDaysAgo(shop: TestApp) {
    const upload = await uploader(shop);
    const { json } = await upload(pngPhoto(200, 200));
    return UploadReply.parse(json).imageUrl;
  }

  /** Advances the clock and the age of the files by 25 hours. */
  function letADayPass(shop: TestApp) {
    shop.clock.advance(25 * HOUR_MS);
    const then = (Date.now() - 25 * HOUR_MS) / 1000;
    for (const file of filesOf(shop))
      utimesSync(join(uploadsOf(shop), file), then, then);
  }

  test("is removed after a day, like incomplete files after a crash", async () => {
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

  test("is kept while the maker's content or a page refers to it", async () => {
    using shop = shopWithAdmin();
    const upload = await uploader(shop);
    const urls: string[] = [];
    for (let each = 0; each < 4; each += 1) {
      const { json } = await upload(pngPhoto(200, 200));
      urls.push(UploadReply.parse(json).imageUrl);
    }
    const [hero = "", gallery = "", mark = "", page = ""] = urls;
    await changeSite(shop.deps, {
      hero: { headline: "", sentence: "", imageUrl: hero, films: [] },
      gallery: { title: "Seen", pictures: [{ imageUrl: gallery, alt: "" }] },
      mark,
    });
    await writePage(shop.deps, "care", "Care", `![How](${page})`);
    letADayPass(shop);
    expect(await sweepPictures(shop.deps)).toBe(0);
    await changeSite(shop.deps, {});
    expect(await sweepPictures(shop.deps)).toBe(9);
    expect((await shop.visitor().get(page)).status).toBe(200);
  });

  test("may be a film, which is kept while the hero plays it", async () => {
    using shop = shopWithAdmin();
    const film = await uploadedFilm(shop);
    const halfWritten = pathOf(shop, `/uploads/${"a".repeat(24)}.mp4.part`);
    writeFileSync(halfWritten, "half");
    await changeSite(shop.deps, {
      hero: { headline: "", sentence: "", imageUrl: "", films: [film] },
    });
    letADayPass(shop);
    expect(await sweepPictures(shop.deps)).toBe(1);
    expect((await shop.visitor().get(film)).status).toBe(200);
    await changeSite(shop.deps, {});
    expect(await sweepPictures(shop.deps)).toBe(1);
    expect(filesOf(shop)).toEqual([]);
    expect((await shop.visitor().get(film)).status).toBe(404);
  });

  test("cannot be used after its removal", async () => {
    using shop = shopWithAdmin();
    const imageUrl = await uploadedDaysAgo(shop);
    const { id } = await makeProduct(shop.deps);
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

  test("is kept while anything uses it, even a deleted product or charm", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    const inProduct = await uploadedDaysAgo(shop);
    const inDeletedProduct = await uploadedDaysAgo(shop);
    const inDeletedCharm = await uploadedDaysAgo(shop);
    const inConfig = await uploadedDaysAgo(shop);
    const ofVariant = await uploadedDaysAgo(shop);
    const byWholeAddress = await uploadedDaysAgo(shop);
    await makeProduct(shop.deps, { imageUrl: inProduct });
    await makeProduct(shop.deps, {
      imageUrl: `http://localhost${byWholeAddress}`,
    });
    const product = await makeProduct(shop.deps, {
      imageUrl: inDeletedProduct,
    });
    const several = productBody({
      pictures: [productBody(), { imageUrl: ofVariant }],
    });
    await makeProduct(shop.deps, several);
    const charm = await makeCharm(shop.deps, { imageUrl: inDeletedCharm });
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
      ofVariant,
      byWholeAddress,
    ])
      expect(existsSync(pathOf(shop, imageUrl))).toBe(true);
    expect((await createVisitor(shop.app).get(inProduct)).status).toBe(200);
  });

  test("is kept while an order refers to it", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    const ordered = await uploadedDaysAgo(shop);
    const onCharm = await uploadedDaysAgo(shop);
    const product = await makeProduct(shop.deps, { imageUrl: ordered });
    const charm = await makeCharm(shop.deps, { imageUrl: onCharm });
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
