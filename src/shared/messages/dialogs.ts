import { CLIP_MESSAGES } from "#shared/clip/rules.ts";
import { type Message, retry } from "./shop.ts";

/**
 * The notifications of cart, designer and checkout, as specified. They load
 * with these dialogs, later than the page and the notifications in shop.ts.
 */
export const DIALOG_MESSAGES = {
  itemRemoved: { title: "Item removed" },
  removeFailed: {
    title: "Remove failed",
    description: `Couldn't remove item from cart. ${retry}`,
  },
  quantityFailed: {
    title: "Update failed",
    description: `Couldn't update cart item. ${retry}`,
  },
  restored: { title: "Back in your cart" },
  restoreFailed: {
    title: "That did not come back",
    description: "Check your connection, then add it again from the shop.",
  },
  cartCleared: { title: "Cart cleared" },
  clipUpdated: { title: "Updated!" },
  clipAddedAgain: {
    title: "Added as a new clip",
    description: "The one you were editing is no longer in your cart.",
  },
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
  missingInformation: {
    title: "Missing information",
    description: "Please fill in all required fields.",
  },
  orderFailed: {
    title: "Order failed",
    description: `There was an error processing your order. ${retry}`,
  },
} as const satisfies Record<string, Message>;
