import type { Page } from "playwright";
import { ROOT_ID } from "#shared/api/paths.ts";

/**
 * Waits until React has taken over every part of the page, the ones whose code
 * comes later too: it cannot take over what was translated before. A page
 * without scripts of the shop has no such parts.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction((id) => {
    const root = document.getElementById(id);
    if (!root) return true;
    const parts = root.querySelectorAll("main, section, button, input");
    return [...parts].every((part) =>
      Object.keys(part).some((key) => key.startsWith("__reactFiber$")),
    );
  }, ROOT_ID);
}

/**
 * Does to the open page, and to everything that it shows from now on, what a
 * browser's translator does: each text node is replaced by <font> elements. The
 * words stay the same, so that the test still finds them.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const SKIPPED = "font, script, style, textarea, noscript, title";
    const replace = () => {
      const found: Text[] = [];
      const texts = document.createTreeWalker(
        document.body,
        NodeFilter.SHOW_TEXT,
      );
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        if (node instanceof Text) found.push(node);
      for (const text of found) {
        if (text.data.trim() === "" || text.parentElement?.closest(SKIPPED))
          continue;
        const outer = document.createElement("font");
        const inner = document.createElement("font");
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    replace();
    new MutationObserver(replace).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}
