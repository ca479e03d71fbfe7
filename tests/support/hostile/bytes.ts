import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { LEAK, PATH_VALUES } from "./fuzz.ts";
import type { Random } from "#tests/support/seed.ts";

// Makes bytes to send to a socket. Most are a request; some are malformed.

/** "Not Implemented" and "HTTP Version Not Supported", sent by the parser. */
const NO_ERRORS = new Set([501, 505]);

type Some = readonly [string, ...string[]];

const METHODS: Some = ["GET", "HEAD", "POST", "PUT", "DELETE"];
const ODD_METHODS: Some = [
  "PATCH",
  "OPTIONS",
  "TRACE",
  "CONNECT",
  "PROPFIND",
  "PRI",
  "get",
  "FOO",
  "",
];

const PATHS: Some = [
  "/?design=",
  "/healthz",
  "/readyz",
  "/metrics",
  "/designs/",
  "/uploads/",
  "/api/cart/",
  ...Object.values(PAGES),
  ...Object.values(API),
];
const ODD_TARGETS: Some = [
  "*",
  "",
  "^api/orders",
  "localhost:443",
  "http://localhost/healthz",
  "http://evil.example/",
  "https://[::1",
  "//evil.example/x",
  "/..",
  "/%",
  "/%ff",
  "/ü",
  "/a#b",
  "/a b",
  "\\",
];

const VERSIONS: Some = ["HTTP/1.1", "HTTP/1.1", "HTTP/1.0"];
const ODD_VERSIONS: Some = ["HTTP/0.9", "HTTP/2.0", "HTTP/9.9", "HTTP", ""];

const HOSTS: Some = ["Host: localhost", "Host: shop.example.com"];
const ODD_HOSTS: Some = [
  "Host: www.shop.example.com",
  "Host: evil.example",
  "Host:",
  "Host: [::1",
  "Host: a b",
  "Host: localhost:99999",
  "Host: localhost\r\nHost: evil.example",
  "X: no host",
];

const HEADERS: Some = [
  "Content-Type: text/plain",
  "Content-Type: multipart/form-data; boundary=x",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: gzip, chunked",
  "Content-Encoding: br",
  "Expect: 100-continue",
  "Upgrade: websocket\r\nConnection: Upgrade",
  "Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__",
  "Range: bytes=0-0,-1",
  "If-Match: \u00ff",
  "Cookie: barrette_cart=\u00ff; barrette_admin=%ff",
  "Accept-Encoding: \u0080;q=1",
  "Idempotency-Key: \u00e9",
  "Origin: http://",
  "Origin: null",
  "Forwarded: for=x",
  `X: ${"y".repeat(9_000)}`,
  "no colon",
  ": no name",
];

const BODIES: Some = [
  "",
  "{}",
  '{"productId":1}',
  '{"email":"a@example.com"}',
  "\u00ff\u00fe",
  "5\r\nhello\r\n0\r\n\r\n",
  "zz\r\nhello\r\n",
  "0\r\n\r\nGET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n",
];

/** Makes random requests that ask the server to close the connection. */
export function createHostileBytes({ next, pick, integer, bytes }: Random) {
  const noise = () => Buffer.from(bytes(1 + integer(30))).toString("latin1");
  // Most parts are valid, or the parser would refuse every request.
  const mostly = (good: Some, odd: Some) => pick(next() < 0.85 ? good : odd);

  function target(): string {
    const path = mostly(PATHS, ODD_TARGETS);
    if (path.endsWith("/") && next() < 0.5) return path + pick(PATH_VALUES);
    return next() < 0.1 ? path + noise() : path;
  }

  return function request(): string {
    const body = pick(BODIES);
    const length =
      next() < 0.9 ? Buffer.byteLength(body, "latin1") : integer(50) - 5;
    const headers = Array.from({ length: integer(4) }, () =>
      next() < 0.03 ? noise() : pick(HEADERS),
    );
    if (next() < 0.7) headers.push("Content-Type: application/json");
    const text = [
      [
        mostly(METHODS, ODD_METHODS),
        target(),
        mostly(VERSIONS, ODD_VERSIONS),
      ].join(" "),
      mostly(HOSTS, ODD_HOSTS),
      ...headers,
      ...(body && next() < 0.8 ? [`Content-Length: ${length}`] : []),
      "Connection: close",
      "",
      body,
    ].join("\r\n");
    const kind = next();
    if (kind < 0.02) return text.slice(0, integer(text.length));
    if (kind < 0.04) return text.replaceAll("\r\n", "\n");
    return kind < 0.05 ? noise() + text : text;
  };
}

/** Removes pages, which may contain a word such as "stack" for good reasons. */
function withoutPages(answer: string): string {
  return answer.replaceAll(/<!doctype html>.*/gis, "");
}

/** Describes the error in an answer to such bytes; undefined if it has none. */
export function errorOf(sent: string, answer: string): string | undefined {
  // One connection may get several statuses: 100 before the final one, or that
  // of a second request that was hidden in a body.
  const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(
    ([, status]) => Number(status),
  );
  const isError = statuses.some((each) => each >= 500 && !NO_ERRORS.has(each));
  if (!isError && !LEAK.test(withoutPages(answer))) return undefined;
  return `${JSON.stringify(sent)}: ${answer.slice(0, 300)}`;
}
