import { readFileSync, writeFileSync } from "node:fs";

/** Overwrites the middle of a database file. */
export function damage(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0x5a, 4096, bytes.length - 4096);
  writeFileSync(file, bytes);
}
