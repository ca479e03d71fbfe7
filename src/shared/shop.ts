/** What every page says of the shop itself. Set by its owner. */
export type ShopInfo = {
  name: string;
  ownerEmail: string;
  supportEmail: string;
  /** Empty where the shop has no social page. */
  socialUrl: string;
  publicUrl: string;
  /** How long an unused cart is kept. */
  cartDays: number;
};
