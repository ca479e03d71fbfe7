import { warn } from "./args.ts";
import { formatBytes } from "./words.ts";

/** Below this nobody has to wait, and a line would only be noise. */
const WORTH_TELLING_BYTES = 64 * 1024 * 1024;

/** A line on stderr at every tenth of a large piece of work. */
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
