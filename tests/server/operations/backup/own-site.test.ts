import { expect } from "bun:test";
import { join } from "node:path";
import { API, pagePath } from "#tests/support/api.ts";
import { pictureUrl } from "#shared/images/rules.ts";
import { UploadReply } from "#shared/images/schema.ts";
import { Site } from "#shared/site/schema.ts";
import { restoreBackup } from "#server/operations/restore.ts";
import { writeBackup } from "#server/operations/backup.ts";
import { createPages } from "#server/pages/pages.ts";
import { ADMIN_ENV, uploader } from "#tests/support/admin.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { sqliteTest as test } from "#tests/support/database/engine.ts";
import { MIGRATIONS as migrationsDir } from "#tests/support/database/migrations.ts";
import { PAGE_ASSETS } from "#tests/support/browser/page-assets.ts";
import { jpegPhoto, pngPhoto } from "#tests/support/photos.ts";
import { changeSite, writePage } from "#tests/support/site.ts";
import { tempFolder } from "#tests/support/temp.ts";

const start = (dataDir: string) =>
  startApp({ ...ADMIN_ENV, DATA_DIR: dataDir }, (deps) =>
    createPages(deps, PAGE_ASSETS),
  );

/** Fills in every part of the site that a maker can change. */
async function fill(shop: TestApp): Promise<void> {
  const upload = await uploader(shop);
  const stored = async (bytes: Buffer<ArrayBuffer>) =>
    UploadReply.parse((await upload(bytes)).json).imageUrl;
  const hero = await stored(await jpegPhoto(1_600, 900));
  const bench = await stored(await jpegPhoto(700, 900));
  await changeSite(shop.deps, {
    hero: {
      headline: "Pinned, not pulled",
      sentence: "Clips of horn.",
      imageUrl: hero,
      films: [],
    },
    gallery: { title: "Worn", pictures: [{ imageUrl: bench, alt: "A bench" }] },
    delivery: "Made in 9 days",
    palette: "violet",
    mark: await stored(pngPhoto(300, 300)),
  });
  await writePage(shop.deps, "care", "Clip care", "Keep it **dry**.");
  await writePage(shop.deps, "about-me", "About me");
}

/** Returns each address of the site with a hash of its response. */
async function look(shop: TestApp) {
  const visitor = shop.visitor();
  const site = Site.parse((await visitor.get(API.site)).json);
  const home = (await visitor.get("/")).text;
  const pictures = Object.entries(site.pictures).flatMap(
    ([imageUrl, { widths }]) =>
      widths.map((width) => pictureUrl(imageUrl, width)),
  );
  const paths = [
    ...["/", "/care", "/about-me", "/manifest.webmanifest", "/sitemap.xml"],
    ...[API.site, pagePath("care"), pagePath("about-me")],
    ...(home.match(/\/icons\/shop\/[a-z0-9]+-\d+\.png/g) ?? []),
    ...pictures,
  ];
  const answers = await Promise.all(
    paths.map((path) =>
      shop.app.handle(new Request(`http://localhost${path}`)),
    ),
  );
  expect(pictures.length).toBeGreaterThan(5);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  return Promise.all(
    answers.map(async (answer, index) => [
      paths[index],
      Bun.hash(await answer.arrayBuffer()),
    ]),
  );
}

test("a restore brings back the maker's own site, pages, pictures and mark", async () => {
  const file = join(tempFolder(), "shop.tar");
  const restored = join(tempFolder(), "restored");
  using shop = start(tempFolder());
  await fill(shop);
  const before = await look(shop);
  const { dataDir } = shop.deps.config;
  const now = shop.clock.now();
  const written = await writeBackup({ dataDir, migrationsDir, file, now });
  expect(written.missingPictures).toEqual([]);
  await restoreBackup({ file, dataDir: restored, migrationsDir, now });
  using again = start(restored);
  expect(await look(again)).toEqual(before);
}, 30_000);
