import type { IncomingMessage } from "node:http";
import type { PushMessage } from "#shared/account/schema.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import {
  requestOutside,
  NotPublicError,
  type Outside,
} from "#server/runtime/outside.ts";
import type { PushKeys } from "./keys.ts";
import type { DeviceRow } from "./store.ts";

/** A service that has not answered by then is asked again later. */
const TIMEOUT_MS = 10_000;
/** The time for which a service keeps it for a phone that is off: a day. */
const TTL_SECONDS = DAY_MS / 1000;
/** The service's own wish is followed up to here. */
const MAX_RETRY_AFTER_MS = DAY_MS;

/** "gone": the device takes no more. Else: how long to wait, if it was said. */
export type PushResult =
  | { state: "sent" }
  | { state: "gone" }
  | { state: "failed"; reason: string; retryAfterMs?: number };

type Push = {
  device: Pick<DeviceRow, "endpoint" | "p256dh" | "auth">;
  message: PushMessage;
  keys: PushKeys;
  /** The address of the shop's that a push service asks about the sender. */
  subject: string;
  signal: AbortSignal;
};

/** Sends a message, encrypted for one device, to that device's push service. */
export async function sendPush(
  { device, message, keys, subject, signal: end }: Push,
  outside: Outside,
): Promise<PushResult> {
  const { endpoint, p256dh, auth } = device;
  try {
    const { buildPushPayload } = await import("@block65/webcrypto-web-push");
    const { body, headers } = await buildPushPayload(
      {
        data: JSON.stringify(message),
        options: { ttl: TTL_SECONDS, urgency: "high" },
      },
      { endpoint, expirationTime: null, keys: { p256dh, auth } },
      { subject, ...keys },
    );
    const signal = AbortSignal.any([end, AbortSignal.timeout(TIMEOUT_MS)]);
    const sent = { method: "POST", body, headers, signal };
    const answer = await requestOutside(new URL(endpoint), sent, outside);
    // What it says is nobody's concern, and could be without end.
    answer.destroy();
    return resultOf(answer);
  } catch (error) {
    if (error instanceof NotPublicError)
      return { state: "failed", reason: "not public" };
    const reason = error instanceof Error ? error.name : "unknown";
    return { state: "failed", reason };
  }
}

function resultOf({
  statusCode: status = 0,
  headers,
}: IncomingMessage): PushResult {
  if (status >= 200 && status < 300) return { state: "sent" };
  if (status === 404 || status === 410) return { state: "gone" };
  const seconds = Number(headers["retry-after"] ?? Number.NaN);
  return {
    state: "failed",
    reason: `status ${status}`,
    ...(seconds > 0 && {
      retryAfterMs: Math.min(seconds * 1000, MAX_RETRY_AFTER_MS),
    }),
  };
}
