import type { Message } from "#shared/messages.ts";

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

let current: Toast | undefined;
let nextId = 1;
const listeners = new Set<() => void>();

function set(toast: Toast | undefined): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a notification. There is one at a time: it replaces the one before. */
export function showToast(
  message: Message,
  tone: ToastTone = "ok",
  action?: ToastAction,
): void {
  set({ ...message, id: nextId++, tone, action, isLeaving: false });
}

/** Takes the notification away, if it is still the one with this id. */
export function dismissToast(id: number): void {
  if (current?.id !== id || current.isLeaving) return;
  set({ ...current, isLeaving: true });
  setTimeout(() => {
    if (current?.id === id) set(undefined);
  }, LEAVE_MS);
}

/** Takes away whatever is shown: it is about something that is over. */
export function clearToast(): void {
  if (current) dismissToast(current.id);
}

/** Takes a failure away: whatever it is about is being seen to. */
export function clearErrorToast(): void {
  if (current?.tone === "error") dismissToast(current.id);
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => current,
  getOnServer: () => undefined,
};
