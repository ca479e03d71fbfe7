import { join } from "node:path";

/**
 * A folder that is embedded in the executable: `client`, the files for the
 * browser, or `drizzle`, the migrations. When the shop runs from source,
 * `client` is the build's output and `drizzle` a folder of the repository.
 */
export function embeddedDir(name: "client" | "drizzle"): string {
  // In the executable every embedded folder is beside the bundled modules.
  if (Bun.isStandaloneExecutable) return join(import.meta.dir, name);
  const root = join(import.meta.dir, "..", "..", "..");
  return name === "client" ? join(root, "dist", "client") : join(root, name);
}

/**
 * The folder of the pictures that come with the program, in their full size.
 * In the executable, this folder is `client`, where the build copies the
 * pictures; from source, it is `public`, so that no build is needed.
 */
export function publicDir(): string {
  if (Bun.isStandaloneExecutable) return embeddedDir("client");
  return join(import.meta.dir, "..", "..", "..", "public");
}
