import type { Socket } from "bun";

type LoadRequest = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

export type LoadResult = {
  perSecond: number;
  p99Ms: number;
  maxMs: number;
  /** The number of answers by status. */
  statuses: Map<number, number>;
};

const HEADER_END = Buffer.from("\r\n\r\n");

/**
 * Sends requests over `connections` kept-alive connections until `next` returns
 * undefined or the time is up. Each connection waits for an answer before its
 * next request. The client is hand-written to measure the server, not `fetch`.
 */
export async function load(
  port: number,
  options: {
    connections: number;
    durationMs: number;
    /** Uses TLS and accepts any certificate. */
    isSecure?: boolean;
    next: () => LoadRequest | undefined;
  },
): Promise<LoadResult> {
  const latencies: number[] = [];
  const statuses = new Map<number, number>();
  const startedAt = performance.now();
  const endsAt = startedAt + options.durationMs;
  const workers = Array.from({ length: options.connections }, () =>
    connection({ ...options, port, endsAt }, (ms, status) => {
      latencies.push(ms);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }),
  );
  await Promise.all(workers);
  const seconds = (performance.now() - startedAt) / 1000;
  latencies.sort((a, b) => a - b);
  return {
    perSecond: latencies.length / seconds,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? 0,
    maxMs: latencies.at(-1) ?? 0,
    statuses,
  };
}

type Client = { received: Buffer; sentAt: number };

type ConnectionOptions = {
  port: number;
  endsAt: number;
  isSecure?: boolean;
  next: () => LoadRequest | undefined;
};

function connection(
  { port, endsAt, isSecure = false, next }: ConnectionOptions,
  done: (ms: number, status: number) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const send = (socket: Socket<Client>) => {
    const request = performance.now() < endsAt ? next() : undefined;
    if (!request) {
      socket.end();
      return resolve();
    }
    socket.data.sentAt = performance.now();
    socket.write(encode(request));
  };
  Bun.connect<Client>({
    hostname: "127.0.0.1",
    port,
    tls: isSecure ? { rejectUnauthorized: false } : false,
    data: { received: Buffer.alloc(0), sentAt: 0 },
    socket: {
      open: send,
      data(socket, chunk) {
        const { data } = socket;
        data.received =
          data.received.length === 0
            ? chunk
            : Buffer.concat([data.received, chunk]);
        const answer = readAnswer(data.received);
        if (!answer) return;
        data.received = data.received.subarray(answer.length);
        done(performance.now() - data.sentAt, answer.status);
        send(socket);
      },
      error: (_socket, error) => reject(error),
      connectError: (_socket, error) => reject(error),
    },
  }).catch(reject);
  return promise;
}

function encode({
  method = "GET",
  path,
  headers = {},
  body = "",
}: LoadRequest): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const length = body ? `content-length: ${Buffer.byteLength(body)}\r\n` : "";
  return `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join("")}${length}\r\n${body}`;
}

/** Reads an answer's status and length; undefined while it is incomplete. */
function readAnswer(
  bytes: Buffer,
): { status: number; length: number } | undefined {
  const end = bytes.indexOf(HEADER_END);
  if (end < 0) return undefined;
  const head = bytes.toString("latin1", 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`no content-length:\n${head}`);
  const whole = end + HEADER_END.length + Number(length);
  return bytes.length < whole
    ? undefined
    : { status: Number(head.slice(9, 12)), length: whole };
}

/** Returns the value at this share (0 to 1) of the sorted list; 0 if empty. */
export function percentile(values: readonly number[], share: number): number {
  return (
    values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
  );
}
