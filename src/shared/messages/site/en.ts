/** The texts of a new shop's pages, until the maker writes her own. */
export const en = {
  about: "Claw clips",
  products: "In the shop",
  promo: "Design your own",
  sample: "HELLO",
  process: "Our Process",
  processText: (minutes: number) =>
    `A custom claw clip takes about ${minutes} minutes to make, start to finish.`,
  gallery: "See more",
  newsletter: "Hear what is new",
  newsletterText: "One short email when there is something new. Nothing else.",
  welcome: "You are on the list. We write when there is something new.",
};
export type SiteMessages = typeof en;
