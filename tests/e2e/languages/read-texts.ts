import type { Page } from "playwright";

/** The texts of the shop's own catalogues that are read or heard on a page. */
export function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What the maker or a shopper wrote may be in any language.
    const own = "[dir=auto], bdi, noscript, script, style, option";
    const found: (string | null)[] = [document.title];
    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (!node.parentElement?.closest(own)) found.push(node.textContent);
    for (const name of ["aria-label", "placeholder", "title", "alt"])
      for (const each of document.body.querySelectorAll(`[${name}]`))
        if (!each.closest("label, svg")) found.push(each.getAttribute(name));
    return found.flatMap((text) => (text?.trim() ? [text] : []));
  });
}
