import type { BunPlugin } from "bun";

const LEGACY = /acme-client[\\/]src[\\/]crypto[\\/]forge\.js$/;

/**
 * Leaves out acme-client's older cryptography, which is kept there for old
 * programs alone: it would bring all of node-forge along.
 */
export const withoutForge: BunPlugin = {
  name: "without-forge",
  setup(build) {
    build.onLoad({ filter: LEGACY }, () => ({
      contents: "module.exports = {};",
      loader: "js",
    }));
  },
};
