import { PART_STYLES_ID } from "#shared/api/page.ts";
import type { StylePart } from "#shared/build/style-parts.ts";

/**
 * Loads the code and the styles of a part in parallel. Resolves when both are
 * loaded, so that nothing is shown unstyled. On the server and in development,
 * a part has no separate styles.
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

/** Adds a style sheet to the page once. A call after a failure tries again. */
function add(url: string): Promise<void> {
  const known = adding.get(url);
  if (known) return known;
  const linked = document.querySelector<HTMLLinkElement>(
    `link[rel="stylesheet"][href="${url}"]`,
  );
  // The page was served with this style sheet.
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
