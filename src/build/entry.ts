import { basename } from "node:path";
import type { BuildMetafile } from "bun";
import type { AssetEntry } from "#shared/build/manifest.ts";

/** The module that a page starts with, from the root of the repository. */
export const ENTRY = "src/web/app/entry.tsx";

/** A file of the client, with its path relative to the client folder. */
export type ClientFile = { path: string; bytes: Uint8Array };

/**
 * Drops every style sheet but the entry's. The bundler puts the styles of all
 * lazy modules into the entry's sheet, and also writes a sheet for each lazy
 * module, which no page would load. Throws when such a sheet has styles that
 * the entry's sheet does not have.
 */
export function dropUnusedStyles(
  files: ClientFile[],
  metafile: Pick<BuildMetafile, "outputs">,
): ClientFile[] {
  const styles = describeEntry(metafile).styles;
  const sheets = Object.entries(metafile.outputs).filter(([path]) =>
    path.endsWith(".css"),
  );
  const inputsOf = (isLoaded: boolean) =>
    sheets
      .filter(([path]) => styles.includes(address(basename(path))) === isLoaded)
      .flatMap(([, { inputs }]) => Object.keys(inputs));
  const loaded = new Set(inputsOf(true));
  const unloaded = inputsOf(false).find((input) => !loaded.has(input));
  if (unloaded)
    throw new Error(`No page would load the styles of ${unloaded}.`);
  return files.filter(
    ({ path }) => !path.endsWith(".css") || styles.includes(`/${path}`),
  );
}

type Output = BuildMetafile["outputs"][string];

/** Returns what the bundler's metafile says about the entry. */
export function describeEntry(
  metafile: Pick<BuildMetafile, "outputs">,
): Omit<
  AssetEntry,
  "boot" | "fonts" | "productStyles" | "lateStyles" | "messages"
> {
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([path, each]) => [
      basename(path),
      each,
    ]),
  );
  const scripts = [...outputs].filter(([name]) => name.endsWith(".js"));
  const [script, entry] =
    scripts.find(([, each]) => each.entryPoint === ENTRY) ?? [];
  if (!script || !entry) throw new Error(`The bundle has no ${ENTRY}.`);
  const initial = staticImports(script, outputs);
  const lazy = scripts.filter(([name]) => !initial.includes(name));
  return {
    script: address(script),
    styles: entry.cssBundle ? [address(basename(entry.cssBundle))] : [],
    modulepreloads: initial.slice(1).map(address),
    chunks: Object.fromEntries(
      lazy.flatMap(([name, { entryPoint }]) => {
        const needed = staticImports(name, outputs);
        const missing = needed.filter((each) => !initial.includes(each));
        return entryPoint ? [[entryPoint, missing.map(address)]] : [];
      }),
    ),
  };
}

/** Returns a script and all that it imports statically, the script first. */
function staticImports(
  name: string,
  outputs: Map<string, Output>,
  found: string[] = [],
): string[] {
  if (found.includes(name)) return found;
  found.push(name);
  for (const { kind, path } of outputs.get(name)?.imports ?? [])
    if (kind === "import-statement")
      staticImports(basename(path), outputs, found);
  return found;
}

const address = (name: string) => `/assets/${name}`;
