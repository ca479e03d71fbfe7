import { expect } from "bun:test";
import type { Locator } from "playwright";

/** Words that only an English text has. */
const ENGLISH =
  /\b(?:the|your|with|and|you|from|please|what|add|edit|remove|order|letters|close|swap|each|plus \$)\b|\$\d/i;

/** Fails if a person reads or hears an English word in this part of a page. */
export async function expectGerman(part: Locator): Promise<void> {
  const texts = await part.evaluate((root) => {
    // The demo's own texts, which are the maker's, may be in any language.
    const own = "[dir=auto], bdi, noscript, script, style";
    const found: (string | null)[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest(own)) found.push(node.textContent);
    for (const each of root.querySelectorAll("[aria-label], [placeholder]"))
      if (!each.closest("label, svg"))
        found.push(
          each.getAttribute("aria-label"),
          each.getAttribute("placeholder"),
        );
    return found.filter((text) => text?.trim());
  });
  expect(texts.length).toBeGreaterThan(3);
  expect(
    texts.filter((text) => ENGLISH.test(text?.replace(/\{\w+\}/g, "") ?? "")),
  ).toEqual([]);
}
