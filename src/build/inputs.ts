import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeBuild } from "./commit.ts";
import { ROOT } from "./root.ts";

const FOLDERS = ["src", "public", "drizzle"];
const FILES = ["package.json", "bun.lock", "bunfig.toml", "tsconfig.json"];
const BUILT_OF = join(ROOT, "dist/built-of");

/**
 * Returns a hash of everything that the executable is made from: the files, the
 * version of Bun, and the commit, which the executable contains.
 */
export async function hashInputs(root = ROOT): Promise<string> {
  const hasher = new Bun.CryptoHasher("sha256");
  hasher.update(`${Bun.version} ${JSON.stringify(describeBuild())}`);
  const glob = new Bun.Glob(`{${FOLDERS.join(",")}}/**/*`);
  const found = await Array.fromAsync(glob.scan({ cwd: root, dot: true }));
  const present = FILES.filter((name) => existsSync(join(root, name)));
  for (const path of [...present, ...found.sort()]) {
    const bytes = await Bun.file(join(root, path)).bytes();
    // The length separates a file's end from the beginning of the next file.
    hasher.update(`\n${path} ${bytes.length}\n`);
    hasher.update(bytes);
  }
  return hasher.digest("hex");
}

/** Stores the hash of the inputs that dist/barrette was built from. */
export function noteInputs(hash: string): void {
  writeFileSync(BUILT_OF, hash);
}

/** Whether dist/barrette was built from inputs with this hash. */
export function isBuiltOf(hash: string): boolean {
  return (
    existsSync(join(ROOT, "dist/barrette")) &&
    existsSync(BUILT_OF) &&
    readFileSync(BUILT_OF, "utf8") === hash
  );
}
