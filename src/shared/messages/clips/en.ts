// "{}" is where an element of the page goes, mostly a link.

/** The page of a clip. */
export const en = {
  allClips: "All clips",
  zoom: "Show the picture large",
  close: "Close",
  payLater: "You pay nothing now. We write to you first.",
  deliveryAt: (price: string) => `Delivery ${price}`,
  deliveryFrom: (price: string) => `Delivery from ${price}, chosen at checkout`,
  deliveryFree: "Delivery costs nothing",
  deliveryFreeFrom: (price: string) => `Delivery free from ${price}`,
  /** At the price of a clip to come, for two or more. */
  inDrop: (count: number) => `${count} clips in this drop`,
  details: "Details",
  care: "Care",
  careText:
    "Resin softens in the heat: keep it out of hot cars and saunas. Wipe it with a soft, dry cloth.",
  careLink: "More about care",
  deliveryReturns: "Delivery and returns",
  questions: "Questions? Write to {}",
  inHand: "In your hand",
  scaleText:
    "Drawn to scale beside a bank card, so you can tell what fits your hair before it arrives.",
  lifeSize: "Life-size on your screen",
  lifeSizeHelp:
    "Hold a bank card to the screen and slide until the edges meet. We remember it on this device.",
  bankCard: "Bank card",
  more: "More from this pour",
  failed: "We couldn't load this clip.",
  gone: "This clip is no longer here",
  goneText: "It may have found its people. The others are still holding.",
  wide: (width: string) => `${width} wide`,
  drawing: (width: string) =>
    `The clip, ${width} wide, drawn to scale over a bank card`,
  picture: (number: number, count: number) => `Picture ${number} of ${count}`,
};
export type ClipsMessages = typeof en;
