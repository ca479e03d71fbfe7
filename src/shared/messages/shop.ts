import { NEWSLETTER_MESSAGES } from "#shared/orders/contact-rules.ts";

/** A notification: a title and, for most, a sentence. */
export type Message = { title: string; description?: string };

const OOPS = "Oops! Something went wrong";
export const retry = "Please try again.";

/** The notifications of the storefront, as specified. */
export const MESSAGES = {
  addedToCart: { title: "Added to cart!" },
  addFailed: {
    title: OOPS,
    description: `Couldn't add item to cart. ${retry}`,
  },
  dialogFailed: {
    title: "That did not open",
    description: "Check your connection and try again.",
  },
  newsletterMissing: { title: NEWSLETTER_MESSAGES.missing },
  newsletterInvalid: {
    title: "Invalid email",
    description: NEWSLETTER_MESSAGES.invalid,
  },
  newsletterFailed: {
    title: OOPS,
    description: "Please try again later. We can't wait to have you join us!",
  },
} as const satisfies Record<string, Message>;

/** The welcome after joining the newsletter. */
export function newsletterWelcome(shopName: string, welcome: string): Message {
  return { title: `Welcome to ${shopName}!`, description: welcome };
}
