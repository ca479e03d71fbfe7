import { beforeEach, describe, expect, test } from "bun:test";
import { adminProductPath, API } from "#tests/support/api.ts";
import {
  MAX_PICTURES,
  Product,
  type ProductBody,
  ProductList,
} from "#shared/catalog/schema.ts";
import { UploadReply } from "#shared/images/schema.ts";
import { ADMIN_ENV, logIn, uploader } from "#tests/support/admin.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import {
  addProduct,
  makeProduct,
  order,
  productBody,
  readCart,
  SIZES,
} from "#tests/support/make.ts";
import { pngPhoto } from "#tests/support/photos.ts";

const shop = setUpApp(ADMIN_ENV);
let maker: Visitor;
beforeEach(async () => {
  maker = await logIn(shop);
});

const FRONT = "/demo/front.webp";
const SMALL = "/demo/small.webp";
const LARGE = "https://example.com/large.jpg";

/** Returns a clip in two sizes: a picture of both sizes, then one of each. */
const inSizes = (given: Partial<ProductBody> = {}) =>
  productBody({
    imageUrl: FRONT,
    variants: SIZES,
    pictures: [
      { imageUrl: FRONT },
      { imageUrl: SMALL, variantIndex: 0 },
      { imageUrl: LARGE, variantIndex: 1 },
    ],
    ...given,
  });

async function create(body: ProductBody): Promise<Product> {
  return Product.parse((await maker.post(API.adminProducts, body)).json);
}

async function listed(id: number): Promise<Product | undefined> {
  const { json } = await shop.visitor().get(API.products);
  return ProductList.parse(json).find((product) => product.id === id);
}

const urlsOf = (product: Product | undefined) =>
  product?.pictures?.map(({ imageUrl }) => imageUrl);
const variantsOf = (product: Product | undefined) =>
  product?.pictures?.map(({ variantId }) => variantId);

describe("a product's pictures", () => {
  test("are listed in the maker's order, each with its variant", async () => {
    const product = await create(inSizes());
    const [small, large] = product.variants;
    expect(product).toMatchObject({
      imageUrl: FRONT,
      pictures: [
        { imageUrl: FRONT, picture: null },
        { imageUrl: SMALL, picture: null, variantId: small?.id },
        { imageUrl: LARGE, picture: null, variantId: large?.id },
      ],
    });
    expect(await listed(product.id)).toEqual(product);
  });

  test("are not listed separately where there is only one", async () => {
    const alone = await makeProduct(shop.deps);
    const listedAlone = await create(
      productBody({ imageUrl: FRONT, pictures: [{ imageUrl: FRONT }] }),
    );
    for (const product of [alone, listedAlone])
      expect(product).not.toHaveProperty("pictures");
  });

  test("stay when a change does not mention them, except for a new first picture", async () => {
    const { id, variants } = await create(inSizes());
    const path = adminProductPath(id);
    const changed = await maker.put(path, productBody({ imageUrl: LARGE }));
    const product = Product.parse(changed.json);
    expect(product.imageUrl).toBe(LARGE);
    expect(urlsOf(product)).toEqual([LARGE, SMALL, LARGE]);
    expect(variantsOf(product)).toEqual([
      undefined,
      variants[0]?.id,
      variants[1]?.id,
    ]);
  });

  test("are replaced, sorted and removed by a change", async () => {
    const before = await create(inSizes());
    const path = adminProductPath(before.id);
    const large = { imageUrl: LARGE, variantId: before.variants[1]?.id };
    const sorted = await maker.put(
      path,
      productBody({
        imageUrl: LARGE,
        pictures: [large, { imageUrl: SMALL }, { imageUrl: FRONT }],
      }),
    );
    const product = Product.parse(sorted.json);
    expect(urlsOf(product)).toEqual([LARGE, SMALL, FRONT]);
    expect(variantsOf(product)).toEqual([
      before.variants[1]?.id,
      undefined,
      undefined,
    ]);
    const gone = await maker.put(path, productBody({ pictures: [] }));
    expect(gone.json).not.toHaveProperty("pictures");
  });

  test("stay without a variant when their variant is removed", async () => {
    const { id, variants } = await create(inSizes());
    const [small] = variants;
    const remaining = variants.filter((variant) => variant.id === small?.id);
    const changed = await maker.put(
      adminProductPath(id),
      productBody({ imageUrl: FRONT, variants: remaining }),
    );
    expect(variantsOf(Product.parse(changed.json))).toEqual([
      undefined,
      small?.id,
      undefined,
    ]);
  });

  test("can be sent back as they were listed", async () => {
    const before = await create(inSizes());
    const { id } = before;
    const { json } = await maker.put(adminProductPath(id), before);
    expect(Product.parse(json).pictures).toEqual(before.pictures);
  });

  test("come with the stored size and placeholder of each", async () => {
    const upload = await uploader(shop);
    const reply = UploadReply.parse((await upload(pngPhoto(200, 200))).json);
    const product = await create(
      productBody({
        imageUrl: FRONT,
        pictures: [{ imageUrl: FRONT }, { imageUrl: reply.imageUrl }],
      }),
    );
    expect(product.pictures?.[1]?.picture).toEqual(reply.picture);
  });

  test("are refused with an outdated version of the product", async () => {
    const { id, updatedAt } = await create(inSizes());
    const path = adminProductPath(id);
    const ifMatch = { "if-match": `"${updatedAt}"` };
    const other = inSizes({ variants: undefined, pictures: [] });
    expect((await maker.put(path, other, ifMatch)).status).toBe(200);
    const stale = await maker.put(path, inSizes(), ifMatch);
    expect(stale.status).toBe(412);
  });
});

