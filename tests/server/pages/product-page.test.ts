import { readColors } from "#server/images/color-profile.ts";
import { nameOnCard, productCardPath } from "#server/clips/cards.ts";
import { beforeEach, describe, expect, test } from "bun:test";
import * as z from "zod/mini";
import { ProductPage } from "#shared/catalog/schema.ts";
import { createProductPages } from "#server/pages/product-pages.ts";
import { createPages } from "#server/pages/pages.ts";
import { findSlugOwner } from "#server/catalog/slugs.ts";
import { ADMIN_ENV, logIn } from "#tests/support/admin.ts";
import { adminProductPath, API } from "#tests/support/api.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import { PAGE_ASSETS } from "#tests/support/browser/page-assets.ts";
import { removeProduct } from "#tests/support/catalog.ts";
import { offerDelivery } from "#tests/support/orders.ts";
import { makeProduct, makeResin, productBody } from "#tests/support/make.ts";
import { changeSite } from "#tests/support/site.ts";
import { remindByForm } from "#shared/reminders/calls.ts";
import { readSiteContent } from "#server/site/store.ts";
import { newSite } from "#server/site/new-site.ts";

const PUBLIC_URL = "https://shop.example.com";
const SETTINGS = { ...ADMIN_ENV, PUBLIC_URL, SHOP_NAME: "Comb & Co" };

const shop = setUpApp(SETTINGS, (deps) => createPages(deps, PAGE_ASSETS));
let visitor: Visitor;
beforeEach(() => {
  visitor = shop.visitor();
});

const SIZED = [
  { title: "Midi, 7 cm", price: "24.00", widthMm: 70 },
  { title: "Maxi, 10 cm", price: "29.00", widthMm: 100, available: false },
];
const PICTURES = [
  { imageUrl: "/demo/blush-petal.webp" },
  { imageUrl: "https://example.com/maxi.jpg", variantIndex: 1 },
  { imageUrl: "https://example.com/worn.jpg" },
];

