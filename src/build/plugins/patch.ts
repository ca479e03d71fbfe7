import type { BunPlugin } from "bun";

/** A change to a file of the bundle that somebody else wrote. */
export type Patch = {
  /** Matches the path of the file, with "/" on every system. */
  file: RegExp;
  /** Returns the changed source: the same source counts as a failure. */
  change: (source: string) => string;
};

/**
 * Changes files of other packages while they are bundled. Such a change goes
 * stale without a sound when the package moves a file or rewrites a line, so
 * the build fails when a patch meets no file or changes nothing.
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
        // A build that failed for another reason may not have met every file.
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
