import { warn } from "./args.ts";

/** Below this nobody has to wait, and a line would only be noise. */
const WORTH_TELLING_BYTES = 64 * 1024 * 1024;

/** A line on stderr at every tenth of a large piece of work. */
export function createProgress(what: string) {
  let told = 0;
  return (doneBytes: number, allBytes: number): void => {
    if (allBytes < WORTH_TELLING_BYTES) return;
    const tenth = Math.floor((10 * doneBytes) / allBytes);
    if (tenth === told) return;
    told = tenth;
    warn(`${what}: ${tenth * 10} % of ${formatBytes(allBytes)}`);
  };
}

/** Bytes as people read them: "3.4 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  const units = ["kB", "MB", "GB", "TB"];
  let value = bytes / 1_000;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1_000;
    unit += 1;
  }
  return `${value.toFixed(value < 10 ? 1 : 0)} ${units[unit]}`;
}
