import { ApiError } from "../api.ts";
import { createStore } from "../store.ts";

type Waiting = { resolve: () => void; reject: (error: Error) => void };

/** Who waits for the password; null while the session lives. */
export const waitingForLogin = createStore<Waiting | null>(null);

/** The maker closed the dialog instead of giving her password. */
export class SessionEndedError extends Error {}

let asking: Promise<void> | undefined;

/** Asks for the password once, however many requests came back with 401. */
function askForPassword(): Promise<void> {
  asking ??= new Promise<void>((resolve, reject) =>
    waitingForLogin.set({ resolve, reject }),
  ).finally(() => {
    asking = undefined;
    waitingForLogin.set(null);
  });
  return asking;
}

/**
 * Sends a request of the panel. When the session has ended it asks for the
 * password over whatever is open, and then sends the request again.
 */
export async function withSession<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    await askForPassword();
    return request();
  }
}
