import { watch } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../root.ts";

const WATCHED = ["src", "public", "drizzle"];
/** Editors write a file in several steps. */
const SETTLE_MS = 40;
/** What editors leave beside a file while they write it. */
const TEMPORARY = /(^|\/)[.#][^/]*$|~$|\.(swp|swx|tmp)$|(^|\/)4913$/;

/** Which parts of the shop a change reaches. */
export type Reach = {
  /** The browser's bundle. */
  client: boolean;
  /** The pictures, fonts and icons that are served as they are. */
  site: boolean;
  /** The development server itself, which cannot replace itself. */
  build: boolean;
};

/** What the files, named from the root of the repository, belong to. */
export function reachOf(files: readonly string[]): Reach {
  const isIn = (...folders: string[]) =>
    files.some((file) => folders.some((folder) => file.startsWith(folder)));
  return {
    client: isIn("src/web/", "src/shared/", "public/"),
    site: isIn("public/"),
    build: isIn("src/build/"),
  };
}

/** Calls `onChange` with the files of each change once it has settled. */
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