describe("the page of a product", () => {
  test("reads whole without scripts", async () => {
    await makeProduct(shop.deps, {
      name: "Sea Foam",
      safety: "Not for children under three.",
      details: "Cast in **two** halves.",
      variants: SIZED,
      pictures: PICTURES,
    });
    await makeProduct(shop.deps, { name: "Dune", price: "31.00" });
    await makeProduct(shop.deps, { name: "Gone", inStock: false });
    const { status, text, headers } = await visitor.get("/clips/sea-foam");
    expect(status).toBe(200);
    const [head = "", body = ""] = text.split("<body>");
    for (const part of [
      "<title>Sea Foam · Comb &amp; Co</title>",
      `<link rel="canonical" href="${PUBLIC_URL}/clips/sea-foam"`,
      'property="og:title" content="Sea Foam · Comb &amp; Co"',
      `property="og:url" content="${PUBLIC_URL}/clips/sea-foam"`,
      'name="description" content="Soft pink resin with pressed petals."',
    ])
      expect(head).toContain(part);
    for (const part of [
      ">Sea Foam</h1>",
      "$24.00",
      "Midi, 7 cm",
      "Cast in <strong>two</strong> halves.",
      "Not for children under three.",
      "https://example.com/worn.jpg",
      "In your hand",
      "2.8\u00a0in",
      'href="/clips/dune"',
    ])
      expect(body).toContain(part);
    expect(body).not.toContain('href="/clips/gone"');
    expect(headers.get("cache-control")).toBe("no-cache");
    const again = await visitor.get("/clips/sea-foam?variant=2", {
      "if-none-match": headers.get("etag") ?? "",
    });
    expect(again.status).toBe(304);
  });

  test("says of each state what can be done", async () => {
    const bodyOf = async (slug: string) => {
      const { text } = await visitor.get(`/clips/${slug}`);
      return text.slice(text.indexOf("<article"), text.indexOf("</article>"));
    };
    const REMINDER = `action="${remindByForm.path}"`;
    await makeProduct(shop.deps, { name: "Only", stockQuantity: 1 });
    const only = await bodyOf("only");
    expect(only).toContain(">One of a kind</span>");
    expect(only).toContain(">Add to Cart<");
    expect(only).not.toContain(REMINDER);

    await makeProduct(shop.deps, { name: "Gone", inStock: false });
    const gone = await bodyOf("gone");
    expect(gone).toMatch(/data-clip-picture="true" data-sold-out="true"/);
    expect(gone).toContain(REMINDER);
    expect(gone).not.toMatch(/<button[^>]*disabled/);

    // The first that can be bought is chosen, and the others can be, to wait.
    await makeProduct(shop.deps, {
      name: "No midi",
      variants: SIZED.map((each, index) => ({
        ...each,
        available: index > 0,
      })),
    });
    const noMidi = await bodyOf("no-midi");
    expect(noMidi).toMatch(/<input[^>]*checked=""[^>]*value="2"/);
    expect(noMidi).toContain(">Add to Cart<");
    expect(noMidi).not.toMatch(/<input[^>]*type="radio"[^>]*disabled/);
    expect(noMidi).not.toContain('data-clip-picture="true" data-sold-out');

    await makeProduct(shop.deps, {
      name: "No size",
      variants: SIZED.map((each) => ({ ...each, available: false })),
    });
    const noSize = await bodyOf("no-size");
    expect(noSize).toMatch(/<button[^>]*disabled[^>]*>.*?Sold out/);
    expect(noSize).toContain('name="variantId" value="3"');

    await makeProduct(shop.deps, {
      name: "Drop",
      stockQuantity: 12,
      availableFrom: "2099-12-24T10:00:00.000Z",
    });
    const drop = await bodyOf("drop");
    expect(drop).toContain(">12 clips in this drop</span>");
    expect(drop).toContain(REMINDER);
    expect(drop).not.toContain(">Add to Cart<");

    await makeProduct(shop.deps, {
      name: "Drop That Is Sold Out",
      inStock: false,
      availableFrom: "2099-12-24T10:00:00.000Z",
    });
    const { text: home } = await visitor.get("/");
    const [card = ""] =
      /<article(?!.*<article).*?<\/article>/s.exec(home) ?? [];
    expect(card).toContain(">Drop That Is Sold Out<");
    for (const html of [card, await bodyOf("drop-that-is-sold-out")]) {
      expect(html).toContain(">Sold out</span>");
      expect(html).not.toContain("2099");
      expect(html).not.toContain("Dec");
    }
  });

  test("of a drop says when it opens, also where its first option is sold out", async () => {
    await makeProduct(shop.deps, {
      name: "Drop Without Midi",
      availableFrom: "2099-12-24T10:00:00.000Z",
      variants: SIZED.map((each, index) => ({
        ...each,
        available: index > 0,
      })),
    });
    for (const path of ["/", "/clips/drop-without-midi"]) {
      const { text } = await visitor.get(path);
      const article = /<article.*?<\/article>/s.exec(text)?.[0];
      expect(article).toContain("2099-12-24");
      expect(article).not.toContain(">Sold out<");
    }
  });

  test("is sent compressed, in the form that the browser accepts", async () => {
    await makeProduct(shop.deps, { name: "Sea Foam" });
    const plain = await visitor.get("/clips/sea-foam");
    for (const encoding of ["gzip", "br"]) {
      const answer = await visitor.get("/clips/sea-foam", {
        "accept-encoding": encoding,
      });
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      expect(answer.headers.get("etag")).not.toBe(plain.headers.get("etag"));
    }
    expect((await visitor.get("/clips/sea-foam")).text).toBe(plain.text);
  });

  test("redirects from earlier addresses, and is gone for deleted and hidden clips", async () => {
    const maker = await logIn(shop);
    await makeProduct(shop.deps, { name: "Sea Foam" });
    const path = adminProductPath(1);
    await maker.put(path, productBody({ slug: "foam" }));
    for (const old of ["/clips/sea-foam", "/clips/clip-1"]) {
      const { status, headers } = await visitor.get(`${old}?variant=3`);
      expect([status, headers.get("location")]).toEqual([
        301,
        "/clips/foam?variant=3",
      ]);
      expect(headers.get("cache-control")).toBe("no-cache");
    }
    await maker.put(path, productBody({ slug: "sea-foam" }));
    expect((await visitor.get("/clips/foam")).headers.get("location")).toBe(
      "/clips/sea-foam",
    );
    await maker.put(path, productBody({ inStock: false }));
    expect((await visitor.get("/clips/sea-foam")).status).toBe(200);
    await maker.put(path, productBody({ isHidden: true }));
    for (const asked of ["/clips/sea-foam", "/api/clips/sea-foam"])
      expect((await visitor.get(asked)).status).toBe(404);
    await maker.put(path, productBody({ isHidden: false }));
    expect((await visitor.get("/clips/sea-foam")).status).toBe(200);
    await removeProduct(shop.deps, 1);
    for (const asked of ["/clips/sea-foam", "/api/clips/sea-foam"])
      expect((await maker.get(asked)).status).toBe(404);
    for (const asked of [
      "/clips/sea-foam",
      "/clips/foam",
      "/clips/never",
      "/clips/Sea-Foam",
      "/clips/",
      "/clips/a/b",
      "/api/clips/sea-foam",
    ])
      expect([asked, (await visitor.get(asked)).status]).toEqual([asked, 404]);
  });

  test("draws a clip to scale in the colors that it and its options are named after", async () => {
    for (const name of ["Rose", "Sage"])
      await makeResin(shop.deps, { name, imageUrl: `/demo/${name}.webp` });
    const option = { price: "24.00" };
    await makeProduct(shop.deps, {
      name: "Rose petal",
      widthMm: 80,
      variants: [
        { ...option, title: "Midi", widthMm: 70 },
        { ...option, title: "With sage" },
        { ...option, title: "With gold" },
        { ...option, title: "Plain" },
      ],
      pictures: [
        ...PICTURES.slice(0, 1),
        { imageUrl: "https://example.com/sage.jpg", variantIndex: 1 },
        { imageUrl: "https://example.com/gold.jpg", variantIndex: 2 },
      ],
    });
    await makeProduct(shop.deps, { name: "Shell", widthMm: 80 });
    const drawn = async (slug: string) => {
      const { json } = await visitor.get(`/api/clips/${slug}`);
      const { resin, optionResins } = ProductPage.parse(json);
      const options = optionResins?.map(({ variantId, resin: own }) => [
        variantId,
        own?.imageUrl,
      ]);
      return [resin?.imageUrl, options];
    };
    expect(await drawn("rose-petal")).toEqual([
      "/demo/Rose.webp",
      [
        [2, "/demo/Sage.webp"],
        [3, undefined],
      ],
    ]);
    // Nobody knows its color: it is measured beside the card, and not drawn.
    expect(await drawn("shell")).toEqual([undefined, undefined]);
    const { text } = await visitor.get("/clips/shell");
    const drawing = text.slice(
      text.indexOf("<svg", text.indexOf("Bank card") - 900),
    );
    expect(text).toContain("In your hand");
    expect(drawing.slice(0, drawing.indexOf("</svg>"))).not.toContain("<image");
  });

  test("of a hidden clip is the maker's alone, and as shoppers would see it", async () => {
    await makeProduct(shop.deps, { name: "Sea Foam", isHidden: true });
    const maker = await logIn(shop);
    const { text, status, headers } = await maker.get("/clips/sea-foam");
    expect(status).toBe(200);
    expect(text).toContain(">Sea Foam</h1>");
    expect(headers.get("cache-control")).toBe("no-store");
    const { json } = await maker.get("/api/clips/sea-foam");
    expect(ProductPage.parse(json).product.isHidden).toBe(true);
    // A cookie that is none, and nobody's, see what there is: nothing.
    const COOKIE = { cookie: "barrette_admin=nobody" };
    for (const asked of ["/clips/sea-foam", "/api/clips/sea-foam"]) {
      expect((await visitor.get(asked)).status).toBe(404);
      expect((await visitor.get(asked, COOKIE)).status).toBe(404);
    }
    expect((await maker.get("/clips/clip-1")).status).toBe(301);
  });

  test("is given to the browser as data, by an earlier address, too", async () => {
    await makeProduct(shop.deps, { name: "Sea Foam", details: "*Light*" });
    for (const slug of ["sea-foam", "clip-1"]) {
      const { json } = await visitor.get(`/api/clips/${slug}`);
      const page = ProductPage.parse(json);
      expect(page.product.slug).toBe("sea-foam");
      expect(page.html).toBe("<p><em>Light</em></p>\n");
    }
  });

  test("is rendered once, and again only where something on it has changed", async () => {
    const drawn: string[] = [];
    const find = createProductPages(shop.deps, {
      draw: async ({ page, state }) => {
        drawn.push(page.path);
        return JSON.stringify(state.clip);
      },
      headers: {},
      answer: (request, _, cached) => cached.answer(request),
      notFound: () => new Response(null, { status: 404 }),
      cookieFor: () => undefined,
    });
    const names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"];
    for (const name of names) await makeProduct(shop.deps, { name });
    const readAll = async () => {
      drawn.length = 0;
      for (const name of names)
        await find(new Request("http://x/"), `/clips/${name.toLowerCase()}`);
      return [...drawn];
    };
    expect(await readAll()).toHaveLength(7);
    expect(await readAll()).toEqual([]);
    const maker = await logIn(shop);
    await maker.put(
      adminProductPath(6),
      productBody({ name: "Six", price: "30.00" }),
    );
    // Its own page, and those that show it among their four others.
    expect(await readAll()).toEqual([
      "/clips/two",
      "/clips/three",
      "/clips/four",
      "/clips/five",
      "/clips/six",
    ]);
  });

  test("draws the card of a shared link as a JPEG of the usual size", async () => {
    await makeProduct(shop.deps, {
      name: "Rose",
      imageUrl: "/demo/products/rose-quartz.webp",
    });
    const answer = await shop.app.handle(
      new Request("http://localhost/cards/clips/1-anything.jpg"),
    );
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(answer.headers.get("cross-origin-resource-policy")).toBe(
      "cross-origin",
    );
    const image = new Bun.Image(
      new Uint8Array(await answer.clone().arrayBuffer()),
    );
    expect(await image.metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: "jpeg",
    });
    // The ground goes on to its edges without a seam, below the picture as well.
    const seen = await readColors(await image.png().bytes());
    for (const y of [40, 250, 470]) {
      const row = seen?.colors.slice(y * 1200, (y + 1) * 1200) ?? [];
      for (const x of [345, 350, 355, 845, 850, 855])
        expect(distance(row[x], row[x - 3])).toBeLessThan(12);
    }
    for (const path of ["2-x.jpg", "1.jpg", "x-x.jpg", "1-x.png"])
      expect((await visitor.get(`/cards/clips/${path}`)).status).toBe(404);
  });
});

