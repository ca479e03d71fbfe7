import { expect, test } from "bun:test";
import { PAGE_LIMITS, slugError } from "#shared/site/pages.ts";
import { slugOf } from "#shared/text/slug.ts";

test.each([
  ["Versand & Zahlung", "de", "versand-zahlung"],
  ["Pflege f\u00fcr \u00c4rger & \u00d6l", "de", "pflege-fuer-aerger-oel"],
  ["Pflege fu\u0308r", "de-CH", "pflege-fuer"],
  ["\u00dcber mich & mein Horn!", "en", "uber-mich-mein-horn"],
  ["STRASSE Gro\u1e9ee Gr\u00f6\u00dfe", "de", "strasse-grosse-groesse"],
  [
    "\u00c6bler \u00d8l \u00c5s \u0152uvre \u0141\u00f3d\u017a",
    "en",
    "aebler-ol-as-oeuvre-lodz",
  ],
  ["Ma\u00f1ana \u00e7a va ?", "es", "manana-ca-va"],
  ["\u041f\u0440\u0438\u0432\u0435\u0442", "en", ""],
])("%s becomes the address %#", (title, language, slug) => {
  expect(slugOf(title, language, 40)).toBe(slug);
});

test("a long title is cut, and a page can have the address", () => {
  const { slug: max } = PAGE_LIMITS;
  const long = slugOf(
    "How I pour all of my resin and why these clips are slow",
    "en",
    max,
  );
  expect(long).toBe("how-i-pour-all-of-my-resin-and-why-these");
  // The 40th character is a hyphen.
  const cut = slugOf(
    "Where you can find me at the markets of my town",
    "en",
    max,
  );
  expect(cut).toBe("where-you-can-find-me-at-the-markets-of");
  expect(slugError(cut)).toBeUndefined();
});
