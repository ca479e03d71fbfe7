import { basename } from "node:path";
import type { ClientFile, Entry } from "./client.ts";
import { brotliSize } from "./compress.ts";

/** The most that the storefront's first scripts may weigh, as brotli. */
export const INITIAL_SCRIPT_LIMIT = 100_000;

export type Sizes = { initial: number; lines: string[] };

/** What a visitor loads, in kB of 1,000 bytes as brotli. */
export async function measure(
  files: ClientFile[],
  entry: Entry,
): Promise<Sizes> {
  const sizes = new Map<string, number>();
  for (const { path, bytes } of files)
    if (/\.(js|css)$/.test(path))
      sizes.set(`/${path}`, await brotliSize(bytes));
  const sum = (urls: string[]) =>
    urls.reduce((total, url) => total + (sizes.get(url) ?? 0), 0);
  const initial = sum([entry.script, ...entry.modulepreloads]);
  return {
    initial,
    lines: [
      `first scripts ${kB(initial)}, styles ${kB(sum(entry.styles))} (brotli)`,
      ...Object.entries(entry.chunks).map(
        ([source, urls]) => `  on demand ${basename(source)} ${kB(sum(urls))}`,
      ),
    ],
  };
}

/** Throws a sentence when the first scripts have grown past the limit. */
export function checkInitialSize(initial: number): void {
  if (initial > INITIAL_SCRIPT_LIMIT)
    throw new Error(
      `The storefront's first scripts are ${kB(initial)} as brotli; the limit is ${kB(INITIAL_SCRIPT_LIMIT)}. Load something of it on demand.`,
    );
}

function kB(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
