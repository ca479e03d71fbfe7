import { beforeEach, describe, expect, test } from "bun:test";
import { z } from "zod/mini";
import { designPicturePath } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { SavedDesign } from "#shared/clip/schema.ts";
import { UploadReply } from "#shared/images/schema.ts";
import { PALETTES } from "#shared/site/palettes.ts";
import { createPages } from "#server/pages/pages.ts";
import { filesOf, logIn } from "#tests/support/admin.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import { PAGE_ASSETS } from "#tests/support/browser/page-assets.ts";
import { pngPhoto } from "#tests/support/photos.ts";
import { readPng } from "#tests/support/png.ts";
import { changeSite } from "#tests/support/site.ts";

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><script>alert(1)</script><a href="javascript:alert(1)"><rect width="10" height="10" fill="#f00" onclick="alert(1)"/></a></svg>`;

const shop = setUpApp({ SHOP_NAME: "Horn & Hair" }, (deps) =>
  createPages(deps, PAGE_ASSETS),
);
let maker: Visitor;
beforeEach(async () => {
  maker = await logIn(shop);
});

async function upload(bytes: BlobPart, path: string = API.mark) {
  const form = new FormData();
  form.set("image", new File([bytes], "mark.svg", { type: "image/svg+xml" }));
  const headers = { cookie: maker.cookieHeader() };
  const request = { method: "POST", headers, body: form };
  const answer = await shop.app.handle(
    new Request(`http://localhost${path}`, request),
  );
  return { status: answer.status, json: await answer.json() };
}

const get = (path: string) =>
  shop.app.handle(new Request(`http://localhost${path}`));
const sizeOf = async (path: string) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  const { width, height, format } = await new Bun.Image(
    await answer.bytes(),
  ).metadata();
  return [format, width, height];
};

