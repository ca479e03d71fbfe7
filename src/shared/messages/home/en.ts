import { plural } from "#shared/messages/words.ts";

// "{}" is where an element of the page goes, mostly a link.

const minutes = (count: number) =>
  plural("en", count, {
    one: `${count}\u00a0minute`,
    other: `${count}\u00a0minutes`,
  });

/**
 * The texts of the home page below its products; they load after the first
 * view.
 */
export const en = {
  promo: {
    text: (charms: number, letters: number) =>
      `Pick up to ${charms} charms and ${letters} letters, watch your clip come together, and we make it for you.`,
    name: "Your name",
    lettersOnly: (letters: number) =>
      `Pick up to ${letters} letters, watch your clip come together, and we make it for you.`,
    placeholder: (letters: number) => `A name, up to ${letters} letters`,
    from: (price: string) => `From ${price}, letters included.`,
    begun: "The clip you began is waiting for you.",
  },
  /** A shop without clips, as on its first day. */
  firstDay: {
    sentence: "The first claw clips are on their way.",
    art: "A claw clip between two that are only drawn yet",
    title: "New clips are on their way",
    text: "Leave your email and be the first to see them.",
    comeBack: "Come back soon.",
    tellMe: "Tell me",
  },
  process: {
    minutes: (count: number) =>
      plural("en", count, {
        one: `${count} minute`,
        other: `${count} minutes`,
      }),
    bench: "at the bench",
  },
  social: {
    more: "See more on our social page",
    newTab: "(opens in a new tab)",
    soon: "Our social page is on its way.",
    pictures: "Pictures of our clips",
  },
  newsletter: {
    email: "Email address",
    placeholder: "you@example.com",
    join: "Join",
    joining: "Joining...",
    invalid: "Invalid email",
    failed: {
      title: "Oops! Something went wrong",
      description: "Please try again later. We can't wait to have you join us!",
    },
    toConfirm: {
      title: "Almost there",
      description:
        "We have sent you an email. Press the button in it, and you are on the list.",
    },
    welcome: (shopName: string) => `Welcome to ${shopName}!`,
  },
  /** The pages and parts that the first view does not need. */
  pages: {
    more: {
      none: "There are no more clips.",
      shown: (count: number) =>
        plural("en", count, {
          one: "One more clip is shown.",
          other: `${count} more clips are shown.`,
        }),
      reached: (reached: string, count: string) =>
        `${reached} of ${count} clips`,
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
      counted: "How often, never who",
      countedText:
        "We count how often a page was looked at and which website led here, as sums per day, to see what people like. No cookie, no address, no name of a browser and nothing else that tells one person from another is stored for it.",
      removal: "Have it removed",
      removalText:
        "Write to {} and we tell you what we have stored, correct it or erase it.",
    },
  },
  /** A price that is lower for a while. */
  sale: {
    lowest: "lowest price of the last 30 days",
    wasLowest: (price: string) =>
      `${price} was the lowest price of the last 30 days.`,
    until: (day: string) => `Until ${day}`,
    former: (before: string, now: string) => `before ${before}, now ${now}`,
  },
  /** The page of a clip. */
  clips: {
    allClips: "All clips",
    zoom: "Show the picture large",
    close: "Close",
    payLater: "You pay nothing now. We write to you first.",
    deliveryAt: (price: string) => `Delivery ${price}`,
    deliveryFrom: (price: string) =>
      `Delivery from ${price}, chosen at checkout`,
    /** What the way to a place costs that has a price of its own. */
    deliveryTo: (place: string, price: string) => `to ${place} ${price}`,
    deliveryToFrom: (place: string, price: string) =>
      `to ${place} from ${price}`,
    places: { EU: "the EU", EEA: "the EEA" },
    /** One of several ways is free from a sum on. */
    deliveryFreeWay: (name: string, price: string) =>
      `${name}: free from ${price}`,
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
  },
  /** Clips to come, who waits for them, and when the maker takes orders. */
  drops: {
    /** At the price, in place of the maker's own line. */
    ready: (day: string) => `Ready about ${day}.`,
    pause: {
      /** First what is so, then what can be done. */
      fact: (day: string) =>
        `We take no orders just now, and are back on ${day}.`,
      rest: "Fill your cart already; you can order again then.",
      /** On the button that orders. */
      back: (day: string) => `Back on ${day}`,
    },
    /** A clip that opens later. */
    drop: {
      opens: (when: string) => `Opens ${when}`,
      inDays: (count: number) =>
        plural("en", count, {
          one: `Opens in ${count} day`,
          other: `Opens in ${count} days`,
        }),
      soon: (clock: string) => `Opens in ${clock}`,
      /** Below each number of the countdown. */
      units: {
        days: (count: number) =>
          plural("en", count, { one: "day", other: "days" }),
        hours: (count: number) =>
          plural("en", count, { one: "hour", other: "hours" }),
        minutes: (count: number) =>
          plural("en", count, { one: "minute", other: "minutes" }),
        seconds: (count: number) =>
          plural("en", count, { one: "second", other: "seconds" }),
      },
      calendar: "Add to calendar",
      remind: "Remind me",
      hint: "One email when it opens, then we forget your address.",
    },
    /**
     * The form of those who wait for what is sold out, or in someone's cart.
     */
    wait: {
      back: "Tell me when it is back",
      free: "Tell me if it comes free",
      someones: "In someone's cart",
      held: (left: number) =>
        `It may be free again in ${minutes(left)}. This page will know.`,
      heldSome: "This page will know when it is free.",
      tell: "Tell me",
      hint: "One email when it is here again, then we forget your address.",
      email: "Your email address",
      placeholder: "you@example.com",
      missing: "Enter your email address.",
      sending: "One moment...",
      done: "We will write to you.",
      failed: {
        title: "That did not work",
        description: "Please try again in a moment.",
      },
    },
  },
};
export type HomeMessages = typeof en;
