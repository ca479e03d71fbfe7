import { basename } from "node:path";
import type { BuildMetafile } from "bun";
import { STYLE_PARTS, type StylePart } from "#shared/build/style-parts.ts";
import { type ClientFile, ENTRY } from "./entry.ts";

type Inputs = Record<string, { imports: { path: string; kind: string }[] }>;

/** The modules of the first view, although HomeRest is loaded lazily. */
const FIRST_VIEW = [ENTRY, "src/web/storefront/home/HomeRest.tsx"];

/** The part that a lazily loaded module belongs to, by its folder. */
function partOf(module: string): StylePart {
  if (module.startsWith("src/web/admin/")) return "panel";
  if (module.startsWith("src/web/site-editor/")) return "editor";
  return /^src\/web\/(cart|checkout|designer)\//.test(module)
    ? "overlays"
    : "pages";
}

/** Returns the modules, and everything that they import statically. */
function reachOf(modules: string[], inputs: Inputs): Set<string> {
  const found = new Set(modules);
  for (const module of found)
    for (const { path, kind } of inputs[module]?.imports ?? [])
      if (kind !== "dynamic-import") found.add(path);
  return found;
}

/** A style sheet: the parts that need it, and its style files in order. */
type Sheet = { parts: StylePart[]; files: string[] };

/**
 * Puts each style file into exactly one sheet: one for the first view (with no
 * parts), and one for each set of parts that have files in common.
 */
export function divideStyles(
  { inputs, outputs }: Pick<BuildMetafile, "inputs" | "outputs">,
  styleFiles: string[],
): Sheet[] {
  const first = reachOf(FIRST_VIEW, inputs);
  const lazy = Object.values(outputs)
    .flatMap(({ entryPoint }) => entryPoint ?? [])
    .filter((module) => !first.has(module));
  const reaches = STYLE_PARTS.map((part) => {
    const modules = lazy.filter((module) => partOf(module) === part);
    return { part, reach: reachOf(modules, inputs) };
  });
  const sheets = new Map<string, Sheet>();
  for (const file of styleFiles) {
    const parts = reaches
      .filter(({ reach }) => !first.has(file) && reach.has(file))
      .map(({ part }) => part);
    if (parts.length === 0 && !first.has(file))
      throw new Error(`No page would load the styles of ${file}.`);
    const sheet = sheets.get(parts.join()) ?? { parts, files: [] };
    sheet.files.push(file);
    sheets.set(parts.join(), sheet);
  }
  // Shared sheets come first, so that a part's own sheet can override them.
  return [...sheets.values()].sort((a, b) => b.parts.length - a.parts.length);
}

/** Returns the style files of the entry's sheet, in the bundler's order. */
export function styleFilesOf(metafile: BuildMetafile): string[] {
  const entry = Object.values(metafile.outputs).find(
    ({ entryPoint, cssBundle }) => entryPoint === ENTRY && cssBundle,
  );
  const sheet = Object.entries(metafile.outputs).find(
    ([path]) => basename(path) === basename(entry?.cssBundle ?? ""),
  );
  return Object.keys(sheet?.[1].inputs ?? {});
}

type Sheets = {
  files: ClientFile[];
  /** The sheets of the first view. */
  styles: string[];
  /** The sheets that each part loads in addition. */
  partStyles: Partial<Record<StylePart, string[]>>;
};

/** Bundles each sheet separately; `cssOf` returns the CSS of a style file. */
export async function bundleSheets(
  metafile: BuildMetafile,
  cssOf: (styleFile: string) => string,
): Promise<Sheets> {
  const sheets: Sheets = { files: [], styles: [], partStyles: {} };
  for (const { parts, files } of divideStyles(
    metafile,
    styleFilesOf(metafile),
  )) {
    const source = `/sheets/${parts.join("-") || "first"}.css`;
    const { outputs } = await Bun.build({
      entrypoints: [source],
      files: { [source]: files.map(cssOf).join("\n") },
      minify: true,
      naming: "[name]-[hash].[ext]",
      external: ["/assets/*"],
    });
    const [output] = outputs;
    if (!output) throw new Error(`The bundler made nothing of ${source}.`);
    const path = `assets/${basename(output.path)}`;
    sheets.files.push({
      path,
      bytes: new Uint8Array(await output.arrayBuffer()),
    });
    if (parts.length === 0) sheets.styles.push(`/${path}`);
    for (const part of parts)
      sheets.partStyles[part] = [
        ...(sheets.partStyles[part] ?? []),
        `/${path}`,
      ];
  }
  return sheets;
}
