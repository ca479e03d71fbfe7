/** The name of the demo, and of a shop whose settings give none. */
export const DEFAULT_SHOP_NAME = "Barrette & Bloom";

/** What pages show about the shop itself, from its settings. */
export type ShopInfo = {
  name: string;
  ownerEmail: string;
  supportEmail: string;
  /** Empty if the shop has no social page. */
  socialUrl: string;
  publicUrl: string;
  /** The time zone of all times that pages show. */
  timeZone: string;
  /** For how many days an unused cart is stored. */
  cartDays: number;
};
