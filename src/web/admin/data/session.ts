import { errorKey } from "#shared/messages/error-key.ts";
import type { Call } from "#shared/api/call.ts";
import { ApiError, type CallFor, type Sending, send } from "#web/data/api.ts";
import { StatedError } from "#web/data/failure.ts";
import { createStore } from "#web/data/store.ts";

type LoginRequest = { resolve: () => void; reject: (error: Error) => void };

/** Set while requests wait for a new login; null otherwise. */
export const loginRequest = createStore<LoginRequest | null>(null);

/** Thrown when the maker closes the password dialog. */
export class SessionEndedError extends StatedError {
  constructor() {
    super(errorKey("loggedOut"));
  }
}

let pendingLogin: Promise<void> | undefined;

/** Asks for the password, once for all requests that fail with 401. */
function askForPassword(): Promise<void> {
  pendingLogin ??= new Promise<void>((resolve, reject) =>
    loginRequest.set({ resolve, reject }),
  ).finally(() => {
    pendingLogin = undefined;
    loginRequest.set(null);
  });
  return pendingLogin;
}

/**
 * Sends a request of the panel. On a 401, asks for the password over the open
 * form and sends the request again. Throws SessionEndedError on cancel.
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

/** Sends a call of the panel; see `withSession`. */
export function sendAsMaker<Row extends Call, Reply>(
  call: Row & CallFor<Reply>,
  sending: Sending<Row>,
): Promise<Reply> {
  return withSession(() => send<Row, Reply>(call, sending));
}
