import { PART_STYLES_ID } from "#shared/api/page.ts";
import type { StylePart } from "#shared/build/style-parts.ts";

/**
 * Loads the code of a part and its styles at once. Until both are there nothing
 * of it can be shown, so nothing is seen unstyled. On the server, and while the
 * shop is developed, there are no such styles.
 */
export async function withStyles<Module>(
  part: StylePart,
  load: () => Promise<Module>,
): Promise<Module> {
  const [module] = await Promise.all([load(), ...sheetsOf(part).map(add)]);
  return module;
}

function sheetsOf(part: StylePart): string[] {
  if (!("document" in globalThis)) return [];
  const list = document.getElementById(PART_STYLES_ID)?.textContent;
  const sheets: Partial<Record<StylePart, string[]>> = JSON.parse(list || "{}");
  return sheets[part] ?? [];
}

const adding = new Map<string, Promise<void>>();

/** Adds a style sheet to the page once. After a failure it is tried again. */
function add(url: string): Promise<void> {
  const known = adding.get(url);
  if (known) return known;
  const linked = document.querySelector<HTMLLinkElement>(
    `link[rel="stylesheet"][href="${url}"]`,
  );
  // The page came with it.
  if (linked?.sheet) return Promise.resolve();
  linked?.remove();
  const link = document.createElement("link");
  const added = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      adding.delete(url);
      link.remove();
      reject(new Error(`${url} could not be loaded.`));
    };
  });
  adding.set(url, added);
  link.rel = "stylesheet";
  link.href = url;
  document.head.append(link);
  return added;
}
