import type { ClientFile } from "#build/entry.ts";
import { BASELINE } from "./browsers.ts";
import { newFeaturesOf } from "./scripts.ts";
import { newStylesOf } from "./styles.ts";

/**
 * Throws if a script or a style sheet needs more than the oldest browsers that
 * the shop serves have.
 */
export function checkBaseline(files: ClientFile[], boot: string): void {
  const decoder = new TextDecoder();
  const found = [
    ...describe("the boot script", newFeaturesOf(boot)),
    ...files.flatMap(({ path, bytes }) => {
      if (path.endsWith(".js"))
        return describe(path, newFeaturesOf(decoder.decode(bytes)));
      if (path.endsWith(".css"))
        return describe(path, newStylesOf(decoder.decode(bytes)));
      return [];
    }),
  ];
  if (found.length > 0)
    throw new Error(
      `Not every browser of the baseline (${Object.entries(BASELINE).flat().join(" ")}) has:\n${found.join("\n")}\nWrite it another way, or ask for it first and add it to KNOWN with the reason.`,
    );
}

const describe = (file: string, found: Set<string>): string[] =>
  [...found].map((name) => `  ${name} (${file})`);
