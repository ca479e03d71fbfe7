import { expect, test } from "bun:test";
import { NO_LEGAL } from "#shared/site/legal.ts";
import { lacksByLaw, type LawFacts } from "#shared/site/law-needs.ts";
import { openBrackets } from "#shared/site/rules.ts";

const factsIn = (country: string, given: Partial<LawFacts> = {}): LawFacts => ({
  legal: { ...NO_LEGAL, country },
  currency: "EUR",
  hidden: [],
  deliveryOptions: [],
  pages: [],
  ...given,
});
const needsIn = (facts: LawFacts) => lacksByLaw(facts)?.map(({ need }) => need);

test("a new shop lacks what its country asks for, and no other has a list", () => {
  const union = [
    "imprint",
    "privacy",
    "binding",
    "priceNote",
    "withdrawal",
    "returns",
    "shipping",
    "terms",
    "maker",
  ];
  for (const country of ["DE", "AT", "FR", "ES", "IT", "NL"])
    expect(needsIn(factsIn(country))).toEqual(expect.arrayContaining(union));
  expect(needsIn(factsIn("GB"))).not.toContain("maker");
  expect(needsIn(factsIn("CH"))).toEqual([
    "imprint",
    "privacy",
    "priceNote",
    "confirmSubscriptions",
    "francs",
  ]);
  expect(needsIn(factsIn("US"))).toEqual(["returns", "shipping", "mailText"]);
  expect(needsIn(factsIn("JP"))).toBeUndefined();
  expect(needsIn(factsIn(""))).toBeUndefined();
});

test("what the maker has seen to is lacking no longer", () => {
  const pages = ["imprint", "privacy", "returns", "shipping"].map((slug) => ({
    slug,
    isTerms: slug === "returns",
    markdown: "Written [here](https://example.com).",
  }));
  const legal = {
    ...NO_LEGAL,
    country: "DE",
    orderWording: "binding",
    priceNote: "inkl. MwSt.",
    maker: "Anna Huber",
    withdrawalDays: 13,
  } as const;
  const facts = { pages, legal };
  expect(lacksByLaw(factsIn("DE", facts))).toEqual([
    { need: "withdrawal", place: "law", law: "§§ 355, 356a BGB" },
    { need: "confirmSubscriptions", place: "mail", law: "§ 7 UWG" },
  ]);
  expect(
    needsIn(
      factsIn("DE", {
        ...facts,
        legal: { ...legal, withdrawalDays: 14 },
        hidden: ["newsletter"],
      }),
    ),
  ).toEqual([]);
});

test("the line at totals is asked for once, where delivery is in them", () => {
  const lacksIt = (
    legal: { priceNote?: string; totalNote?: string },
    deliveryOptions: readonly unknown[] = [{}],
  ) => {
    const own = { ...NO_LEGAL, country: "DE", ...legal };
    return needsIn(factsIn("DE", { legal: own, deliveryOptions }))?.includes(
      "totalNote",
    );
  };
  const priceNote = "inkl. MwSt., zzgl. Versand";
  expect(lacksIt({ priceNote })).toBe(true);
  expect(lacksIt({ priceNote }, [])).toBe(false);
  expect(lacksIt({})).toBe(false);
  for (const totalNote of ["", "inkl. MwSt.", priceNote])
    expect(lacksIt({ priceNote, totalNote })).toBe(false);
});

test("a page with the brackets of its outline is still lacking", () => {
  const page = (markdown: string) => ({
    slug: "imprint",
    isTerms: true,
    markdown,
  });
  const lacks = (markdown: string) =>
    needsIn(factsIn("DE", { pages: [page(markdown)] }));
  for (const need of ["imprint", "terms"] as const) {
    expect(lacks("[Name]")).toContain(need);
    expect(lacks("Lena Beispiel")).not.toContain(need);
  }
});

test.each([
  ["Sent in [5 days], to [address], in [5 days].", ["[5 days]", "[address]"]],
  ["- [Letter post]: [4.00]", ["[Letter post]", "[4.00]"]],
  ["[a link](https://example.com) and [another][1]", []],
  ["[1]: https://example.com", []],
  ["![picture](/uploads/a.webp)", []],
  ["\\[sic]", []],
  ["[]", []],
  ["nothing", []],
])("in %j stands %j", (text, open) => {
  expect(openBrackets(text)).toEqual(open);
});
