import {
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const WRITES = 300;
const PAGE = Buffer.alloc(4_096, 1);

/** Measures how long a write synced to this disk takes, without a shop. */
export function benchDisk(): { medianMs: number; p99Ms: number } {
  const folder = mkdtempSync(join(tmpdir(), "barrette-disk-"));
  const fd = openSync(join(folder, "file"), "w");
  const times = Array.from({ length: WRITES }, () => {
    writeSync(fd, PAGE);
    const startedAt = performance.now();
    fsyncSync(fd);
    return performance.now() - startedAt;
  }).sort((a, b) => a - b);
  closeSync(fd);
  rmSync(folder, { recursive: true });
  return {
    medianMs: times[WRITES >> 1] ?? 0,
    p99Ms: times[Math.floor(WRITES * 0.99)] ?? 0,
  };
}
