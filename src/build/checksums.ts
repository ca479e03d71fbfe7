import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { pipeline } from "node:stream/promises";

/** Returns the SHA-256 of each file, in the form that `sha256sum -c` reads. */
export async function checksums(paths: readonly string[]): Promise<string> {
  const lines = await Promise.all(
    paths.map(async (path) => {
      const hash = createHash("sha256");
      await pipeline(createReadStream(path), hash);
      return `${hash.digest("hex")}  ${basename(path)}\n`;
    }),
  );
  return lines.join("");
}
