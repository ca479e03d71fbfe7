import { plural } from "#shared/messages/words.ts";

/** What the home page says below its products; it loads after the first view. */
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
};
export type HomeMessages = typeof en;
