import type { ReactNode } from "react";
import type { Message } from "#shared/messages/shop.ts";
import { createStore } from "#web/data/store.ts";
import { reducedMotion } from "./media.ts";

type ToastTone = "ok" | "error";
type ToastAction = { label: string; onPress: () => void };
export type Toast = Message & {
  id: number;
  tone: ToastTone;
  action?: ToastAction | undefined;
  /** A picture of the subject, beside the text. */
  picture?: ReactNode;
  /** The time for which it is visible, if not as long as others. */
  visibleMs?: number | undefined;
  /** Whether it is closing; it stays visible while the animation runs. */
  isLeaving: boolean;
};

/** The length of the closing animation (`motion.close`). */
const LEAVE_MS = 180;

let nextId = 1;

/** The notification that is shown, if any. */
export const toastStore = createStore<Toast | undefined>(undefined);

/** Shows a notification in place of the one before. */
export function showToast(
  message: Message,
  tone: ToastTone = "ok",
  action?: ToastAction,
  picture?: ReactNode,
  visibleMs?: number,
): void {
  const id = nextId++;
  const shown = { ...message, id, tone, action, picture, visibleMs };
  toastStore.set({ ...shown, isLeaving: false });
}

/** Closes the notification, if it is still the one with this id. */
export function dismissToast(id: number): void {
  const toast = toastStore.get();
  if (toast?.id !== id || toast.isLeaving) return;
  toastStore.set({ ...toast, isLeaving: true });
  const leaveMs = matchMedia(reducedMotion).matches ? 0 : LEAVE_MS;
  setTimeout(() => {
    if (toastStore.get()?.id === id) toastStore.set(undefined);
  }, leaveMs);
}

/** Closes the notification that is shown, if any. */
export function clearToast(): void {
  const toast = toastStore.get();
  if (toast) dismissToast(toast.id);
}

/** Closes an error notification, because the shopper is trying again. */
export function clearErrorToast(): void {
  if (toastStore.get()?.tone === "error") clearToast();
}