describe("pictures are refused", () => {
  async function refusal(given: Partial<ProductBody>) {
    const { status, json } = await maker.post(
      API.adminProducts,
      inSizes(given),
    );
    expect(status).toBe(422);
    expect(await shop.visitor().get(API.products)).toMatchObject({ json: [] });
    return json;
  }

  test("beyond the eighth", async () => {
    const pictures = Array.from({ length: MAX_PICTURES }, () => ({
      imageUrl: FRONT,
    }));
    const tooMany = [...pictures, { imageUrl: SMALL }];
    expect(await refusal({ pictures: tooMany })).toMatchObject({
      fields: { pictures: "A clip can have 8 pictures at most." },
    });
    const product = await create(inSizes({ pictures }));
    expect(product.pictures).toHaveLength(MAX_PICTURES);
  });

  test.each([
    "javascript:alert(1)",
    "data:image/png;base64,AA==",
    "/uploads/../shop.db",
    "//example.com/a.png",
  ])("at the address %p", async (imageUrl) => {
    const pictures = [{ imageUrl: FRONT }, { imageUrl }];
    expect(await refusal({ pictures })).toMatchObject({
      fields: {
        "pictures.1.imageUrl":
          "Use an uploaded picture or an address that begins with https://.",
      },
    });
  });

  test("without any address, which says that one is missing", async () => {
    const pictures = [{ imageUrl: FRONT }, { imageUrl: " " }];
    expect(await refusal({ pictures })).toMatchObject({
      fields: { "pictures.1.imageUrl": "Choose a picture." },
    });
  });

  test("where the uploaded file no longer exists", async () => {
    const gone = `/uploads/${"a".repeat(24)}.webp`;
    const pictures = [{ imageUrl: FRONT }, { imageUrl: gone }];
    expect(await refusal({ pictures })).toMatchObject({
      fields: {
        "pictures.1.imageUrl":
          "This picture is no longer here. Please choose it again.",
      },
    });
  });

  test("where the first is not the clip's image", async () => {
    expect(await refusal({ pictures: [{ imageUrl: SMALL }] })).toMatchObject({
      fields: {
        pictures: "The first of the pictures has to be the clip's image.",
      },
    });
  });

  test.each([
    ["variantIndex", 2],
    ["variantId", 999],
  ])("with the %s of no variant of the product", async (field, value) => {
    const named = { imageUrl: SMALL, [field]: value };
    const pictures = [{ imageUrl: FRONT }, named];
    expect(await refusal({ pictures })).toMatchObject({
      fields: {
        [`pictures.1.${field}`]:
          "This option is not one of this clip's. Please load the page again.",
      },
    });
  });

  test("with a variant of another product, or a removed one", async () => {
    const other = await makeProduct(shop.deps, { variants: SIZES });
    const own = await create(inSizes());
    const put = (variantId: number | undefined) =>
      maker.put(
        adminProductPath(own.id),
        inSizes({
          variants: own.variants.slice(0, 1),
          pictures: [{ imageUrl: FRONT }, { imageUrl: SMALL, variantId }],
        }),
      );
    expect((await put(other.variants[0]?.id)).status).toBe(422);
    expect((await put(own.variants[1]?.id)).status).toBe(422);
    expect(await listed(own.id)).toEqual(own);
    expect((await put(own.variants[0]?.id)).status).toBe(200);
  });
});

