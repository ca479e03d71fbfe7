import { afterAll, beforeAll, expect, test } from "bun:test";
import { connect, type Socket } from "node:net";
import { readFileSync } from "node:fs";
import { API } from "#shared/paths.ts";
import { type RunningShop, startExecutable } from "./executable.ts";

let shop: RunningShop;
let port: number;

beforeAll(async () => {
  shop = await startExecutable({ args: ["serve", "--demo"] });
  port = Number(new URL(shop.url).port);
}, 60_000);
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
});

/** Sends bytes as they are; answers all that came until the server closed. */
function exchange(bytes: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let text = "";
  const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
  socket.on("data", (part) => {
    text += part.toString("latin1");
  });
  // A server that closes while a flood is still being sent resets it.
  socket.on("error", () => {});
  socket.on("close", () => resolve(text));
  return promise;
}

const statusOf = (answer: string) =>
  Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

const SECRET = "s3cr3t";
const host = () => `Host: localhost:${port}`;
const get = (...headers: string[]) =>
  [`GET ${API.cart} HTTP/1.1`, ...headers, "Connection: close", "", ""].join(
    "\r\n",
  );
const post = (body: string, ...headers: string[]) =>
  [
    `POST ${API.cart} HTTP/1.1`,
    host(),
    "Content-Type: application/json",
    "Connection: close",
    ...headers,
    "",
    body,
  ].join("\r\n");

const CHUNKED = "Transfer-Encoding: chunked";
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

test("requests with two meanings, or none, are refused and not repeated", async () => {
  const twice = `${chunk(SECRET)}0\r\n\r\n`;
  for (const [what, bytes] of [
    ["no host", get()],
    ["another's host", get("Host: evil.example")],
    ["two hosts", get(host(), "Host: evil.example")],
    ["two hosts, the other first", get("Host: evil.example", host())],
    ["a port that cannot be", get("Host: localhost:99999")],
    ["a user before the host", get("Host: evil.example@localhost")],
    ["a length and chunks", post(twice, "Content-Length: 4", CHUNKED)],
    ["two lengths", post(SECRET, "Content-Length: 6", "Content-Length: 7")],
    ["a length below zero", post(SECRET, "Content-Length: -6")],
    [
      "a length past all numbers",
      post(SECRET, "Content-Length: 18446744073709551622"),
    ],
    ["a length of 10 GB", post(SECRET, "Content-Length: 10737418240")],
    ["an unknown coding", post(twice, "Transfer-Encoding: xchunked")],
    ["chunks not last", post(twice, "Transfer-Encoding: chunked, identity")],
    ["a blank before the colon", post(twice, "Transfer-Encoding : chunked")],
    ["a chunk of no size", post(`zz\r\n${SECRET}\r\n0\r\n\r\n`, CHUNKED)],
    [
      "a chunk past all numbers",
      post(`ffffffffffffffff\r\n${SECRET}`, CHUNKED),
    ],
    ["a NUL in a header", get(host(), `X: ${SECRET}\0`)],
    ["a folded header", get(host(), `X: a\r\n ${SECRET}`)],
    ["20 kB of header", get(host(), `X: ${SECRET.repeat(3_500)}`)],
    [
      "1000 headers",
      get(
        host(),
        ...Array.from({ length: 1_000 }, (_, n) => `X${n}: ${SECRET}`),
      ),
    ],
    [
      "chunks without an end",
      post(chunk(SECRET.repeat(1_000)).repeat(20), CHUNKED),
    ],
  ] as const) {
    const answer = await exchange(bytes);
    const status = statusOf(answer);
    expect([what, status >= 400 && status < 500, status]).toEqual([
      what,
      true,
      status,
    ]);
    expect([what, answer.includes(SECRET)]).toEqual([what, false]);
  }
  expect(shop.output()).not.toContain("request_failed");
});

test("a thousand requests that are never finished keep nobody else waiting", async () => {
  const memory = () => memoryOf(shop.pid);
  const before = memory();
  const sockets = await Promise.all(
    Array.from({ length: 1_000 }, () => halfOpen()),
  );
  const answer = await fetch(`${shop.url}${API.products}`);
  expect(answer.status).toBe(200);
  const added = await fetch(`${shop.url}${API.cart}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ productId: 2 }),
  });
  expect(added.status).toBe(201);
  expect(memory() - before).toBeLessThan(50);
  for (const socket of sockets) socket.destroy();
});

/** A connection that promises a body and sends half of its header. */
function halfOpen(): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const socket = connect(port, "127.0.0.1", () => {
    socket.write(`POST ${API.orders} HTTP/1.1\r\n${host()}\r\nContent-Le`);
    resolve(socket);
  });
  socket.on("error", reject);
  return promise;
}

/** In MB, as the system sees it. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
