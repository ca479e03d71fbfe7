import type { BunPlugin } from "bun";

const STRINGS = /react-(aria|stately)[\\/].*[\\/]intlStrings\.m?js$/;
const OTHER_LANGUAGE =
  /^import .*(?<!en-US)\.m?js";$|^ +"(?!en-US)[\w-]+": .*$/gm;

/**
 * Leaves the English of react-aria's 34 languages: the shop speaks one, and
 * its dictionaries fall back to it. Saves about a third of the first dialog.
 */
export const englishOnly: BunPlugin = {
  name: "english-only",
  setup(build) {
    build.onLoad({ filter: STRINGS }, async ({ path }) => ({
      contents: (await Bun.file(path).text()).replace(OTHER_LANGUAGE, ""),
      loader: "js",
    }));
  },
};
