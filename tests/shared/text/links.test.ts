import { expect, test } from "bun:test";
import { ImageUrlInput } from "#shared/images/schema.ts";
import { StatusInput } from "#shared/orders/progress.ts";
import { PaymentInput } from "#shared/site/input.ts";
import { SiteContent } from "#shared/site/schema.ts";
import { mailto, withHttps } from "#shared/text/links.ts";

test("nothing in an address adds a field to a mailto link", () => {
  expect(mailto("a?bcc=b@example.com", "Hello & welcome")).toBe(
    "mailto:a%3Fbcc%3Db@example.com?subject=Hello%20%26%20welcome",
  );
});

test.each([
  ["example.com", "https://example.com"],
  ["www.example.com/me?a=1", "https://www.example.com/me?a=1"],
  ["bücher.example#top", "https://bücher.example#top"],
  ["example.com:8080/x", "https://example.com:8080/x"],
  ["http://example.com", "http://example.com"],
  ["https://example.com", "https://example.com"],
  ["//example.com", "//example.com"],
  ["mailto:ada@example.com", "mailto:ada@example.com"],
  ["ada@example.com", "ada@example.com"],
  ["javascript:alert(1)", "javascript:alert(1)"],
  ["javascript.x:alert(1)", "javascript.x:alert(1)"],
  ["/uploads/a.webp", "/uploads/a.webp"],
  ["post", "post"],
  ["", ""],
])("the link %j is meant as %j", (typed, meant) => {
  expect(withHttps(typed)).toBe(meant);
});

test("https:// is added wherever a link is asked for", () => {
  const status = { status: "sent", trackingUrl: "post.example.com/1" } as const;
  expect(StatusInput.parse(status).trackingUrl).toBe(
    "https://post.example.com/1",
  );
  expect(ImageUrlInput.parse(" example.com/clip.jpg ")).toBe(
    "https://example.com/clip.jpg",
  );
  expect(ImageUrlInput.safeParse("clip.jpg").success).toBe(false);
  expect(
    PaymentInput.parse({ link: "pay.example.com/{amount}" }),
  ).toMatchObject({ link: "https://pay.example.com/{amount}" });
  expect(SiteContent.shape.socialUrl.parse("example.com/comb")).toBe(
    "https://example.com/comb",
  );
});
