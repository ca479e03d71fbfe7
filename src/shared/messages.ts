import { CLIP_MESSAGES } from "./clip-rules.ts";
import { NEWSLETTER_MESSAGES } from "./contact-rules.ts";

/** A notification: a title and, for most, a sentence. */
export type Message = { title: string; description?: string };

const oops = "Oops! Something went wrong";
const retry = "Please try again.";

/** The texts of every notification of the storefront, as specified. */
export const MESSAGES = {
  addedToCart: { title: "Added to cart!" },
  addFailed: {
    title: oops,
    description: `Couldn't add item to cart. ${retry}`,
  },
  itemRemoved: { title: "Item removed" },
  removeFailed: {
    title: "Remove failed",
    description: `Couldn't remove item from cart. ${retry}`,
  },
  quantityFailed: {
    title: "Update failed",
    description: `Couldn't update cart item. ${retry}`,
  },
  cartCleared: { title: "Cart cleared" },
  clipUpdated: { title: "Updated!" },
  clipAddFailed: {
    title: `Failed to add custom clip to cart. ${retry}`,
  },
  clipUpdateFailed: {
    title: `Failed to update custom clip. ${retry}`,
  },
  designSaved: { title: "Success!", description: "Your design is saved." },
  designSaveFailed: {
    title: "Error",
    description: `Failed to save your design. ${retry}`,
  },
  designEmpty: {
    title: "Design your clip",
    description: CLIP_MESSAGES.empty,
  },
  charmLimit: {
    title: "Limit reached",
    description: CLIP_MESSAGES.charms,
  },
  sharedDesignFailed: {
    title: "We couldn't open that design",
    description: "Check the link, or design a clip of your own.",
  },
  dialogFailed: {
    title: "That did not open",
    description: "Check your connection and try again.",
  },
  missingInformation: {
    title: "Missing information",
    description: "Please fill in all required fields.",
  },
  orderFailed: {
    title: "Order failed",
    description: `There was an error processing your order. ${retry}`,
  },
  newsletterMissing: { title: NEWSLETTER_MESSAGES.missing },
  newsletterInvalid: {
    title: "Invalid email",
    description: NEWSLETTER_MESSAGES.invalid,
  },
  newsletterFailed: {
    title: oops,
    description: "Please try again later. We can't wait to have you join us!",
  },
} as const satisfies Record<string, Message>;

/** The welcome after joining the newsletter, which names the shop. */
export function newsletterWelcome(shopName: string): Message {
  return {
    title: `Welcome to ${shopName}!`,
    description: "You are on the list for the next pour.",
  };
}