describe("the chosen variant's picture", () => {
  test("is shown on the line of the cart and of the order", async () => {
    const product = await create(inSizes());
    const shopper = shop.visitor();
    for (const { id } of product.variants)
      await addProduct(shopper, product, { variantId: id });
    const shown = (await readCart(shopper)).map((line) => line.product);
    expect(shown.map(({ imageUrl }) => imageUrl)).toEqual([SMALL, LARGE]);
    const { items } = await order(shopper);
    expect(items.map(({ imageUrl }) => imageUrl)).toEqual([SMALL, LARGE]);
  });

  test("is the first of the pictures that belong to the variant", async () => {
    const product = await create(
      inSizes({
        pictures: [
          { imageUrl: FRONT, variantIndex: 0 },
          { imageUrl: SMALL, variantIndex: 0 },
          { imageUrl: LARGE, variantIndex: 1 },
          { imageUrl: SMALL, variantIndex: 1 },
        ],
      }),
    );
    const shopper = shop.visitor();
    for (const { id } of product.variants)
      await addProduct(shopper, product, { variantId: id });
    const shown = (await readCart(shopper)).map((line) => line.product);
    expect(shown.map(({ imageUrl }) => imageUrl)).toEqual([FRONT, LARGE]);
  });

  test("is the clip's first for a variant without a picture and without variants", async () => {
    const pictures = [
      { imageUrl: FRONT },
      { imageUrl: SMALL, variantIndex: 0 },
    ];
    const sized = await create(inSizes({ pictures }));
    const plain = await create(
      productBody({
        imageUrl: FRONT,
        pictures: [{ imageUrl: FRONT }, { imageUrl: LARGE }],
      }),
    );
    const shopper = shop.visitor();
    await addProduct(shopper, sized, { variantId: sized.variants[1]?.id });
    await addProduct(shopper, plain);
    const shown = (await readCart(shopper)).map((line) => line.product);
    expect(shown.map(({ imageUrl }) => imageUrl)).toEqual([FRONT, FRONT]);
  });

  test("comes with its stored size and placeholder", async () => {
    const upload = await uploader(shop);
    const reply = UploadReply.parse((await upload(pngPhoto(200, 200))).json);
    const product = await create(
      inSizes({
        pictures: [
          { imageUrl: FRONT },
          { imageUrl: reply.imageUrl, variantIndex: 1 },
        ],
      }),
    );
    const shopper = shop.visitor();
    const variantId = product.variants[1]?.id;
    const line = await addProduct(shopper, product, { variantId });
    expect(line.product.picture).toEqual(reply.picture);
  });
});
