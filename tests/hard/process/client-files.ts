import { join } from "node:path";
import * as z from "zod/mini";

const MANIFEST = join(import.meta.dir, "../../../dist/client/manifest.json");
const Manifest = z.object({ files: z.record(z.string(), z.unknown()) });

/** Returns the paths of all files that the build put into the executable. */
export async function clientFiles(): Promise<string[]> {
  const { files } = Manifest.parse(await Bun.file(MANIFEST).json());
  return Object.keys(files);
}

/** Fetches and counts all client files; throws if one is missing or empty. */
export async function expectAllServed(url: string): Promise<number> {
  const paths = await clientFiles();
  if (paths.length < 100) throw new Error("the manifest names too few files");
  for (const path of paths) {
    const response = await fetch(url + path);
    const { length } = await response.bytes();
    if (response.status !== 200 || length === 0)
      throw new Error(`${path}: ${response.status} with ${length} bytes`);
  }
  return paths.length;
}