/** The largest difference of two colors in red, green or blue. */
function distance(one = "", other = ""): number {
  const [a, b] = [one, other].map((color) =>
    Buffer.from(color.slice(1), "hex"),
  );
  return Math.max(
    ...[0, 1, 2].map((at) => Math.abs((a?.[at] ?? 0) - (b?.[at] ?? 255))),
  );
}

test("a long name stands on its card in up to three lines, whole in a crop of 4:5", () => {
  const WIDEST_LETTER = 0.62;
  const linesOf = (name: string) => {
    const { lines, size } = nameOnCard(name);
    for (const line of lines)
      expect(line.length * WIDEST_LETTER * size).toBeLessThan(504 - 30);
    return [lines, Math.round(size)];
  };
  expect(linesOf("Sea Foam")).toEqual([["Sea Foam"], 46]);
  expect(linesOf("Pflaume im Sternenlicht")).toEqual([
    ["Pflaume im", "Sternenlicht"],
    34,
  ]);
  expect(
    linesOf(
      "Große Haarspange aus Rosenquarz mit Vergissmeinnicht und etwas Blattgold",
    ),
  ).toEqual([
    [
      "Große Haarspange aus Rosenquarz",
      "mit Vergissmeinnicht und etwas",
      "Blattgold",
    ],
    24,
  ]);
  const [[long]] = [linesOf("W".repeat(100))];
  expect(long).toEqual(["W".repeat(100)]);
});

