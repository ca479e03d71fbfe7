import { expect, test } from "bun:test";
import { mailto, tel } from "#shared/text/links.ts";

test.each([
  ["+1 (555) 010-0199", "tel:+15550100199"],
  ["(555) 010-0199", "tel:5550100199"],
  ["0171 / 234 56 78", "tel:01712345678"],
  ["+49 (0)171 2345678", "tel:+491712345678"],
  ["(+49) 171 2345678", "tel:+491712345678"],
  ["+44 ( 0 ) 20 7946 0958", "tel:+442079460958"],
  ["(0)20 7946 0958", "tel:02079460958"],
])("the phone number %s is dialled as %s", (written, link) => {
  expect(tel(written)).toBe(link);
});

test("nothing in an address adds a field to a mailto link", () => {
  expect(mailto("a?bcc=b@example.com", "Hello & welcome")).toBe(
    "mailto:a%3Fbcc%3Db@example.com?subject=Hello%20%26%20welcome",
  );
});