describe("the shop's logo", () => {
  test("is stored as WebP, without the scripts of an uploaded SVG", async () => {
    const { status, json } = await upload(SVG);
    expect(status).toBe(201);
    const { imageUrl, picture } = UploadReply.parse(json);
    expect([picture.width, picture.height]).toEqual([512, 512]);
    expect(filesOf(shop).every((file) => file.endsWith(".webp"))).toBe(true);
    const served = await get(imageUrl);
    expect(served.headers.get("content-type")).toBe("image/webp");
    expect(await served.text()).not.toContain("script");
  });

  test("cannot be an SVG with text, which would be missing", async () => {
    const letters = SVG.replace(
      "</svg>",
      '<text x="1" y="5">Klara</text></svg>',
    );
    const { status, json } = await upload(letters);
    expect([status, json.message]).toEqual([
      422,
      expect.stringContaining("turn the text into paths"),
    ]);
  });

  test("can be a PNG, while a product's picture cannot be an SVG", async () => {
    expect((await upload(pngPhoto(300, 200))).status).toBe(201);
    expect((await upload(SVG, API.upload)).status).toBe(415);
    expect((await upload("no picture at all")).status).toBe(415);
  });

  test("cannot be a broken or huge SVG, nor one with exploding entities", async () => {
    expect((await upload("<svg><rect")).status).toBe(422);
    const tall = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="99999999" viewBox="0 0 1 99999999"><rect width="1" height="1"/></svg>`;
    expect((await upload(tall)).status).toBe(422);
    const entities = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${"b".repeat(at + 1)} "${`&${at === 0 ? "a" : "b".repeat(at)};`.repeat(10)}">`).join("")}]><svg xmlns="http://www.w3.org/2000/svg"><text>&bbbbbbbbb;</text></svg>`;
    expect((await upload(entities)).status).toBe(422);
  }, 20_000);

  test("is in the page's icons, its logo and the manifest", async () => {
    const { imageUrl } = UploadReply.parse((await upload(SVG)).json);
    await changeSite(shop.deps, { mark: imageUrl });
    const { text } = await shop.visitor().get("/");
    const icon = /rel="icon" href="([^"]+)" type="image\/png"/.exec(text)?.[1];
    const touch = /rel="apple-touch-icon" href="([^"]+)"/.exec(text)?.[1];
    expect(await sizeOf(icon ?? "")).toEqual(["png", 192, 192]);
    expect(await sizeOf(touch ?? "")).toEqual(["png", 180, 180]);
    expect(text).toContain(`src="${imageUrl.replace(".webp", "-160.webp")}"`);
    expect(text).not.toContain("/icons/icon");
    const favicon = await get("/favicon.ico");
    expect([favicon.status, favicon.headers.get("location")]).toEqual([
      302,
      icon ?? "",
    ]);
    const { json } = await shop.visitor().get("/manifest.webmanifest");
    const { icons } = z
      .object({ icons: z.array(z.object({ src: z.string() })) })
      .parse(json);
    expect(icons).toHaveLength(2);
    expect(await sizeOf(icons[1]?.src ?? "")).toEqual(["png", 512, 512]);
  }, 20_000);

  test("is kept by browsers only at the address of the present look", async () => {
    const { imageUrl } = UploadReply.parse((await upload(SVG)).json);
    await changeSite(shop.deps, { mark: imageUrl });
    const icon = async () => {
      const { text } = await shop.visitor().get("/");
      return /rel="icon" href="([^"]+)"/.exec(text)?.[1] ?? "";
    };
    const cachingOf = async (path: string) =>
      (await get(path)).headers.get("cache-control");
    const [before, card] = [await icon(), await cardOf()];
    for (const path of [before, card])
      expect(await cachingOf(path)).toContain("immutable");
    const other = UploadReply.parse((await upload(pngPhoto(300, 200))).json);
    await changeSite(shop.deps, { mark: other.imageUrl });
    for (const path of [before, card])
      expect(await cachingOf(path)).toBe("no-cache");
    expect(await cachingOf(await icon())).toContain("immutable");
  }, 20_000);

  test("has no icon at an unknown address or in an unused size", async () => {
    expect((await get("/icons/shop/abc-192.png")).status).toBe(404);
    const { imageUrl } = UploadReply.parse((await upload(SVG)).json);
    await changeSite(shop.deps, { mark: imageUrl });
    expect((await get("/icons/shop/abc-9999.png")).status).toBe(404);
    expect((await get("/icons/shop/..%2Fabc-192.png")).status).toBe(404);
  });
});

async function cardOf(): Promise<string> {
  const { text } = await shop.visitor().get("/");
  const url = /og:image" content="([^"]+)"/.exec(text)?.[1] ?? "";
  return new URL(url).pathname;
}

test("a shared link shows the shop's name, or the hero's picture", async () => {
  const plain = await cardOf();
  expect(await sizeOf(plain)).toEqual(["jpeg", 1200, 630]);
  const { json } = await upload(pngPhoto(1600, 900), API.upload);
  const { imageUrl } = UploadReply.parse(json);
  const hero = { headline: "", sentence: "", imageUrl, films: [] };
  await changeSite(shop.deps, { hero });
  const withHero = await cardOf();
  expect(withHero).not.toBe(plain);
  expect(await sizeOf(withHero)).toEqual(["jpeg", 1200, 630]);
}, 20_000);

test("the card of a shared link is cropped around the picture's focus", async () => {
  // Three stripes, each as wide as the card when scaled to its height.
  const colors = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
  ] as const;
  const photo = pngPhoto(1200, 210, {
    pixel: (x) => [...(colors[Math.floor(x / 400)] ?? colors[0])],
  });
  const { imageUrl } = UploadReply.parse(
    (await upload(photo, API.upload)).json,
  );
  const strongest = async (focus?: { x: number; y: number }) => {
    const hero = { headline: "", sentence: "", imageUrl, films: [], focus };
    await changeSite(shop.deps, { hero });
    const card = await (await get(await cardOf())).bytes();
    const { rgba } = readPng(await new Bun.Image(card).png().bytes());
    const middle = rgba.subarray(4 * (315 * 1_200 + 600)).subarray(0, 3);
    return middle.indexOf(Math.max(...middle));
  };
  expect(await strongest()).toBe(1);
  expect(await strongest({ x: 10, y: 50 })).toBe(0);
  expect(await strongest({ x: 90, y: 50 })).toBe(2);
}, 20_000);

test("the card of a shared design has the palette's background color", async () => {
  const saved = await shop.visitor().post(API.designs, { customText: "MILA" });
  const { code } = SavedDesign.parse(saved.json);
  const path = designPicturePath(code).replace(".jpg", ".png");
  const seen: (string | null)[] = [];
  for (const palette of ["raspberry", "forest"] as const) {
    await changeSite(shop.deps, { palette });
    const card = await get(path);
    seen.push(card.headers.get("etag"));
    const { rgba } = readPng(await card.bytes());
    const ground = `#${rgba.subarray(0, 3).toHex()}`.toUpperCase();
    expect(ground).toBe(PALETTES[palette].tray);
  }
  expect(seen[0]).not.toBe(seen[1] ?? null);
}, 20_000);
