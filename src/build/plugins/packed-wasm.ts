import type { BunPlugin } from "bun";

const WASM = /[\\/]@resvg[\\/]resvg-wasm[\\/]index_bg\.wasm$/;
/** The highest level that does not take three times as long as the one below. */
const LEVEL = 19;

/**
 * Compresses the module that draws pictures: 2.5 MB of the executable become
 * 0.8. The process that draws unpacks it in 3 ms; see `rasterizer-process.ts`.
 */
export const packedWasm: BunPlugin = {
  name: "packed-wasm",
  setup(build) {
    let isUsed = false;
    build.onLoad({ filter: WASM }, async ({ path }) => {
      isUsed = true;
      const module = await Bun.file(path).bytes();
      const contents = await Bun.zstdCompress(module, { level: LEVEL });
      return { contents, loader: "file" };
    });
    build.onEnd(({ success }) => {
      if (success && !isUsed)
        throw new Error(`The module to be packed is not there: ${WASM}.`);
    });
  },
};
