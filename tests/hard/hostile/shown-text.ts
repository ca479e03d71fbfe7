import { expect } from "bun:test";
import type { Page } from "playwright";
import { until } from "#tests/support/until.ts";

/**
 * Waits until a page shows all texts literally, in its content, its fields or
 * its labels for screen readers. Fails if a text is missing or its script ran.
 */
export async function expectLiteral(
  page: Page,
  where: string,
  texts: readonly string[],
): Promise<void> {
  let missing = texts;
  const showsAll = async () => {
    const shown = await page.evaluate(readShownText);
    missing = texts.filter((text) => !shown.includes(text));
    return missing.length === 0;
  };
  await until(showsAll, { deadlineMs: 15_000, everyMs: 50 }).catch(() => {});
  expect([where, missing]).toEqual([where, []]);
  const hasRun = await page.evaluate(() => "hit" in window);
  expect([where, hasRun]).toEqual([where, false]);
}

/** Runs in the page. Leaves out scripts, styles and templates. */
function readShownText(): string {
  const copy = document.body.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return "";
  for (const unseen of copy.querySelectorAll("script, style, template"))
    unseen.remove();
  const spoken = [...document.querySelectorAll("*")].flatMap((element) =>
    ["alt", "aria-label", "title", "placeholder"].map(
      (name) => element.getAttribute(name) ?? "",
    ),
  );
  const typed = [...document.querySelectorAll("input, textarea")].map(
    (field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
        ? field.value
        : "",
  );
  return [copy.textContent, ...spoken, ...typed].join("\n");
}
