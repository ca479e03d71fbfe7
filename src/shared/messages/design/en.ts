import { list } from "#shared/messages/words.ts";

/** The designer, and the clip that somebody has shared. */
export const en = {
  title: "Design Your Clip",
  editTitle: "Edit Your Clip",
  sharedTitle: "Someone designed this clip",
  close: "Close designer",
  parts: {
    label: "Parts of your clip",
    letters: "Letters",
    resin: "Resin",
    charms: "Charms",
  },
  message: {
    label: "Custom message",
    hint: "Letters are included in the price.",
    placeholder: (max: number) => `Up to ${max} letters`,
    used: "Characters used: ",
    count: (count: number, max: number) => `${count} of ${max} characters used`,
  },
  charms: {
    onClip: "Charms on your clip",
    choose: (max: number) => `Charms, choose up to ${max}`,
    sides: {
      left: "on the left",
      middle: "in the middle",
      right: "on the right",
    },
    free: (side: string) => `Place ${side}, free`,
    lies: (name: string, side: string) => `${name}, ${side}`,
    swap: "Swap",
    swapName: (name: string) => `Swap ${name}`,
    remove: "Remove",
    removeName: (name: string) => `Remove ${name}`,
    exchange: (one: string, other: string) =>
      `Let ${one} and ${other} change places`,
    goesHere: "Choose what goes here.",
    keep: (name: string) => `Keep ${name}`,
    full: "That is all three. Press one on the clip to swap it.",
    loading: "Loading charms...",
    none: "No charms in the tray right now. You can still add letters.",
    failed: "We couldn't load the charms.",
    check: "Check your connection and try again. You can still add letters.",
  },
  /** Why a charm or a resin cannot be chosen: on its tile, to a screen reader. */
  unavailable: {
    out: "Out of stock",
    gone: "No longer available",
    outName: (name: string) => `${name}, out of stock`,
    goneName: (name: string) => `${name}, no longer available`,
  },
  areOut: (names: readonly string[]) =>
    `${list("en", names)} ${names.length > 1 ? "are" : "is"} out of stock.`,
  areGone: (names: readonly string[]) =>
    `${list("en", names)} ${names.length > 1 ? "are" : "is"} no longer in the shop.`,
  swapCharm: "Swap it or take it off.",
  swapCharms: "Swap them or take them off.",
  otherResin: "Choose another resin.",
  plus: (name: string, price: string) => `${name}, plus ${price}`,
  price: {
    clip: (price: string) => `${price} clip`,
    resin: (price: string) => `${price} resin`,
    charms: (price: string) => `${price} charms`,
    announced: (price: string) => `Price ${price}`,
  },
  /** Until the maker writes a description of her own. */
  description: "Your own clip, with charms and letters, made for you.",
  promise: "Every pour swirls its own way, so yours will differ a little.",
  kept: "Your design is kept here until then.",
  noWithdrawal:
    "This clip is made to order: there is no right to withdraw from it.",
  surprise: "Surprise me",
  undo: "Undo",
  update: "Update Clip",
  updating: "Updating...",
  shared: {
    lead: "Get it just as it is, or change anything and make it your own.",
    change: "Change It",
  },
  share: {
    save: "Save & share",
    saving: "Saving...",
    subject: (shopName: string) => `A clip to look at · ${shopName}`,
    link: "Link to your design",
    hint: "Copy it to share it: it opens your design.",
    close: "Close link",
    copied: "The link is copied.",
  },
  told: {
    updated: { title: "Updated!" },
    addedAgain: {
      title: "Added as a new clip",
      description: "The one you were editing is no longer in your cart.",
    },
    addFailed: {
      title: "Failed to add custom clip to cart. Please try again.",
    },
    updateFailed: {
      title: "Failed to update custom clip. Please try again.",
    },
    saved: { title: "Success!", description: "Your design is saved." },
    saveFailed: {
      title: "Error",
      description: "Failed to save your design. Please try again.",
    },
    sharedFailed: {
      title: "That design could not be opened",
      description: "Check the link, or design a clip of your own.",
    },
    /** Titles; the room "errors" has the sentences. */
    empty: "Design your clip",
    limit: "Limit reached",
  },
};
export type DesignMessages = typeof en;
