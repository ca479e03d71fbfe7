import type { BrowserContext, Page } from "playwright";
import { ROOT_ID } from "#shared/api/paths.ts";

/**
 * Runs in the page. Does to it, and to everything that it shows from now on, what
 * a browser's translator does: each text node is replaced by <font> elements. The
 * words stay the same, so that the test still finds them.
 */
export function translateTexts(): void {
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
}

/**
 * Runs in the page. Translates it once React has taken over every part of it, the
 * ones whose code comes later too: it cannot take over what was translated before.
 */
function translateOnceAlive(translate: () => void, rootId: string): void {
  const isAlive = () => {
    const parts = document
      .getElementById(rootId)
      ?.querySelectorAll("main, section, button, input");
    return [...(parts ?? [])].every((part) =>
      Object.keys(part).some((key) => key.startsWith("__reactFiber$")),
    );
  };
  const look = () => {
    if (!isAlive()) return void requestAnimationFrame(look);
    translate();
    Object.assign(window, { isTranslated: true });
  };
  addEventListener("DOMContentLoaded", look);
}

/** Translates each page of a browser, as its user has asked it to. */
export async function translatePages(context: BrowserContext): Promise<void> {
  const rootId = JSON.stringify(ROOT_ID);
  await context.addInitScript(
    `(${translateOnceAlive})(${translateTexts}, ${rootId})`,
  );
}

/** Waits until the open page of such a browser is translated. */
export async function untilTranslated(page: Page): Promise<void> {
  await page.waitForFunction(() => "isTranslated" in window);
}
