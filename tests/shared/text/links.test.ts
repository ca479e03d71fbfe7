import { expect, test } from "bun:test";
import { mailto } from "#shared/text/links.ts";

test("nothing in an address adds a field to a mailto link", () => {
  expect(mailto("a?bcc=b@example.com", "Hello & welcome")).toBe(
    "mailto:a%3Fbcc%3Db@example.com?subject=Hello%20%26%20welcome",
  );
});
