import type { BunPlugin } from "bun";

/** A change to a file while the file is bundled. */
export type Patch = {
  /** Matches the path of the file, with "/" on every system. */
  file: RegExp;
  /** Returns the changed source. Returning the same source fails the build. */
  change: (source: string) => string;
};

/**
 * Creates a plugin that changes files while they are bundled. The build fails
 * when a patch matches no file or changes nothing. Otherwise a new version of a
 * package, with moved files or changed lines, would silently disable the patch.
 */
export function patchPlugin(name: string, patches: Patch[]): BunPlugin {
  return {
    name,
    setup(build) {
      const unused = new Set(patches);
      for (const patch of patches)
        build.onLoad(
          { filter: onEverySystem(patch.file) },
          async ({ path }) => {
            unused.delete(patch);
            const source = await Bun.file(path).text();
            const contents = patch.change(source);
            if (contents === source)
              throw new Error(
                `The patch "${name}" changes nothing in ${path}.`,
              );
            return { contents, loader: "js" };
          },
        );
      build.onEnd(({ success }) => {
        // A build that failed for another reason may not have read every file.
        const [patch] = success ? unused : [];
        if (patch)
          throw new Error(`The patch "${name}" met no file ${patch.file}.`);
      });
    },
  };
}

function onEverySystem({ source, flags }: RegExp): RegExp {
  return new RegExp(source.replaceAll("\\/", "[\\\\/]"), flags);
}
