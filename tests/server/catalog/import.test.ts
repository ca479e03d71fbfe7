import { afterEach, beforeEach, expect, test } from "bun:test";
import { importItem as itemCall, previewImport } from "#shared/import/calls.ts";
import type { ImportItem } from "#shared/import/schema.ts";
import { listAllProducts, listProducts } from "#server/catalog/store.ts";
import { importItem } from "#server/catalog/import-routes.ts";
import { logIn, shopWithAdmin } from "#tests/support/admin.ts";
import type { TestApp, Visitor } from "#tests/support/app.ts";
import { jpegPhoto } from "#tests/support/photos.ts";

let shop: TestApp;
let maker: Visitor;
let photos: Awaited<ReturnType<typeof startPhotos>>;
beforeEach(async () => {
  shop = shopWithAdmin();
  maker = await logIn(shop);
  photos = await startPhotos();
});
afterEach(() => {
  photos.stop();
  shop.close();
});

/** The pictures of the other shop: /1.jpg and so on, all others are missing. */
async function startPhotos() {
  const photo = await jpegPhoto(400, 400);
  const asked: string[] = [];
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch(request) {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      if (pathname === "/text.jpg") return new Response("no picture");
      return /^\/\d\.jpg$/.test(pathname)
        ? new Response(photo)
        : new Response("gone", { status: 404 });
    },
  });
  return {
    asked,
    url: (name: string) => `http://127.0.0.1:${server.port}/${name}`,
    stop: () => void server.stop(true),
  };
}

/** The other shop's server counts as public, and is asked without pauses. */
const GUEST = { resolve: async () => "127.0.0.1", pauseMs: 0 };

const item = (more: Partial<ImportItem> = {}): ImportItem => ({
  key: "daisy",
  name: "Daisy",
  description: "Poured by hand.",
  details: "",
  price: "24.00",
  variants: [],
  pictures: [{ url: photos.url("1.jpg") }],
  ...more,
});

test("a clip comes hidden, with its options, counts and pictures", async () => {
  const imported = await importItem(
    shop.deps,
    item({
      variants: [
        { title: "Small", price: "24.00", stockQuantity: 3 },
        { title: "Large", price: "29.50", stockQuantity: 0 },
      ],
      pictures: ["1.jpg", "2.jpg", "gone.jpg", "text.jpg"].map(
        (name, index) => ({
          url: photos.url(name),
          ...(index < 2 && { variant: index }),
        }),
      ),
    }),
    GUEST,
  );
  expect(imported).toMatchObject({ isNew: true, missingPictures: 2 });
  const [product] = await listAllProducts(shop.deps.db);
  expect(product).toMatchObject({
    name: "Daisy",
    slug: "daisy",
    price: "24.00",
    isHidden: true,
    variants: [
      { title: "Small", available: true, stockQuantity: 3 },
      { title: "Large", price: "29.50", available: false },
    ],
  });
  expect(product?.imageUrl).toStartWith("/uploads/");
  expect(product?.pictures).toMatchObject([
    { variantId: product?.variants[0]?.id },
    { variantId: product?.variants[1]?.id },
  ]);
  expect(await listProducts(shop.deps.db)).toEqual([]);
  expect(photos.asked).toEqual(["/1.jpg", "/2.jpg", "/gone.jpg", "/text.jpg"]);
});

test("a second import of the same clip adds nothing, two at once neither", async () => {
  const both = await Promise.all(
    [1, 2].map(() => importItem(shop.deps, item(), GUEST)),
  );
  expect(both.filter(({ isNew }) => isNew)).toHaveLength(1);
  const again = await importItem(shop.deps, item({ name: "Other" }), GUEST);
  expect(again).toMatchObject({ isNew: false, product: { name: "Daisy" } });
  expect(await listAllProducts(shop.deps.db)).toHaveLength(1);
});

test("a file shows what would come, and says what it does not understand", async () => {
  await importItem(shop.deps, item(), GUEST);
  await importItem(shop.deps, item({ key: "x", name: "Moss" }), GUEST);
  const picture = photos.url("1.jpg");
  const file = [
    "Handle,Title,Price,Image Src,Vendor",
    `daisy,Renamed,24,${picture},Me`,
    `moss,moss,20,${picture},Me`,
    `plum,Plum,20,${picture},Me`,
    "bare,Bare,20,,Me",
    `free,Free,ask,${picture},Me`,
  ].join("\n");
  const answer = await maker.post(previewImport.path, file, {
    "content-type": "text/csv",
  });
  expect(answer.status).toBe(200);
  const { items, unread } = Object(answer.json);
  expect(items.map((each: object) => Reflect.get(each, "state"))).toEqual([
    "imported",
    "named",
    "new",
    "withoutPicture",
    "withoutPrice",
  ]);
  expect(unread).toEqual(["Vendor"]);
  const wrong = await maker.post(previewImport.path, "Hello", {
    "content-type": "text/csv",
  });
  expect([wrong.status, wrong.json]).toMatchObject([
    422,
    { message: expect.stringContaining("Choose the CSV file") },
  ]);
});

test("a picture on this machine is never asked for, and nothing is added", async () => {
  for (const url of [photos.url("1.jpg"), "http://169.254.169.254/latest"]) {
    const refused = await maker.post(
      itemCall.path,
      item({ pictures: [{ url }] }),
    );
    expect([refused.status, refused.json]).toMatchObject([
      422,
      { message: expect.stringContaining("by hand") },
    ]);
  }
  expect(photos.asked).toEqual([]);
  expect(await listAllProducts(shop.deps.db)).toEqual([]);
});

test("only the maker imports", async () => {
  const stranger = shop.visitor();
  const csv = { "content-type": "text/csv" };
  const file = await stranger.post(previewImport.path, "Title,Price", csv);
  const one = await stranger.post(itemCall.path, item());
  expect([file.status, one.status]).toEqual([401, 401]);
});
