import { soldAt } from "#shared/catalog/sale.ts";
import * as z from "zod/mini";
import { designCents } from "#shared/clip/rules.ts";
import { deliveryCents } from "#shared/delivery/rules.ts";
import { type DeliveryOption, NO_ADDRESS } from "#shared/delivery/schema.ts";
import type { Product } from "#shared/catalog/schema.ts";
import type { Charm, Resin } from "#shared/clip/parts.ts";
import { priceCents } from "#shared/money/rules.ts";
import { readTypedPrice, toWirePrice } from "#shared/money/schema.ts";
import { sumUp } from "#shared/money/sum.ts";
import type { OwnOrderBody } from "#shared/workbench/own-order.ts";
import { createSessionStore } from "#web/data/storage.ts";

// What is typed for an order of her own, and what it comes to.

const Thing = z.object({
  name: z.string(),
  price: z.string(),
  quantity: z.int(),
});
const Design = z.object({
  letters: z.string(),
  /** Empty: the first one in stock. */
  resinId: z.string(),
  charms: z.array(z.string()),
  quantity: z.int(),
});
export type TypedThing = z.infer<typeof Thing>;
export type TypedDesign = z.infer<typeof Design>;

const Draft = z.object({
  source: z.enum(["market", "message"]),
  /** How many of each clip, by `keyOf`. */
  counts: z.record(z.string(), z.int()),
  things: z.array(Thing),
  designs: z.array(Design),
  /** Null: what is proposed for a market. */
  name: z.nullable(z.string()),
  email: z.string(),
  phone: z.string(),
  confirm: z.boolean(),
  /** Null: as it is usual where the order comes from. */
  paid: z.nullable(z.boolean()),
  /** Null: it is handed over. */
  deliveryId: z.nullable(z.int()),
  address: z.object({
    line1: z.string(),
    line2: z.string(),
    postalCode: z.string(),
    city: z.string(),
    region: z.string(),
    country: z.string(),
  }),
  note: z.string(),
  /** The last attempt: sent again, it is the same order. */
  attempt: z.nullable(z.object({ key: z.string(), body: z.string() })),
});
export type OwnDraft = z.infer<typeof Draft>;

const { name: _, ...address } = NO_ADDRESS;
const EMPTY: OwnDraft = {
  source: "market",
  counts: {},
  things: [],
  designs: [],
  name: null,
  email: "",
  phone: "",
  confirm: true,
  paid: null,
  deliveryId: null,
  address,
  note: "",
  attempt: null,
};

/** Survives a reload, and the closing of the sheet. */
export const ownDraft = createSessionStore<OwnDraft>(
  "own-order",
  EMPTY,
  (stored) => Draft.safeParse(stored).data,
);
export const forgetOwnDraft = (): void => ownDraft.set(EMPTY);

export const newThing = (): TypedThing => ({
  name: "",
  price: "",
  quantity: 1,
});
/** With the resin that the designer begins with. */
export const newDesign = ({ resins }: Pick<Shown, "resins">): TypedDesign => ({
  letters: "",
  resinId: String(resins.find(({ inStock }) => inStock)?.id ?? ""),
  charms: [],
  quantity: 1,
});

/** At a market they pay and take it. */
export const isPaid = ({ paid, source }: OwnDraft): boolean =>
  paid ?? source === "market";

/** A clip that can be sold: a product, or one of its options. */
export type Sellable = {
  key: string;
  product: Product;
  variantId: number | undefined;
  title: string;
  price: string;
  /** The most that can be taken; undefined: any number. */
  left: number | undefined;
};

/** The clips to choose from; what is sold out stands at the end. */
export function sellables(products: readonly Product[]): Sellable[] {
  const all = products.flatMap((product) => {
    const of = product.variants.length > 0 ? product.variants : [undefined];
    return of.map((variant): Sellable => {
      const counts = [product, variant].flatMap((each) =>
        each && each.stockQuantity > 0 ? [each.stockQuantity] : [],
      );
      const isThere = product.inStock && (variant?.available ?? true);
      return {
        key: [product.id, ...(variant ? [variant.id] : [])].join(" "),
        product,
        variantId: variant?.id,
        title: variant ? `${product.name}, ${variant.title}` : product.name,
        price: soldAt(variant ?? product, Date.now()).price,
        left: isThere
          ? counts.length > 0
            ? Math.min(...counts)
            : undefined
          : 0,
      };
    });
  });
  return [
    ...all.filter(({ left }) => left !== 0),
    ...all.filter(({ left }) => left === 0),
  ];
}

export type Shown = {
  clips: readonly Sellable[];
  basePrice: string;
  charms: readonly Charm[];
  resins: readonly Resin[];
  options: readonly DeliveryOption[];
};

/** What a clip after a design costs, as the designer says it. */
function designPrice(design: TypedDesign, shown: Shown): number {
  const { resinId, charms } = design;
  const chosen = [
    ...shown.resins.filter(({ id }) => String(id) === resinId),
    ...shown.charms.filter(({ id }) => charms.includes(String(id))),
  ];
  return designCents(shown.basePrice, chosen);
}

/** Adds up what is typed, with the delivery. */
export function sumOfDraft(draft: OwnDraft, shown: Shown) {
  const lines = [
    ...shown.clips.map(({ key, price }) => ({
      priceCents: priceCents(price),
      quantity: draft.counts[key] ?? 0,
    })),
    ...draft.designs.map((design) => ({
      priceCents: designPrice(design, shown),
      quantity: design.quantity,
    })),
    ...draft.things.map(({ price, quantity }) => ({
      priceCents: readTypedPrice(price) ?? 0,
      quantity,
    })),
  ].filter(({ quantity }) => quantity > 0);
  const clips = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const option = shown.options.find(({ id }) => id === draft.deliveryId);
  const ordered = { clips, clipsCents: sumUp({ lines }).totalCents };
  return {
    clips,
    ...sumUp({
      lines,
      ...(option && { deliveryCents: deliveryCents(option, ordered) }),
    }),
  };
}

/** Returns the request; `name` is what stands in the field. */
export function toOwnBody(
  draft: OwnDraft,
  shown: Shown,
  { name, country }: { name: string; country: string },
): OwnOrderBody {
  const { counts, designs, things, email, deliveryId } = draft;
  const option = shown.options.find(({ id }) => id === deliveryId);
  return {
    customerName: name,
    customerEmail: email.trim(),
    customerPhone: draft.phone.trim(),
    items: [
      ...shown.clips.flatMap(({ key, product, variantId }) => {
        const quantity = counts[key] ?? 0;
        const productId = product.id;
        return quantity > 0 ? [{ productId, variantId, quantity }] : [];
      }),
      ...designs.map(({ letters, resinId, charms, quantity }) => ({
        design: {
          customText: letters,
          selectedCharms: charms.map(Number),
          ...(resinId && { resinId: Number(resinId) }),
        },
        quantity,
      })),
      ...things.map((thing) => ({ ...thing, price: toWirePrice(thing.price) })),
    ],
    ...(option && { deliveryId: option.id }),
    ...(option?.needsAddress && {
      address: { ...draft.address, country },
    }),
    note: draft.note,
    paid: isPaid(draft),
    source: draft.source,
    confirm: draft.confirm && email.trim() !== "",
  };
}
