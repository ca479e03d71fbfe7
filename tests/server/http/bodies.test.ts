import { expect, test } from "bun:test";
import { API, cartLinePath, customClipPath } from "#tests/support/api.ts";
import { MAX_JSON_BYTES } from "#server/http/security.ts";
import { setUpApp } from "#tests/support/app.ts";

const shop = setUpApp();

const WRITES = [
  ["POST", API.cart],
  ["PUT", cartLinePath(1)],
  ["POST", API.customClip],
  ["PUT", customClipPath(1)],
  ["POST", API.orders],
] as const;

async function refusal(answer: Promise<{ status: number; text: string }>) {
  const { status, text } = await answer;
  const { code, message }: Record<string, unknown> = JSON.parse(text);
  expect(message).toMatch(/^[A-Z].*\.$/);
  return [status, code];
}

test.each(WRITES)("%s %s refuses invalid JSON", async (method, path) => {
  const visitor = shop.visitor();
  for (const body of ["{", "{'a':1}", '{"a":1,}', "\u0000", "[".repeat(50_000)])
    expect(await refusal(visitor.request(method, path, body))).toEqual([
      400,
      "malformed_json",
    ]);
});

test.each(WRITES)(
  "%s %s refuses other kinds of content",
  async (method, path) => {
    const visitor = shop.visitor();
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "application/jsonp",
    ])
      expect(
        await refusal(
          visitor.request(method, path, "{}", { "content-type": type }),
        ),
      ).toEqual([415, "unsupported_type"]);
  },
);

test.each(WRITES)(
  "%s %s refuses a body over the limit, with or without a Content-Length",
  async (method, path) => {
    const visitor = shop.visitor();
    const body = JSON.stringify({ text: "x".repeat(MAX_JSON_BYTES) });
    const lengths: Record<string, string>[] = [
      {},
      { "content-length": String(body.length) },
    ];
    for (const headers of lengths)
      expect(
        await refusal(visitor.request(method, path, body, headers)),
      ).toEqual([413, "too_large"]);
  },
);

test.each(WRITES)("%s %s refuses other sites' pages", async (method, path) => {
  const visitor = shop.visitor();
  const headers: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ];
  for (const header of headers)
    expect(await refusal(visitor.request(method, path, {}, header))).toEqual([
      403,
      "foreign_origin",
    ]);
});

test("no answer repeats what was sent", async () => {
  const visitor = shop.visitor();
  const secret = "s3cr3t-<script>";
  for (const [method, path] of WRITES)
    for (const body of [`{"${secret}`, { productId: secret, name: secret }])
      expect((await visitor.request(method, path, body)).text).not.toContain(
        "s3cr3t",
      );
});
