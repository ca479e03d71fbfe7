import { API } from "#tests/support/api.ts";
import { rawRequest } from "#tests/support/raw.ts";

/** A text in the bodies and headers sent here, which no answer may repeat. */
export const SECRET = "s3cr3t";

const HOST = "Host: localhost";
const CHUNKED = "Transfer-Encoding: chunked";
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

const get = (...headers: string[]) =>
  rawRequest(`GET ${API.cart} HTTP/1.1`, ...headers);
const post = (body: string, ...headers: string[]) =>
  [
    `POST ${API.cart} HTTP/1.1`,
    HOST,
    "Content-Type: application/json",
    "Connection: close",
    ...headers,
    "",
    body,
  ].join("\r\n");
const postJson = (body: string) =>
  post(body, `Content-Length: ${Buffer.byteLength(body, "latin1")}`);

/** Returns ambiguous or invalid requests as bytes; each must get a 4xx. */
export function malformedRequests(): [what: string, bytes: string][] {
  return [...badHosts(), ...badLengths(), ...badHeaders(), ...badJson()];
}

function badHosts(): [string, string][] {
  return [
    ["no host", get()],
    ["another's host", get("Host: evil.example")],
    ["two hosts", get(HOST, "Host: evil.example")],
    ["two hosts, the other first", get("Host: evil.example", HOST)],
    ["a port that cannot be", get("Host: localhost:99999")],
    ["a user before the host", get("Host: evil.example@localhost")],
  ];
}

function badLengths(): [string, string][] {
  const twice = `${chunk(SECRET)}0\r\n\r\n`;
  const endless = chunk(SECRET.repeat(1_000)).repeat(20);
  const tooLong = "Content-Length: 18446744073709551622";
  return [
    ["a length and chunks", post(twice, "Content-Length: 4", CHUNKED)],
    ["two lengths", post(SECRET, "Content-Length: 6", "Content-Length: 7")],
    ["a length below zero", post(SECRET, "Content-Length: -6")],
    ["a length past all numbers", post(SECRET, tooLong)],
    ["a length of 10 GB", post(SECRET, "Content-Length: 10737418240")],
    ["an unknown coding", post(twice, "Transfer-Encoding: xchunked")],
    ["chunks not last", post(twice, "Transfer-Encoding: chunked, identity")],
    ["a blank before the colon", post(twice, "Transfer-Encoding : chunked")],
    ["a chunk of no size", post(`zz\r\n${SECRET}\r\n0\r\n\r\n`, CHUNKED)],
    [
      "a chunk past all numbers",
      post(`ffffffffffffffff\r\n${SECRET}`, CHUNKED),
    ],
    ["chunks without an end", post(endless, CHUNKED)],
  ];
}

function badHeaders(): [string, string][] {
  const many = Array.from({ length: 1_000 }, (_, n) => `X${n}: ${SECRET}`);
  return [
    ["a NUL in a header", get(HOST, `X: ${SECRET}\0`)],
    ["a folded header", get(HOST, `X: a\r\n ${SECRET}`)],
    ["20 kB of header", get(HOST, `X: ${SECRET.repeat(3_500)}`)],
    ["1000 headers", get(HOST, ...many)],
  ];
}

function badJson(): [string, string][] {
  const text = (letters: string) =>
    `{"selectedCharms":[],"customText":"${letters}${SECRET}"}`;
  const toClip = (body: string) =>
    postJson(body).replace(API.cart, API.customClip);
  return [
    ["half of an object", postJson(`{"productId":1,"x":"${SECRET}`)],
    ["20,000 brackets", postJson(`{"productId":${"[".repeat(20_000)}`)],
    ["20,000 levels", postJson(`${"[".repeat(20_000)}${"]".repeat(20_000)}`)],
    ["a lone surrogate", toClip(text("\\ud800"))],
    ["a NUL", toClip(text("\\u0000"))],
    ["bytes that are no UTF-8", toClip(text("\xff\xfe"))],
    ["a prototype", postJson(`{"__proto__":{"productId":1},"x":"${SECRET}"}`)],
    ["100 kB", postJson(`{"productId":1,"x":"${SECRET.repeat(17_000)}"}`)],
  ];
}
