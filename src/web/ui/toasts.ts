import type { Message } from "#shared/messages.ts";
import { createStore } from "../store.ts";

type ToastTone = "ok" | "error";
type ToastAction = { label: string; onPress: () => void };
export type Toast = Message & {
  id: number;
  tone: ToastTone;
  action?: ToastAction | undefined;
  /** On its way out: still drawn, no longer live. */
  isLeaving: boolean;
};

/** Long enough for the leaving motion (`motion.close`). */
const LEAVE_MS = 180;

let nextId = 1;

/** The one notification that is shown. */
export const toastStore = createStore<Toast | undefined>(undefined);

/** Shows a notification. There is one at a time: it replaces the one before. */
export function showToast(
  message: Message,
  tone: ToastTone = "ok",
  action?: ToastAction,
): void {
  toastStore.set({ ...message, id: nextId++, tone, action, isLeaving: false });
}

/** Takes the notification away, if it is still the one with this id. */
export function dismissToast(id: number): void {
  const toast = toastStore.get();
  if (toast?.id !== id || toast.isLeaving) return;
  toastStore.set({ ...toast, isLeaving: true });
  setTimeout(() => {
    if (toastStore.get()?.id === id) toastStore.set(undefined);
  }, LEAVE_MS);
}

/** Takes away whatever is shown: it is about something that is over. */
export function clearToast(): void {
  const toast = toastStore.get();
  if (toast) dismissToast(toast.id);
}

/** Takes a failure away: whatever it is about is being seen to. */
export function clearErrorToast(): void {
  if (toastStore.get()?.tone === "error") clearToast();
}
