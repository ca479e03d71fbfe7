import type { Deps } from "#server/deps.ts";
import {
  ADDRESSES_OF_NETWORK,
  widerNetwork,
} from "#server/http/client-address.ts";
import { Problem } from "#server/http/problem.ts";

/** Pages that are open behind one address: a market stall, an office. */
const MOST_OF_ADDRESS = 150;
const MOST_IN_ALL = 5_000;
/** A page that gets no stream asks now and then instead. */
const RETRY_AFTER_SECONDS = 30;
/** Proxies close a connection on which nothing is sent for a minute. */
const BEAT_EVERY_MS = 20_000;
/** A browser that reads so much too late connects again. */
const MOST_UNREAD_BYTES = 256 * 1024;
/** When the shop stops, its pages come back over so many ms, not all at once. */
const RETRY_MS = 4_000;

const HEADERS = {
  "content-type": "text/event-stream;charset=utf-8",
  // A proxy must neither keep nor compress it, and nginx must not collect it.
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

type Stream = { send(bytes: Uint8Array): void; close(): void };

/** What those who listen are told: all of it first, then what has changed. */
type Source<Data> = {
  read(): Promise<Data>;
  /** Calls the listener with what has changed. Call the result to stop. */
  follow(listener: (changed: Data) => void): () => void;
};

const encoder = new TextEncoder();
const toEvent = (name: string, data: unknown) =>
  encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
const BEAT = encoder.encode(":\n\n");

/** The open event streams of this process, of one feed. */
export function createStreams<Data>(
  deps: Pick<Deps, "onStopping">,
  feed: Source<Data>,
) {
  const streams = new Set<Stream>();
  /** Counted by address and by network. */
  const perOrigin = new Map<string, number>();
  let stopFollowing: (() => void) | undefined;
  let beating: Timer | undefined;

  function begin(): void {
    if (stopFollowing) return;
    // Serialized once for all.
    stopFollowing = feed.follow((changed) => sendAll(toEvent("some", changed)));
    beating = setInterval(() => sendAll(BEAT), BEAT_EVERY_MS);
    beating.unref();
  }

  function endIfLast(): void {
    if (streams.size > 0) return;
    stopFollowing?.();
    stopFollowing = undefined;
    clearInterval(beating);
  }

  function sendAll(bytes: Uint8Array): void {
    for (const stream of streams) stream.send(bytes);
  }

  const networkOf = (address: string) => `network ${widerNetwork(address)}`;

  function count(address: string, by: number): void {
    for (const origin of [address, networkOf(address)]) {
      const counted = (perOrigin.get(origin) ?? 0) + by;
      if (counted > 0) perOrigin.set(origin, counted);
      else perOrigin.delete(origin);
    }
  }

  function isFull(address: string): boolean {
    const open = (origin: string) => perOrigin.get(origin) ?? 0;
    return (
      streams.size >= MOST_IN_ALL ||
      open(address) >= MOST_OF_ADDRESS ||
      open(networkOf(address)) >= MOST_OF_ADDRESS * ADDRESSES_OF_NETWORK
    );
  }

  deps.onStopping(() => {
    for (const stream of streams) stream.close();
  });

  return {
    /**
     * Opens a stream. One that is for some alone asks before everything that it
     * sends whether it still may. Throws "too_many_requests".
     */
    open(
      request: Request,
      address: string,
      mayGoOn?: () => Promise<boolean>,
    ): Response {
      if (isFull(address))
        throw new Problem("too_many_requests", {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        });
      let isOpen = true;
      let end = () => {};
      const body = new ReadableStream<Uint8Array>(
        {
          async start(controller) {
            const close = () => {
              if (!isOpen) return;
              isOpen = false;
              streams.delete(stream);
              count(address, -1);
              endIfLast();
              try {
                controller.close();
              } catch {
                // The browser has closed it.
              }
            };
            end = close;
            const send = (bytes: Uint8Array) => {
              if (!isOpen) return;
              if ((controller.desiredSize ?? 0) <= 0) return close();
              controller.enqueue(bytes);
            };
            const sendIfAllowed = (bytes: Uint8Array) =>
              void mayGoOn?.().then(
                (isAllowed) => (isAllowed ? send(bytes) : close()),
                close,
              );
            const stream = { send: mayGoOn ? sendIfAllowed : send, close };
            streams.add(stream);
            count(address, 1);
            begin();
            request.signal.addEventListener("abort", close);
            // Proxies pass on what has begun.
            const retryMs = Math.round(RETRY_MS * (0.5 + Math.random()));
            send(encoder.encode(`retry: ${retryMs}\n\n`));
            try {
              send(toEvent("all", await feed.read()));
            } catch {
              close();
            }
          },
          cancel: () => end(),
        },
        new ByteLengthQueuingStrategy({ highWaterMark: MOST_UNREAD_BYTES }),
      );
      return new Response(body, { headers: HEADERS });
    },
    /** Returns how many streams are open. */
    size: () => streams.size,
  };
}
