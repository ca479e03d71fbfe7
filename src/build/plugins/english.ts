import { patchPlugin } from "./patch.ts";

const OTHER_LANGUAGE =
  /^import .*(?<!en-US)\.m?js";$|^ +"(?!en-US)[\w-]+": .*$/gm;
const LANGUAGE = /\b[a-z]{2}-[A-Z]{2}\b/g;

/**
 * Keeps only English of react-aria's 34 languages: the shop is in English, and
 * react-aria falls back to English. Saves about a third of the first dialog.
 */
export const englishOnly = patchPlugin("english-only", [
  {
    file: /react-(aria|stately)\/.*\/intlStrings\.m?js$/,
    change: (source) => {
      const english = source.replace(OTHER_LANGUAGE, "");
      const left = new Set(english.match(LANGUAGE));
      if (left.size !== 1 || !left.has("en-US"))
        throw new Error(
          `A dictionary of react-aria was to keep en-US alone, but has: ${[...left].join(", ")}.`,
        );
      return english;
    },
  },
]);
