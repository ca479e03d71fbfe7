import { join } from "node:path";

/**
 * The folders that travel inside the executable: `client`, what the browser
 * loads, and `drizzle`, the migrations. From source they are the build's
 * output and the repository's own.
 */
export function embeddedDir(name: "client" | "drizzle"): string {
  // Compiled, every embedded folder stands beside the bundled modules.
  if (Bun.isStandaloneExecutable) return join(import.meta.dir, name);
  const root = join(import.meta.dir, "..", "..");
  return name === "client" ? join(root, "dist", "client") : join(root, name);
}

/**
 * The pictures that came with the program, as they were drawn. The build
 * copies them under the same names into `client`; from source no build is
 * needed to read them.
 */
export function publicDir(): string {
  if (Bun.isStandaloneExecutable) return embeddedDir("client");
  return join(import.meta.dir, "..", "..", "public");
}
