import { struckPrice } from "#shared/catalog/sale.ts";
import type { Product, ProductPage, Variant } from "#shared/catalog/schema.ts";
import { PAGES, productPath, variantPath } from "#shared/api/paths.ts";
import type { PageState, ShopInfo } from "#shared/api/page.ts";
import { shippingDetails } from "#server/orders/delivery.ts";
import { listedPictures, skuOf, variantKind } from "#shared/catalog/rules.ts";
import { mayBuy, mayBuyProduct, type Outcome } from "#shared/stock/rules.ts";
import { designerCard, iconPath } from "./head.ts";

/** Makes an address of the shop absolute; an absolute one stays as it is. */
export function absoluteUrl(shop: ShopInfo, path: string): string {
  return new URL(path, `${shop.publicUrl}/`).href;
}

type PageProducts = {
  products: readonly Product[];
  /** The number of products on the pages before. */
  before: number;
};

/** Describes the shop for search engines: schema.org, as one JSON-LD graph. */
export function structuredData(
  { shop, site, formats }: PageState,
  { products, before }: PageProducts,
) {
  const home = absoluteUrl(shop, PAGES.home);
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": `${home}#organization`,
        name: shop.name,
        url: home,
        logo: absoluteUrl(shop, iconPath(shop, site, 512)),
        email: shop.supportEmail,
        ...(shop.socialUrl && { sameAs: [shop.socialUrl] }),
      },
      {
        "@type": "ItemList",
        itemListElement: products.map(({ slug }, index) => ({
          "@type": "ListItem",
          position: before + index + 1,
          url: absoluteUrl(shop, productPath(slug)),
        })),
      },
      {
        "@type": "WebSite",
        "@id": `${home}#website`,
        name: shop.name,
        url: home,
        inLanguage: formats.locale,
      },
    ],
  };
}

// Google documents this for a page that sells one product, required and
// recommended:
// https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
// and for one with variants .../structured-data/product-variants.

const SCHEMA = "https://schema.org";

/** Describes the clip of a page, and where the page stands, as JSON-LD. */
export function productPageData(
  state: PageState,
  { product }: ProductPage,
): object[] {
  const { shop, site } = state;
  const url = absoluteUrl(shop, productPath(product.slug));
  return [
    {
      "@context": SCHEMA,
      ...(product.variants.length > 1
        ? groupData(state, product, url)
        : productData(state, product, url)),
    },
    {
      "@context": SCHEMA,
      "@type": "BreadcrumbList",
      itemListElement: [
        {
          "@type": "ListItem",
          position: 1,
          name: site.products.title,
          item: absoluteUrl(shop, PAGES.home),
        },
        { "@type": "ListItem", position: 2, name: product.name, item: url },
      ],
    },
  ];
}

/** Describes the custom clip, for the designer's own address. */
export function designData(state: PageState): object[] {
  const { shop, clipConfig, formats, pacing } = state;
  if (!clipConfig) return [];
  const { name, description, basePrice, imageUrl, isEnabled } = clipConfig;
  const url = absoluteUrl(shop, PAGES.design);
  const outcome = mayBuy({
    inStock: true,
    isSwitchedOff: !isEnabled,
    isPaused: pacing?.pause?.isOn,
  });
  return [
    {
      "@context": SCHEMA,
      "@type": "Product",
      "@id": `${url}#product`,
      name,
      description,
      url,
      image: [absoluteUrl(shop, imageUrl || designerCard(state))],
      sku: "custom",
      brand: { "@type": "Brand", name: shop.name },
      offers: {
        "@type": "Offer",
        url,
        price: basePrice,
        priceCurrency: formats.currency,
        ...availabilityOf(outcome, { paused: pacing?.pause?.until }),
        itemCondition: `${SCHEMA}/NewCondition`,
      },
    },
  ];
}

/** Returns what is the same for all variants. */
function commonData({ shop }: PageState, product: Product, url: string) {
  return {
    name: product.name,
    description: product.description,
    url,
    brand: { "@type": "Brand", name: shop.name },
  };
}

function productData(state: PageState, product: Product, url: string) {
  const [only] = product.variants;
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    ...commonData(state, product, url),
    image: imagesOf(state.shop, product),
    sku: skuOf(product, undefined),
    offers: offerData(state, product, { variant: only, url }),
  };
}

function groupData(state: PageState, product: Product, url: string) {
  const { shop } = state;
  const kind = variantKind(product.variants);
  return {
    "@type": "ProductGroup",
    "@id": `${url}#product`,
    ...commonData(state, product, url),
    image: imagesOf(shop, product),
    productGroupID: skuOf(product, undefined),
    variesBy: [`${SCHEMA}/${kind}`],
    hasVariant: product.variants.map((variant) => {
      const own = absoluteUrl(shop, variantPath(product.slug, variant.id));
      return {
        "@type": "Product",
        name: `${product.name}, ${variant.title}`,
        description: product.description,
        url: own,
        image: imagesOf(shop, product, variant),
        sku: skuOf(product, variant),
        [kind]: variant.title,
        offers: offerData(state, product, { variant, url: own }),
      };
    }),
  };
}

/** Whether it can be ordered now; if not, since when it can be. */
function availabilityOf(
  outcome: Outcome,
  starts: Partial<Record<Outcome, string | null | undefined>>,
) {
  const availabilityStarts = starts[outcome];
  return {
    availability: `${SCHEMA}/${outcome === "free" ? "InStock" : "OutOfStock"}`,
    ...(availabilityStarts && { availabilityStarts }),
  };
}

type OnSale = Pick<
  Product,
  "price" | "regularPrice" | "lowestPrice" | "saleUntil"
>;

/** What the page strikes while a sale runs, and until when it does. */
function saleData(item: OnSale, { site, formats }: PageState) {
  const { regularPrice, saleUntil } = item;
  if (regularPrice === undefined) return {};
  const struck = struckPrice(item, site.legal.country);
  return {
    ...(saleUntil && { priceValidUntil: saleUntil }),
    ...(struck && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        priceType: `${SCHEMA}/StrikethroughPrice`,
        price: struck.price,
        priceCurrency: formats.currency,
      },
    }),
  };
}

type Offered = { variant: Variant | undefined; url: string };

function offerData(
  state: PageState,
  product: Product,
  { variant, url }: Offered,
) {
  const { site, formats, pacing } = state;
  const isPaused = pacing?.pause?.isOn;
  const outcome = mayBuyProduct(product, variant, { isPaused });
  const { country, withdrawalDays } = site.legal;
  return {
    "@type": "Offer",
    url,
    price: variant?.price ?? product.price,
    priceCurrency: formats.currency,
    ...saleData(variant ?? product, state),
    ...availabilityOf(outcome, {
      "not yet": product.availableFrom,
      paused: pacing?.pause?.until,
    }),
    itemCondition: `${SCHEMA}/NewCondition`,
    ...shippingDetails(site, {
      price: variant?.price ?? product.price,
      currency: formats.currency,
    }),
    ...(country &&
      withdrawalDays > 0 && {
        hasMerchantReturnPolicy: {
          "@type": "MerchantReturnPolicy",
          applicableCountry: country,
          returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
          merchantReturnDays: withdrawalDays,
          returnMethod: `${SCHEMA}/ReturnByMail`,
        },
      }),
  };
}

/** All pictures of a product, those of a variant first. */
function imagesOf(
  shop: ShopInfo,
  product: Product,
  variant?: Variant,
): string[] {
  return listedPictures(product, variant).map((each) =>
    absoluteUrl(shop, each),
  );
}
