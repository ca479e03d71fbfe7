// The baseline for reads: a `Bun.serve` that sends one constant response. It
// reads the body and headers from standard input as JSON.

import { serveBare } from "./bare.ts";

const { headers, body } = (await Bun.stdin.json()) as {
  headers: Record<string, string>;
  body: string;
};
const bytes = Buffer.from(body, "base64");
serveBare(() => new Response(bytes, { headers }));
