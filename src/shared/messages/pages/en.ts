import { plural } from "#shared/messages/words.ts";

// "{}" is where an element of the page goes, mostly a link.

/** The pages and parts that the first view does not need. */
export const en = {
  more: {
    none: "There are no more clips.",
    shown: (count: number) =>
      plural("en", count, {
        one: "One more clip is shown.",
        other: `${count} more clips are shown.`,
      }),
    reached: (reached: string, count: string) => `${reached} of ${count} clips`,
    failed: "We couldn't load more clips.",
    previous: "Previous clips",
    next: "More clips",
    loading: "Loading clips",
    range: (first: number, last: number) => `Clips ${first} to ${last}`,
  },
  sort: {
    label: "Sort the clips",
    all: "Our order",
    new: "New first",
    price: "Lowest price first",
    available: "Available now",
    none: "Nothing is available right now. New clips are on their way.",
  },
  neighbours: { title: "Also good to know", write: "Write to us" },
  designCard: {
    title: "Someone designed this clip",
    description: (design: string) =>
      `${design}. Get it as it is, or change it into yours.`,
  },
  contentFailed: "We couldn't load this page.",
  letter: {
    clips: "In this letter",
    next: "Get the next one",
  },
  notFound: {
    title: "404 Page Not Found",
    text: "This page has slipped out. Everything else is still holding.",
    order:
      "This link leads to no order, or has ended. Your order is safe: we can email you its link again.",
    back: "Back to the shop",
  },
  privacy: {
    intro: (shopName: string) =>
      `${shopName} keeps what it needs to sell you a clip, and nothing else. There is no tracking, no advertising, and no page here loads anything from another company's servers, save pictures that the maker has linked.`,
    cart: "Your cart",
    cartText: (days: number) =>
      `The first time you add a clip, we set one cookie with a random number, so that your cart is still there when you come back, and one that only says that there is a cart. They last ${days === 1 ? "a day" : `${days} days`} from your last visit and say nothing about you.`,
    order: "Your order",
    orderText:
      "We store your name, email and phone number with what you ordered, and email these details to the maker and to you. They are used to make your order and to write to you about payment and delivery. The link in our emails opens a page with how your order stands; whoever has the link can see it.",
    /** Where the shop has ways of delivery. */
    addressText:
      "If your order travels to you, we store the address as well, and your note and the words for a greeting card if you write any. They are in the same emails.",
    browser: "In your browser",
    browserText:
      "What you type at the checkout is kept in this browser tab until the order is placed or the tab is closed. The summary of an order is kept there until the confirmation page has shown it.",
    saved: "Newsletter and saved designs",
    savedText:
      "If you join, we keep your email address until you unsubscribe; every newsletter has a link for that. If you wait for a clip, we keep the address until our one email about it, a year at most. A design that you save is stored without your name, and anyone with its link can see it.",
    removal: "Have it removed",
    removalText:
      "Write to {} and we tell you what we have stored, correct it or erase it.",
  },
};
export type PagesMessages = typeof en;
