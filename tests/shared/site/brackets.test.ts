import { expect, test } from "bun:test";
import { openBrackets } from "#shared/site/rules.ts";

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
