import { connect, createServer, type Socket } from "node:net";

type SlowLine = { port: number; [Symbol.dispose](): void };

/**
 * Starts a TCP proxy that simulates a slow connection to a port of this
 * machine. It reads from each client at `bytesPerSecond`, so the client has to
 * wait.
 */
export async function startSlowLine(
  target: number,
  bytesPerSecond: number,
): Promise<SlowLine> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    sockets.add(near).add(far);
    near.on("data", (bytes) => {
      far.write(bytes);
      near.pause();
      setTimeout(() => near.resume(), (1_000 * bytes.length) / bytesPerSecond);
    });
    far.pipe(near);
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
    // When one side fails, the other one is closed.
    near.on("error", () => far.destroy());
    far.on("error", () => near.destroy());
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("the slow line has no port");
  return {
    port: address.port,
    [Symbol.dispose]() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
