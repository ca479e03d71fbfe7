import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeBuild } from "./commit.ts";
import { ROOT } from "./root.ts";

const FOLDERS = ["src", "public", "drizzle"];
const FILES = ["package.json", "bun.lock", "bunfig.toml", "tsconfig.json"];
const BUILT_OF = join(ROOT, "dist/built-of");

/**
 * A hash of all that the executable is made of: the files, the Bun that
 * compiles them, and the commit, which the executable names.
 */
export async function hashInputs(root = ROOT): Promise<string> {
  const hasher = new Bun.CryptoHasher("sha256");
  hasher.update(`${Bun.version} ${JSON.stringify(describeBuild())}`);
  const glob = new Bun.Glob(`{${FOLDERS.join(",")}}/**/*`);
  const found = await Array.fromAsync(glob.scan({ cwd: root, dot: true }));
  const present = FILES.filter((name) => existsSync(join(root, name)));
  for (const path of [...present, ...found.sort()]) {
    const bytes = await Bun.file(join(root, path)).bytes();
    // The length keeps one file's end apart from the next one's beginning.
    hasher.update(`\n${path} ${bytes.length}\n`);
    hasher.update(bytes);
  }
  return hasher.digest("hex");
}

/** Notes of what dist/barrette is made. */
export function noteInputs(hash: string): void {
  writeFileSync(BUILT_OF, hash);
}

/** Whether dist/barrette is made of inputs with this hash. */
export function isBuiltOf(hash: string): boolean {
  return (
    existsSync(join(ROOT, "dist/barrette")) &&
    existsSync(BUILT_OF) &&
    readFileSync(BUILT_OF, "utf8") === hash
  );
}
