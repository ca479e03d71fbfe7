import { watch } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../root.ts";

const WATCHED = ["src", "public", "drizzle"];
/** The delay after a change, because editors write a file in several steps. */
const SETTLE_MS = 40;
/** Matches the files that editors create beside a file while they write it. */
const TEMPORARY = /(^|\/)[.#][^/]*$|~$|\.(swp|swx|tmp)$|(^|\/)4913$/;

/** Which parts of the shop a change affects. */
export type Reach = {
  /** The browser's bundle. */
  client: boolean;
  /** What is served as it is, and the script in the pages themselves. */
  site: boolean;
  /** The development server itself, which has to be restarted by hand. */
  build: boolean;
};

/** Returns what changed files affect; paths are relative to the repository. */
export function reachOf(files: readonly string[]): Reach {
  const isIn = (...folders: string[]) =>
    files.some((file) => folders.some((folder) => file.startsWith(folder)));
  return {
    client: isIn("src/web/", "src/shared/", "public/"),
    site: isIn("public/", "src/web/app/boot.ts"),
    build: isIn("src/build/"),
  };
}

/** Calls `onChange` with the changed files SETTLE_MS after the last change. */
export function watchFiles(onChange: (files: string[]) => void): void {
  const changed = new Set<string>();
  let timer: Timer | undefined;
  for (const folder of WATCHED)
    watch(join(ROOT, folder), { recursive: true }, (_, name) => {
      const file = `${folder}/${name?.replaceAll("\\", "/") ?? ""}`;
      if (TEMPORARY.test(file)) return;
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const files = [...changed].sort();
        changed.clear();
        onChange(files);
      }, SETTLE_MS);
    });
}