test("the address of a card changes with the clip's name, price and picture, and the shop's colors", async () => {
  const locale = await shop.deps.locale();
  const product = await makeProduct(shop.deps);
  const said = {
    product,
    words: locale.messages.first.products,
    formats: locale.formats,
    palette: "raspberry",
  } as const;
  const paths = [
    said,
    { ...said, product: { ...product, name: "Other" } },
    { ...said, product: { ...product, price: "99.00" } },
    { ...said, product: { ...product, imageUrl: "/demo/other.webp" } },
    { ...said, palette: "forest" } as const,
  ].map(productCardPath);
  expect(new Set(paths).size).toBe(5);
});

// https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
const Url = z.url();
const Country = z.string().check(z.regex(/^[A-Z]{2}$/));
const Offer = z.strictObject({
  "@type": z.literal("Offer"),
  url: Url,
  price: z.string().check(z.regex(/^\d+\.\d\d$/)),
  priceCurrency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  availability: z.enum([
    "https://schema.org/InStock",
    "https://schema.org/OutOfStock",
  ]),
  itemCondition: z.literal("https://schema.org/NewCondition"),
  availabilityStarts: z.optional(z.iso.datetime()),
  // .../structured-data/merchant-listing#product-shipping-details
  shippingDetails: z.optional(
    z.array(
      z.strictObject({
        "@type": z.literal("OfferShippingDetails"),
        shippingRate: z.strictObject({
          "@type": z.literal("MonetaryAmount"),
          value: z.string().check(z.regex(/^\d+\.\d\d$/)),
          currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
        }),
        shippingDestination: z.strictObject({
          "@type": z.literal("DefinedRegion"),
          addressCountry: z.array(Country).check(z.minLength(1)),
        }),
      }),
    ),
  ),
  hasMerchantReturnPolicy: z.optional(
    z.strictObject({
      "@type": z.literal("MerchantReturnPolicy"),
      applicableCountry: Country,
      returnPolicyCategory: z.literal(
        "https://schema.org/MerchantReturnFiniteReturnWindow",
      ),
      merchantReturnDays: z.int(),
      returnMethod: z.literal("https://schema.org/ReturnByMail"),
    }),
  ),
});
const Common = {
  "@context": z.literal("https://schema.org"),
  "@id": Url,
  name: z.string().check(z.minLength(1)),
  description: z.string().check(z.minLength(1)),
  url: Url,
  image: z.array(Url).check(z.minLength(1)),
  brand: z.strictObject({
    "@type": z.literal("Brand"),
    name: z.string().check(z.minLength(1)),
  }),
};
const ProductData = z.strictObject({
  ...Common,
  "@type": z.literal("Product"),
  sku: z.string().check(z.minLength(1)),
  offers: Offer,
});
// https://developers.google.com/search/docs/appearance/structured-data/product-variants
const GroupData = z.strictObject({
  ...Common,
  "@type": z.literal("ProductGroup"),
  productGroupID: z.string().check(z.minLength(1)),
  variesBy: z.array(
    z.enum([
      "https://schema.org/size",
      "https://schema.org/color",
      "https://schema.org/pattern",
    ]),
  ),
  hasVariant: z.array(
    z.strictObject({
      "@type": z.literal("Product"),
      name: z.string(),
      description: z.string(),
      url: Url,
      image: z.array(Url).check(z.minLength(1)),
      sku: z.string(),
      size: z.optional(z.string()),
      color: z.optional(z.string()),
      pattern: z.optional(z.string()),
      offers: Offer,
    }),
  ),
});

