import { warn } from "./args.ts";
import { formatBytes } from "./words.ts";

/** Smaller work is done so fast that its progress is not worth showing. */
const WORTH_TELLING_BYTES = 64 * 1024 * 1024;

/** Creates a callback that writes a line to stderr after every 10 %. */
export function createProgress(what: string) {
  let shown = 0;
  return (doneBytes: number, allBytes: number): void => {
    if (allBytes < WORTH_TELLING_BYTES) return;
    const tenth = Math.floor((10 * doneBytes) / allBytes);
    if (tenth === shown) return;
    shown = tenth;
    warn(`${what}: ${tenth * 10} % of ${formatBytes(allBytes)}`);
  };
}
