import { connect } from "node:net";
import { connect as connectTls } from "node:tls";

const HOST = "127.0.0.1";

/**
 * Sends bytes as they are and resolves to all that came until the server
 * closed, which the request must ask it to do; or until nothing came for
 * `patienceMs`, where that is given.
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
  // A server that closes while a flood is still being sent resets it.
  socket.on("error", () => {});
  socket.on("close", () => resolve(text));
  return promise;
}

/** The status of an answer as it came; NaN where there was none. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
}

/** A request's lines as bytes; it asks the server to close. */
export function rawRequest(line: string, ...headers: string[]): string {
  return [line, ...headers, "Connection: close", "", ""].join("\r\n");
}
