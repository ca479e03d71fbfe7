import { plural } from "#shared/messages/words.ts";

/** How an order travels: in the checkout, on the pages of orders, in mails. */
export const en = {
  you: "About you",
  delivery: "Delivery",
  free: "free",
  freeFrom: (amount: string) => `Free from ${amount}`,
  optional: (field: string) => `${field} (optional)`,
  fields: {
    country: "Country",
    street: "Street and number",
    line1: "Address",
    postalCode: "Postal code",
    postcode: "Postcode",
    zip: "ZIP code",
    city: "City",
    town: "Town or city",
    state: "State",
    province: "Province",
    region: "State or region",
  },
  chooseCountry: "Choose a country",
  addLine2: "Apartment, building, c/o",
  /** A hint: such a code is taken as well. */
  unusualCode: "That looks unusual. Please read it once more.",
  extras: "Gift and note",
  gift: "This is a gift",
  card: "Greeting card",
  cardHint: "We write it by hand. The packing slip shows no prices.",
  recipient: "Name on the parcel",
  recipientHint: "If it goes straight to somebody else.",
  note: "A note for the workshop",
  clips: (count: number) =>
    plural("en", count, { one: `${count} clip`, other: `${count} clips` }),
  total: "Total",
  payNothing: "You pay nothing today.",
  payLater: "How to pay comes by email.",
  /** On the pages of an order, and in its mails. */
  order: {
    sendTo: "Send to",
    yourNote: "Your note",
    theirNote: "Their note",
    isGift: "A gift, with this on the card",
    isGiftWithout: "A gift, without a card",
    copyAddress: "Copy the address",
    notCopied:
      "The address could not be copied. Select it and copy it yourself.",
    copied: "Copied",
    map: "Show on a map",
  },
  /** The slip that goes into a parcel that is a present. */
  slip: {
    print: "Print packing slip",
    printGift: "Print gift slip",
    forYou: "For you",
  },
  /** For those who lost the mail. */
  lost: {
    title: "Lost the link to your order?",
    text: "Give us the email address of your order. We send you the links to your orders.",
    email: "Email",
    send: "Send me the links",
    sent: "If there are orders with this address, the links are on their way to it. They can take a few minutes.",
    sending: "Sending...",
    failed: "That did not go through",
    noScript: "Please turn on JavaScript to use this form, or write to {}.",
    subject: "The links to your orders",
    hello: "Here are the links to your orders.",
    order: (id: number, day: string) => `Order ${id} of ${day}`,
    ignore:
      "If you did not ask for this, nothing has happened: only you can read this email.",
  },
};
export type DeliveryMessages = typeof en;
