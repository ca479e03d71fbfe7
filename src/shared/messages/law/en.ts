import { plural } from "#shared/messages/words.ts";

/** What shops of the maker's country usually need and hers lacks. */
export const en = {
  title: (country: string, count: number) =>
    `${country}: ${plural("en", count, { one: "1 thing that shops there usually need is missing", other: `${count} things that shops there usually need are missing` })}`,
  noAdvice:
    "This is no legal advice: the list is short, and laws change. Ask somebody who knows the law of your country.",
  needs: {
    imprint:
      "Say on a page who you are: your name, postal address, email address, and your numbers of registers and VAT, if you have any.",
    privacy:
      "Say on a page about privacy what becomes of personal data, and who is responsible for them. The built-in page does not know your name and address.",
    binding:
      "Let the order button say that an order is one to be paid. Otherwise there may be no contract.",
    priceNote:
      "Say at the prices whether they include VAT, and whether delivery comes on top.",
    totalNote:
      "Say what is true at totals, such as in the checkout: the delivery is in them already, so “plus delivery” does not belong there.",
    withdrawal:
      "Give your customers 14 days to withdraw, with the button for it on the page of their order.",
    returns:
      "Say on a page how a clip can be given back, by when, and who pays for the way back.",
    shipping:
      "Say on a page where you send to, what it costs and how long it takes.",
    terms:
      "Send your terms along with the confirmation of an order, so that your customers can keep them.",
    maker:
      "Say at every clip who made it, with postal and email address, and write warnings into the safety text of a clip that needs some.",
    mailText:
      "Put your name and postal address under your emails, and your numbers of registers, if you have any.",
    confirmSubscriptions:
      "Let subscriptions to your newsletter be confirmed by email, so that you can prove that they were wanted.",
    francs: "Show your prices in Swiss francs.",
  },
  places: {
    law: "View shop, Edit, Details, then Law",
    currency: "View shop, Edit, then Details",
    terms: "View shop, Edit, Pages: tick “Terms” at a page",
    page: (title: string) => `View shop, Edit, Pages, then “${title}”`,
  },
};
export type LawMessages = typeof en;
