import { type Message, retry } from "./shop.ts";

/** The texts of every notification of the admin panel, as specified. */
export const ADMIN_MESSAGES = {
  loggedIn: {
    title: "Login successful",
    description: "Welcome to the admin panel",
  },
  loginFailed: {
    title: "Login failed",
    description: "Invalid username or password",
  },
  sessionEnded: {
    title: "Please log in again.",
    description: "Your session has ended.",
  },
  productCreated: { title: "Product created successfully" },
  productUpdated: { title: "Product updated successfully" },
  productDeleted: { title: "Product deleted successfully" },
  productRestored: { title: "The product is back" },
  productCreateFailed: { title: "Failed to create product" },
  productUpdateFailed: { title: "Failed to update product" },
  productDeleteFailed: { title: "Failed to delete product" },
  charmCreated: { title: "Charm created successfully" },
  charmUpdated: { title: "Charm updated successfully" },
  charmDeleted: { title: "Charm deleted successfully" },
  charmRestored: { title: "The charm is back" },
  charmCreateFailed: { title: "Failed to create charm" },
  charmUpdateFailed: { title: "Failed to update charm" },
  charmDeleteFailed: { title: "Failed to delete charm" },
  resinCreated: { title: "Resin created successfully" },
  resinUpdated: { title: "Resin updated successfully" },
  resinDeleted: { title: "Resin deleted successfully" },
  resinRestored: { title: "The resin is back" },
  resinCreateFailed: { title: "Failed to create resin" },
  resinUpdateFailed: { title: "Failed to update resin" },
  resinDeleteFailed: { title: "Failed to delete resin" },
  configUpdated: { title: "Custom clip configuration updated successfully" },
  configUpdateFailed: { title: "Failed to update custom clip configuration" },
  imageUploaded: { title: "Image uploaded successfully" },
  uploadFailed: {
    title: "Upload failed",
    description: `Failed to upload image. ${retry}`,
  },
  wrongFileType: {
    title: "Invalid file type",
    description: "Please select an image file",
  },
  fileTooLarge: {
    title: "File too large",
    description: "Please select an image smaller than 5MB",
  },
} as const satisfies Record<string, Message>;
