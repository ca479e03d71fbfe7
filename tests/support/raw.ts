import { connect } from "node:net";
import { connect as connectTls } from "node:tls";

const HOST = "127.0.0.1";

/**
 * Sends bytes unchanged and resolves to everything received until the server
 * closes the connection, which the request must ask for; or until nothing has
 * arrived for `patienceMs`, if given.
 */
export function exchange(
  { port, isSecure = false }: { port: number; isSecure?: boolean },
  bytes: string,
  patienceMs = 0,
): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let text = "";
  const send = () => socket.write(bytes, "latin1");
  const socket = isSecure
    ? connectTls({ host: HOST, port, rejectUnauthorized: false }, send)
    : connect(port, HOST, send);
  socket.on("data", (part) => {
    text += part.toString("latin1");
  });
  socket.setTimeout(patienceMs, () => socket.destroy());
  // A server that closes early, while bytes are being sent, resets the socket.
  socket.on("error", () => {});
  socket.on("close", () => resolve(text));
  return promise;
}

/** Returns the status of a raw answer; NaN if there is none. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
}

/** Builds a request without a body that asks the server to close. */
export function rawRequest(line: string, ...headers: string[]): string {
  return [line, ...headers, "Connection: close", "", ""].join("\r\n");
}
