import type { IncomingMessage } from "node:http";
import {
  OUTSIDE,
  requestOutside,
  type Resolve,
} from "#server/runtime/outside.ts";

// Fetches files that an address in a stranger's table names, with redirects.

const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 3;

/** Why a file cannot be had; the message is for the log. */
export class FetchError extends Error {}

export type FetchOptions = {
  maxBytes: number;
  signal?: AbortSignal;
  resolve?: Resolve;
};

/** Returns the bytes behind an http(s) address. Throws a FetchError. */
export async function fetchPublic(
  url: string,
  options: FetchOptions,
): Promise<Uint8Array> {
  let target = url;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const answer = await get(target, options);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return readAll(answer, options.maxBytes);
    answer.destroy();
    const next = statusCode >= 300 && statusCode < 400 && headers.location;
    if (!next || !URL.canParse(next, target))
      throw new FetchError(`answered ${statusCode}`);
    target = new URL(next, target).href;
  }
  throw new FetchError("redirects without end");
}

async function get(
  url: string,
  { signal, resolve = OUTSIDE.resolve }: FetchOptions,
): Promise<IncomingMessage> {
  if (!URL.canParse(url)) throw new FetchError("no address");
  const target = new URL(url);
  if (target.protocol !== "http:" && target.protocol !== "https:")
    throw new FetchError("neither http nor https");
  const late = AbortSignal.timeout(TIMEOUT_MS);
  const sent = {
    signal: signal ? AbortSignal.any([signal, late]) : late,
    headers: { accept: "image/*", "user-agent": "barrette" },
  };
  return requestOutside(target, sent, { resolve }).catch((error: unknown) => {
    throw new FetchError(
      error instanceof Error ? error.message : String(error),
    );
  });
}

/** Stops at the first byte too many, whatever the sender says of the length. */
async function readAll(
  answer: IncomingMessage,
  maxBytes: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of answer) {
      if (!(part instanceof Uint8Array)) continue;
      length += part.length;
      if (length > maxBytes) throw new FetchError("too large");
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof FetchError ? error : new FetchError(String(error));
  } finally {
    answer.destroy();
  }
  return Buffer.concat(parts);
}