async function dataOf(path: string): Promise<unknown[]> {
  const { text } = await visitor.get(path);
  return [
    ...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
  ].map(([, json = ""]): unknown => JSON.parse(json));
}

describe("search engines", () => {
  test("are told of a clip what Google asks for", async () => {
    await makeProduct(shop.deps, {
      name: "Sea Foam",
      pictures: PICTURES.slice(0, 1),
    });
    await makeProduct(shop.deps, { name: "Dune", inStock: false });
    const [product, crumbs] = await dataOf("/clips/sea-foam");
    const data = ProductData.parse(product);
    expect(data).toMatchObject({
      name: "Sea Foam",
      image: [`${PUBLIC_URL}/demo/blush-petal.webp`],
      sku: "1",
      brand: { name: "Comb & Co" },
      offers: {
        url: `${PUBLIC_URL}/clips/sea-foam`,
        price: "24.00",
        priceCurrency: "USD",
        availability: "https://schema.org/InStock",
      },
    });
    expect(data.offers.hasMerchantReturnPolicy).toBeUndefined();
    expect(crumbs).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [{ position: 1 }, { position: 2, name: "Sea Foam" }],
    });
    const opens = "2026-12-24T10:00:00.000Z";
    await makeProduct(shop.deps, { name: "Drop", availableFrom: opens });
    const [drop] = await dataOf("/clips/drop");
    expect(ProductData.parse(drop).offers).toMatchObject({
      availability: "https://schema.org/OutOfStock",
      availabilityStarts: opens,
    });
    await makeProduct(shop.deps, {
      name: "Never",
      inStock: false,
      availableFrom: opens,
    });
    const [never] = await dataOf("/clips/never");
    expect(JSON.stringify(never)).not.toContain("availabilityStarts");
    const [soldOut] = await dataOf("/clips/dune");
    expect(ProductData.parse(soldOut).offers.availability).toBe(
      "https://schema.org/OutOfStock",
    );
  });

  test("are told of each option, with an address that chooses it", async () => {
    await makeProduct(shop.deps, {
      name: "Sea Foam",
      variants: SIZED,
      pictures: PICTURES,
    });
    const [group] = await dataOf("/clips/sea-foam");
    const { hasVariant, variesBy, productGroupID } = GroupData.parse(group);
    expect([variesBy, productGroupID]).toEqual([
      ["https://schema.org/size"],
      "1",
    ]);
    expect(hasVariant).toMatchObject([
      {
        sku: "1-1",
        size: "Midi, 7 cm",
        url: `${PUBLIC_URL}/clips/sea-foam?variant=1`,
        image: [
          `${PUBLIC_URL}/demo/blush-petal.webp`,
          "https://example.com/worn.jpg",
        ],
        offers: { price: "24.00", availability: "https://schema.org/InStock" },
      },
      {
        sku: "1-2",
        image: [
          "https://example.com/maxi.jpg",
          `${PUBLIC_URL}/demo/blush-petal.webp`,
          "https://example.com/worn.jpg",
        ],
        offers: {
          url: `${PUBLIC_URL}/clips/sea-foam?variant=2`,
          price: "29.00",
          availability: "https://schema.org/OutOfStock",
        },
      },
    ]);
  });

  test("are told of the return policy once the shop has one", async () => {
    await makeProduct(shop.deps, { name: "Sea Foam" });
    const site = newSite("en");
    await changeSite(shop.deps, {
      ...site,
      legal: { country: "DE", withdrawalDays: 14 },
    });
    const [product] = await dataOf("/clips/sea-foam");
    expect(
      ProductData.parse(product).offers.hasMerchantReturnPolicy,
    ).toMatchObject({ applicableCountry: "DE", merchantReturnDays: 14 });
  });

  test("are told, like the shopper, what the delivery of a clip costs", async () => {
    await makeProduct(shop.deps, { name: "Sea Foam", variants: SIZED });
    await offerDelivery(shop.deps);
    const [group] = await dataOf("/clips/sea-foam");
    const offers = GroupData.parse(group).hasVariant.map((each) => each.offers);
    expect(offers.map((each) => each.shippingDetails?.[0])).toMatchObject(
      ["24.00", "29.00"].map(() => ({
        shippingRate: { value: "4.90", currency: "USD" },
        shippingDestination: { addressCountry: ["DE", "AT"] },
      })),
    );
    const saysOf = async (deliveryOptions: object[]) => {
      await offerDelivery(shop.deps, deliveryOptions);
      const { text } = await visitor.get("/clips/sea-foam");
      return /<li[^>]*>(?:(?!<li).)*>(Delivery [^a][^<]*)</s.exec(text)?.[1];
    };
    const parcel = { name: "Parcel", price: "4.90" };
    expect([
      await saysOf([]),
      await saysOf([parcel]),
      await saysOf([parcel, { name: "Express", price: "9.00" }]),
      await saysOf([{ ...parcel, freeFrom: "20.00" }]),
      await saysOf([{ ...parcel, price: "0.00", needsAddress: false }]),
    ]).toEqual([
      undefined,
      "Delivery $4.90",
      "Delivery from $4.90, chosen at checkout",
      "Delivery costs nothing",
      undefined,
    ]);
  });

  test("are told what the way to other countries costs, and which way is free", async () => {
    await makeProduct(shop.deps, { name: "Sea Foam" });
    const saysOf = async (
      deliveryOptions: object[],
      parts: Parameters<typeof offerDelivery>[2] = {},
    ) => {
      await offerDelivery(shop.deps, deliveryOptions, parts);
      const { text } = await visitor.get("/clips/sea-foam");
      return [...text.matchAll(/<small[^>]*>([^<]*)<\/small>/g)].map(
        ([, words]) => words,
      );
    };
    const { legal } = await readSiteContent(shop.deps.db, shop.deps.config);
    const german = { legal: { ...legal, country: "DE" } };
    const letter = { name: "Letter", price: "4.90", countries: ["DE"] };
    const tiers = [{ from: 3, price: "14.00" }];
    const austria = { name: "Parcel", price: "9.49", countries: ["AT"], tiers };
    const europe = { name: "Europe", price: "12.00", countries: ["EU"] };
    const far = { name: "Abroad", price: "19.00", countries: ["CH", "GB"] };
    expect(await saysOf([letter, austria, far], german)).toEqual([
      "to Austria from $9.49",
      "to Switzerland, United Kingdom $19.00",
    ]);
    // A group that has the shop's own country is a way at home.
    expect(await saysOf([letter, { ...europe, freeFrom: "60" }])).toEqual([
      "Europe: free from $60.00",
    ]);
    expect(await saysOf([{ ...letter, freeFrom: "60.00" }])).toEqual([
      "Delivery free from $60.00",
    ]);
  });

  test("find every clip with its pictures in the sitemap", async () => {
    await makeProduct(shop.deps, {
      name: "Sea & Foam",
      pictures: PICTURES.slice(0, 1),
    });
    await makeProduct(shop.deps, { name: "Hidden", isHidden: true });
    const { text, headers } = await visitor.get("/sitemap.xml");
    expect(headers.get("content-type")).toBe("application/xml");
    expect(text).toContain(
      'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
    );
    expect(text).toContain(
      `<url><loc>${PUBLIC_URL}/clips/sea-foam</loc><image:image><image:loc>${PUBLIC_URL}/demo/blush-petal.webp</image:loc></image:image>`,
    );
    expect(text).not.toContain("hidden");
  });
});

