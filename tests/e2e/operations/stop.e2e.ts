import { expect, test } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { createServer, type Socket } from "node:net";
import { intoFile } from "#tests/support/process/command.ts";
import { placeOrder } from "#tests/support/shopper.ts";
import { until } from "#tests/support/until.ts";

/** The timeout of the SMTP client for a server's greeting. */
const GREETING_MS = 10_000;

/** Starts a mail server that accepts every connection and sends nothing. */
async function startSilentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("the silent server has no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    connections: () => sockets.size,
    [Symbol.dispose]() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

test("a stop does not wait for the whole timeout of a silent mail server", async () => {
  using mail = await startSilentServer();
  await using shop = await startDemo({
    SMTP_URL: mail.url,
    OWNER_EMAIL: "owner@example.com",
  });
  await placeOrder(shop.url);
  await until(() => mail.connections() > 0);
  const toldAt = performance.now();
  expect(await shop.stop()).toBe(0);
  expect(performance.now() - toldAt).toBeLessThan(GREETING_MS);
});

test("a shop whose log cannot be written sells, and stops as it is asked to", async () => {
  await using shop = await startDemo({}, { wrapper: intoFile("/dev/full") });
  for (let placed = 0; placed < 20; placed += 1) await placeOrder(shop.url);
  expect(await shop.stop()).toBe(0);
});
