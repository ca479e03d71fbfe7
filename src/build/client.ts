import { existsSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { BuildMetafile } from "bun";
import { englishOnly } from "./english.ts";
import { ROOT, vanillaExtract } from "./vanilla-extract.ts";
import { browserWall } from "./wall.ts";

const ENTRY = "src/web/entry.tsx";
const BOOT = "src/web/boot.ts";

/** A file of the client, by its path in the client folder. */
export type ClientFile = { path: string; bytes: Uint8Array };

/** What a page has to load. Addresses begin with "/". */
export type Entry = {
  /** The small script that fetches the other one after the first paint. */
  boot: string;
  script: string;
  styles: string[];
  modulepreloads: string[];
  fonts: string[];
  /** The scripts of each lazily loaded module, by its source path. */
  chunks: Record<string, string[]>;
};

/** In the names of the fonts that every page needs. */
const FIRST_FONTS = "-basic-";

/** Bundles the browser's side: scripts, styles and the fonts they name. */
export async function bundleClient(): Promise<{
  files: ClientFile[];
  entry: Entry;
}> {
  const fonts = new Map<string, ClientFile>();
  const result = await Bun.build({
    entrypoints: [join(ROOT, ENTRY)],
    root: ROOT,
    target: "browser",
    format: "esm",
    splitting: true,
    minify: true,
    metafile: true,
    naming: {
      entry: "[name]-[hash].[ext]",
      chunk: "[name]-[hash].[ext]",
      asset: "[name]-[hash].[ext]",
    },
    define: { "process.env.NODE_ENV": '"production"' },
    external: ["/assets/*"],
    plugins: [
      browserWall,
      englishOnly,
      vanillaExtract({ css: true, rewriteUrl: (url) => hashed(url, fonts) }),
    ],
  });
  if (!result.metafile) throw new Error("The bundler gave no metafile.");
  const scripts = await Promise.all(
    result.outputs.map(async (output) => ({
      path: `assets/${basename(output.path)}`,
      bytes: new Uint8Array(await output.arrayBuffer()),
    })),
  );
  const kept = entryStyles(scripts, result.metafile);
  const boot = await bundleBoot();
  return {
    files: [boot, ...kept, ...fonts.values()],
    entry: {
      ...describeEntry(result.metafile),
      boot: `/${boot.path}`,
      fonts: [...fonts.values()]
        .filter(({ path }) => path.includes(FIRST_FONTS))
        .map(({ path }) => `/${path}`),
    },
  };
}

/** A plain script: only such a one is told what the page says of it. */
async function bundleBoot(): Promise<ClientFile> {
  const { outputs } = await Bun.build({
    entrypoints: [join(ROOT, BOOT)],
    target: "browser",
    format: "iife",
    minify: true,
    naming: "[name]-[hash].[ext]",
    plugins: [browserWall],
  });
  const [script] = outputs;
  if (!script) throw new Error(`The bundler made nothing of ${BOOT}.`);
  return {
    path: `assets/${basename(script.path)}`,
    bytes: new Uint8Array(await script.arrayBuffer()),
  };
}

/**
 * The bundler writes one style sheet for the entry, with every lazy module's
 * styles in it, and one more for each lazy module, which nothing would load.
 */
function entryStyles(files: ClientFile[], metafile: BuildMetafile) {
  const styles = describeEntry(metafile).styles;
  return files.filter(
    ({ path }) => !path.endsWith(".css") || styles.includes(`/${path}`),
  );
}

/** A file of `public/` under a name with its hash, and that name's address. */
function hashed(url: string, found: Map<string, ClientFile>): string {
  const source = join(ROOT, "public", url);
  const known = found.get(url);
  if (known) return `/${known.path}`;
  if (!existsSync(source))
    throw new Error(`A style names ${url}, which is not in public/.`);
  const bytes = readFileSync(source);
  const extension = extname(url);
  const name = basename(url, extension);
  const path = `assets/${name}-${Bun.hash(bytes).toString(36).slice(0, 8)}${extension}`;
  found.set(url, { path, bytes });
  return `/${path}`;
}

type Output = BuildMetafile["outputs"][string];

function describeEntry(metafile: BuildMetafile): Omit<Entry, "boot" | "fonts"> {
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

/** A script and everything it imports statically, itself first. */
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