const text = (max: number) =>
  z.tuple([z.string().check(z.minLength(1), z.maxLength(max))]);
const address = (max: number) => z.tuple([z.url().check(z.maxLength(max))]);
const word = (pattern: RegExp) => z.tuple([z.string().check(z.regex(pattern))]);
const FEED_PICTURE = z.url().check(z.maxLength(2_000));
/** Each is there once but further pictures: .../merchants/answer/7052112 */
const FeedItem = z.strictObject({
  id: text(50),
  title: text(150),
  description: text(5_000),
  link: address(2_000),
  image_link: address(2_000),
  additional_image_link: z.optional(
    z.array(FEED_PICTURE).check(z.maxLength(10)),
  ),
  availability: word(/^(in|out_of)_stock$/),
  price: word(/^\d+\.\d\d [A-Z]{3}$/),
  condition: word(/^new$/),
  brand: text(70),
  identifier_exists: word(/^no$/),
  // A group needs something in which its items differ.
  item_group_id: z.optional(text(50)),
  color: z.optional(text(100)),
  size: z.optional(text(100)),
  pattern: z.optional(text(100)),
});

/** Reads a feed; throws for markup that is not well-formed. */
function readFeed(xml: string): Record<string, string[]>[] {
  const open: string[] = [];
  const items: Record<string, string[]>[] = [];
  const rest = xml.replace(/^<\?xml [^>]*\?>\n/, "");
  for (const [, end, name = "", text = ""] of rest.matchAll(
    /<(\/?)([\w:]+)[^>]*>([^<]*)/g,
  )) {
    if (end) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
      continue;
    }
    open.push(name);
    if (name === "item") items.push({});
    if (/&(?!amp;|lt;|gt;|quot;|#39;)/.test(text)) throw new Error(text);
    const field = /^g:(.*)/.exec(name)?.[1];
    const item = items.at(-1);
    if (field && item) item[field] = [...(item[field] ?? []), text];
  }
  if (open.length > 0) throw new Error(`${open} are not closed`);
  return items;
}

describe("the product feed", () => {
  test("has an item for each clip and option, with all that is required", async () => {
    await makeProduct(shop.deps, {
      name: "Sea & Foam",
      variants: SIZED,
      pictures: PICTURES,
    });
    await makeProduct(shop.deps, {
      name: "Drop",
      availableFrom: "2026-12-24T10:00:00.000Z",
    });
    await makeProduct(shop.deps, { name: "Hidden", isHidden: true });
    const { text, headers } = await visitor.get("/feeds/products.xml");
    expect(headers.get("content-type")).toBe("application/xml; charset=utf-8");
    expect(text).toContain(
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    );
    const items = readFeed(text);
    expect(items).toHaveLength(3);
    for (const item of items) {
      const { item_group_id, color, size, pattern } = FeedItem.parse(item);
      const differences = [color, size, pattern].filter(Boolean);
      expect(differences).toHaveLength(item_group_id ? 1 : 0);
    }
    expect(items[1]).toMatchObject({
      id: ["1-2"],
      title: ["Sea &amp; Foam, Maxi, 10 cm"],
      item_group_id: ["1"],
      size: ["Maxi, 10 cm"],
      link: [`${PUBLIC_URL}/clips/sea-foam?variant=2`],
      image_link: ["https://example.com/maxi.jpg"],
      availability: ["out_of_stock"],
      price: ["29.00 USD"],
    });
    expect(items[2]).toMatchObject({
      id: ["2"],
      availability: ["out_of_stock"],
    });
    expect(items[2]?.item_group_id).toBeUndefined();
  });

  test("cuts a long title between letters", async () => {
    const long = { title: "🌸".repeat(60), price: "24.00" };
    await makeProduct(shop.deps, {
      name: "🌸".repeat(100),
      variants: [long, { title: "Plain", price: "24.00" }],
    });
    const { text } = await visitor.get("/feeds/products.xml");
    const [item] = readFeed(text);
    expect(FeedItem.parse(item).title).toEqual(["🌸".repeat(75)]);
  });
});

test("a clip that an older copy of the shop made has a page", async () => {
  const { id } = await makeProduct(shop.deps, { name: "薔薇" });
  expect(await findSlugOwner(shop.deps.db, "clip-1")).toBe(id);
  const { status, text } = await visitor.get("/clips/clip-1");
  expect([status, text.includes("薔薇</h1>")]).toEqual([200, true]);
  const list = await visitor.get(API.products);
  expect(list.json).toMatchObject([{ slug: "clip-1" }]);
});

test("the designer has an address of its own, with its card and data", async () => {
  const { status, text } = await visitor.get("/design");
  expect(status).toBe(200);
  for (const part of [
    "<title>Design Your Clip · Comb &amp; Co</title>",
    `<link rel="canonical" href="${PUBLIC_URL}/design"`,
    'property="og:description" content="Your own clip, with charms and letters, made for you."',
    ">Design Your Clip</h1>",
  ])
    expect(text).toContain(part);
  const [custom] = await dataOf("/design");
  expect(ProductData.parse(custom)).toMatchObject({
    name: "Custom Claw Clip",
    offers: { price: "25.00", availability: "https://schema.org/InStock" },
  });
  const sitemap = await visitor.get("/sitemap.xml");
  expect(sitemap.text).toContain(`<loc>${PUBLIC_URL}/design</loc>`);
});

test("the designer's card is a drawing of its clip, at an address that changes with it", async () => {
  const addressIn = async () => {
    const { text } = await visitor.get("/design");
    const url = /property="og:image" content="([^"]*)"/.exec(text)?.[1] ?? "";
    expect(url).toStartWith(`${PUBLIC_URL}/cards/design/`);
    return url.slice(PUBLIC_URL.length);
  };
  const cardAt = (path: string) =>
    shop.app.handle(new Request(`http://localhost${path}`));
  const first = await addressIn();
  const answer = await cardAt(first);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  expect(answer.headers.get("cache-control")).toContain("immutable");
  const image = new Bun.Image(new Uint8Array(await answer.arrayBuffer()));
  expect(await image.metadata()).toMatchObject({
    width: 1200,
    height: 630,
    format: "jpeg",
  });
  const earlier = await cardAt("/cards/design/earlier.jpg");
  expect(earlier.headers.get("cache-control")).toBe("no-cache");
  const [custom] = await dataOf("/design");
  expect(ProductData.parse(custom).image).toEqual([`${PUBLIC_URL}${first}`]);
  await makeResin(shop.deps, { name: "Tide Agate" });
  shop.deps.changes.announce();
  await shop.deps.changes.settled();
  expect(await addressIn()).not.toBe(first);
});
