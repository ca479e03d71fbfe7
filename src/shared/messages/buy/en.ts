import { list, plural } from "#shared/messages/words.ts";

const minutes = (count: number) =>
  plural("en", count, {
    one: `${count}\u00a0minute`,
    other: `${count}\u00a0minutes`,
  });

/** The cart and the checkout. */
export const en = {
  cart: {
    title: "Your Cart",
    close: "Close cart",
    failed: "We couldn't load your cart.",
    safe: "Your clips are safe.",
    loading: "Loading your cart...",
    empty: "Nothing held yet",
    emptyText:
      "Your cart is empty. Add a clip you like, or design one with your own charms and letters.",
    total: "Total",
    /** Where the delivery is chosen, and added, at the checkout. */
    subtotal: "Subtotal",
    checkout: "Proceed to Checkout",
    note: "No payment is taken here. We write to you about payment and delivery.",
    deliveryNext:
      "You choose the delivery in the next step. No payment is taken here.",
    unavailable: (names: readonly string[]) =>
      `${list("en", names)} can no longer be bought. Remove ${names.length === 1 ? "it" : "them"} to order the rest.`,
    clear: "Clear cart",
    clearing: "Clearing...",
  },
  hold: {
    still: (left: number) => `Held for you for ${minutes(left)}`,
    over: "Free for everyone again.",
    again: "Hold it again",
    failed: {
      title: "Not held",
      description: "It could not be held for you again. Please try once more.",
    },
    notHeld: {
      title: "Not held",
      description:
        "We cannot hold it for longer. It is yours as soon as you order it.",
    },
  },
  line: {
    /** "Honey Tortoise; Daisy, Moon": what a clip is made of, as it is stored. */
    parts: (stored: string) => stored,
    edit: "Edit",
    editName: (name: string) => `Edit ${name}`,
    remove: "Remove",
    removeName: (name: string) => `Remove ${name}`,
    quantity: (name: string) => `Quantity of ${name}`,
    fewer: "One fewer",
    more: "One more",
    each: (price: string) => `${price} each`,
    reducedLowest: (price: string) =>
      `reduced, lowest price of the last 30 days: ${price}`,
    reduced: (price: string) => `reduced, otherwise ${price}`,
    was: (price: string) => `was ${price} when you added it`,
    unavailable: "This can no longer be bought.",
  },
  /** The notes about what happened to the cart. */
  told: {
    undo: "Undo",
    removed: { title: "Item removed" },
    removeFailed: {
      title: "Remove failed",
      description: "Couldn't remove item from cart. Please try again.",
    },
    quantityFailed: {
      title: "Update failed",
      description: "Couldn't update cart item. Please try again.",
    },
    restored: { title: "Back in your cart" },
    restoreFailed: {
      title: "That did not come back",
      description: "Check your connection, then add it again from the shop.",
    },
    cleared: { title: "Cart cleared" },
  },
  /** Before the order, about clips made to a wish. */
  noWithdrawal: (names: readonly string[]) =>
    `Made to order, so there is no right to withdraw: ${list("en", names)}.`,
  checkout: {
    title: "Checkout",
    close: "Close checkout",
    order: "Your order",
    unavailable: "(can no longer be bought)",
    name: "Full name",
    email: "Email",
    phone: "Phone",
    /** The label of a field that people do not see; no filler knows it. */
    spare: "Leave this empty",
    cancel: "Cancel",
    place: "Place Order",
    /** Where the order is one to be paid by law. */
    placeBinding: "Order with obligation to pay",
    placing: "Processing...",
    payNothing: "You pay nothing now.",
    note: (email: string) => `Your order details go to ${email}.`,
    /** Below an address with a typing error; {} is the corrected one. */
    meant: "Did you mean {}?",
    toCart: "Back to your cart",
    /** Stands in the dialog until the next attempt. */
    unknown: (button: string) =>
      `We do not know whether your order arrived. What you typed is kept: press ${button} again, and it is never placed twice.`,
    /** Where the cart is empty because it was ordered. */
    found: {
      text: "Nothing was ordered twice. The order says what you had typed when you placed it.",
      open: (number: number) => `Go to order ${number}`,
      asking: "Looking for your order...",
      failed:
        "We could not look whether an order was placed. Check your connection, then try again.",
    },
    missing: {
      title: "Missing information",
      description: "Please fill in all required fields.",
    },
    emailInvalid: "Invalid email",
    phoneInvalid: "Invalid phone number",
    failed: {
      title: "Order failed",
      description:
        "There was an error processing your order. Please try again.",
    },
  },
  /** A code that takes something off, in cart, checkout and orders. */
  discount: {
    /** As a sum of an order, with the code. */
    line: (code: string) => `Code ${code}`,
    have: "Have a code?",
    your: "Your code",
    apply: "Apply",
    checking: "Checking...",
    /** After the code. */
    takes: (amount: string) => `takes ${amount} off.`,
    free: "makes the delivery free.",
    none: "leaves out what is reduced already.",
    remove: (code: string) => `Take ${code} out`,
    applied: (code: string) => `${code} is applied`,
    former: (before: string, now: string) => `before ${before}, now ${now}`,
  },
  /**
   * The texts about an order's delivery: in the checkout, on the pages of
   * orders, in mails.
   */
  delivery: {
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
    /** The page for those who lost the mail. */
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
  },
};
export type BuyMessages = typeof en;
