/** The name of the demo, and of a shop whose settings give none. */
export const DEFAULT_SHOP_NAME = "Barrette & Bloom";

/** What pages say about the shop itself, as its owner set it. */
export type ShopInfo = {
  name: string;
  ownerEmail: string;
  supportEmail: string;
  /** Empty where the shop has no social page. */
  socialUrl: string;
  publicUrl: string;
  /** Of every time that a page shows. */
  timeZone: string;
  /** How long an unused cart lives. */
  cartDays: number;
};
