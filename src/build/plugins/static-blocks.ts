import type { BunPlugin } from "bun";

const STATIC_BLOCK = /static\s*\{\s*this\.(\w+) = ([^;{}]+);\s*\}/g;

/**
 * Writes react-aria's static blocks as static fields: Safari before 16.4 cannot
 * parse the blocks. `checkScripts` finds any that are left.
 */
export const noStaticBlocks: BunPlugin = {
  name: "no-static-blocks",
  setup(build) {
    build.onLoad(
      { filter: /react-aria(-components)?[\\/]dist[\\/].*\.m?js$/ },
      async ({ path }) => {
        const source = await Bun.file(path).text();
        return {
          contents: source.replace(STATIC_BLOCK, "static $1 = $2;"),
          loader: "js",
        };
      },
    );
  },
};
