import { connect, createServer, type Socket } from "node:net";

// The line between a shop and its database or storage, as a TCP proxy on a port
// of its own.

export type Line = {
  port: number;
  /** Returns the address of a database at the other end of this line. */
  urlOf(url: string): string;
  /**
   * Counts how often something was sent after an answer, on all connections.
   */
  roundTrips(): number;
  /**
   * Lets nothing through any more on the connections that there are, and ends
   * none of them: their server has lost its power.
   */
  fallSilent(): void;
  /** Leads new connections to another port. */
  redirectTo(port: number): void;
  [Symbol.dispose](): void;
};

type LineOptions = {
  /** The time that an answer takes longer. */
  delayMs?: number;
  /** The speed at which each client is read, which then has to wait. */
  bytesPerSecond?: number;
};

/** Starts a line to a port of this machine. */
export async function startLine(
  to: number,
  { delayMs = 0, bytesPerSecond = Number.POSITIVE_INFINITY }: LineOptions = {},
): Promise<Line> {
  let end = to;
  const sockets = new Set<Socket>();
  let silent = new Set<Socket>();
  let roundTrips = 0;
  const server = createServer({ noDelay: true }, (from) => {
    const target = connect({ port: end, host: "127.0.0.1", noDelay: true });
    const pair = [from, target];
    let isAnswered = true;
    for (const socket of pair) sockets.add(socket);
    from.on("data", (bytes) => {
      if (silent.has(from)) return;
      if (isAnswered) roundTrips += 1;
      isAnswered = false;
      target.write(bytes);
      const pauseMs = (1_000 * bytes.length) / bytesPerSecond;
      if (pauseMs === 0) return;
      from.pause();
      setTimeout(() => from.resume(), pauseMs);
    });
    target.on("data", (bytes) => {
      const answer = () => {
        if (silent.has(from)) return;
        isAnswered = true;
        from.write(bytes);
      };
      if (delayMs > 0) setTimeout(answer, delayMs);
      else answer();
    });
    const close = () => {
      for (const socket of pair) {
        socket.destroy();
        sockets.delete(socket);
      }
    };
    for (const socket of pair) socket.on("error", close).on("close", close);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    port,
    urlOf(url) {
      const address = new URL(url);
      address.port = String(port);
      return address.href;
    },
    roundTrips: () => roundTrips,
    fallSilent() {
      silent = new Set(sockets);
    },
    redirectTo(port) {
      end = port;
    },
    [Symbol.dispose]() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
