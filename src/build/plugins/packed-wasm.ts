import type { BunPlugin } from "bun";

const WASM = /[\\/]@resvg[\\/]resvg-wasm[\\/]index_bg\.wasm$/;

/** The highest level that does not take three times as long as the one below. */
const LEVEL = 19;

let packed: Promise<Uint8Array> | undefined;

async function pack(path: string): Promise<Uint8Array> {
  return Bun.zstdCompress(await Bun.file(path).bytes(), { level: LEVEL });
}

/**
 * Compresses the module that draws pictures: 2.5 MB of the executable become
 * 0.8. The thread that draws unpacks it, in 3 ms; see `rasterizer-worker.ts`.
 */
export const packedWasm: BunPlugin = {
  name: "packed-wasm",
  setup(build) {
    let isUsed = false;
    build.onLoad({ filter: WASM }, async ({ path }) => {
      isUsed = true;
      // A build compiles several executables.
      packed ??= pack(path);
      return { contents: await packed, loader: "file" };
    });
    build.onEnd(({ success }) => {
      if (success && !isUsed)
        throw new Error(`The module to be packed is not there: ${WASM}.`);
    });
  },
};
