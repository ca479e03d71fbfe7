import { existsSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { BuildArtifact, BunPlugin } from "bun";
import type { AssetEntry } from "#shared/build/manifest.ts";
import { withViewportFallback } from "#build/baseline/styles.ts";
import { cssOfInput, vanillaExtract } from "#build/plugins/vanilla-extract.ts";
import { browserWall } from "#build/plugins/wall.ts";
import {
  type ClientFile,
  describeEntry,
  dropUnusedStyles,
  ENTRY,
} from "./entry.ts";
import { bundleCatalogues } from "./catalogues.ts";
import { minifyModule } from "./minify.ts";
import { bundleSheets } from "./sheets.ts";
import { ROOT } from "./root.ts";

const BOOT = "src/web/app/boot.ts";

/** Part of the file names of those fonts that every page needs. */
const FIRST_FONTS = "-basic-";

type Mode = "production" | "development";

/**
 * In development the scripts stay readable and have source maps, and the entry
 * has the same address after every change, so that the shop's process does not
 * have to read a new manifest.
 */
const MODES = {
  production: { minify: true, entryName: "[name]-[hash].[ext]" },
  development: {
    minify: false,
    sourcemap: "linked",
    entryName: "[name].[ext]",
  },
} as const;

/** Bundles the browser's scripts and styles, and the fonts that they name. */
export async function bundleClient(mode: Mode = "production"): Promise<{
  files: ClientFile[];
  entry: AssetEntry;
}> {
  const { entryName, ...options } = MODES[mode];
  const fonts = new Map<string, ClientFile>();
  const rewriteUrl = (url: string) => hashed(url, fonts);
  const result = await Bun.build({
    ...options,
    entrypoints: [join(ROOT, ENTRY)],
    root: ROOT,
    target: "browser",
    format: "esm",
    splitting: true,
    // Most of 100 chunks were smaller, and each is a request: with 4096 the
    // first view grows.
    minChunkSize: 2048,
    metafile: true,
    naming: {
      entry: entryName,
      chunk: "[name]-[hash].[ext]",
      asset: "[name]-[hash].[ext]",
    },
    define: {
      "process.env.NODE_ENV": JSON.stringify(mode),
      // React's code for its developer tools.
      ...(mode === "production" && {
        __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
      }),
    },
    external: ["/assets/*"],
    plugins: [
      browserWall,
      noStaticBlocks,
      vanillaExtract({ css: true, rewriteUrl }),
    ],
  });
  if (!result.metafile) throw new Error("The bundler gave no metafile.");
  const outputs = await Promise.all(
    result.outputs.map(async (output) => ({
      path: `assets/${basename(output.path)}`,
      bytes: await bytesOf(output, options.minify),
    })),
  );
  const entry = describeEntry(result.metafile);
  const catalogues = await bundleCatalogues(options.minify);
  // In development, one sheet with a fixed name contains all styles.
  const sheets =
    mode === "development"
      ? {
          files: dropUnusedStyles(outputs, result.metafile).filter(isSheet),
          styles: entry.styles,
          stylesIn: undefined,
          productStyles: undefined,
          fontsIn: undefined,
          lateStyles: undefined,
        }
      : await bundleSheets(
          result.metafile,
          (input) => cssOfInput(input, rewriteUrl),
          rewriteUrl,
        );
  return {
    files: [
      ...outputs.filter((file) => !isSheet(file)),
      ...sheets.files.map(withViewportFallback),
      ...fonts.values(),
      ...catalogues.files,
    ],
    entry: {
      ...entry,
      styles: sheets.styles,
      stylesIn: sheets.stylesIn,
      productStyles: sheets.productStyles,
      fontsIn: sheets.fontsIn,
      lateStyles: sheets.lateStyles,
      messages: catalogues.messages,
      boot: await bundleBoot(mode),
      fonts: [...fonts.values()]
        .filter(({ path }) => path.includes(FIRST_FONTS))
        .map(({ path }) => `/${path}`),
    },
  };
}

/** Returns an output of the bundler, scripts minified once more. */
async function bytesOf(
  output: BuildArtifact,
  isMinified: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  const source = await output.text();
  const isScript = output.path.endsWith(".js");
  return new TextEncoder().encode(
    isMinified && isScript ? await minifyModule(source) : source,
  );
}

const isSheet = ({ path }: ClientFile) => path.endsWith(".css");

/** Returns the source of the script that stands in every page. */
export async function bundleBoot(mode: Mode): Promise<string> {
  const { outputs } = await Bun.build({
    entrypoints: [join(ROOT, BOOT)],
    target: "browser",
    // A module would have no `document.currentScript`.
    format: "iife",
    minify: MODES[mode].minify,
    plugins: [browserWall],
  });
  const source = (await outputs[0]?.text())?.trim();
  if (!source) throw new Error(`The bundler made nothing of ${BOOT}.`);
  if (/<\/script|<!--/i.test(source))
    throw new Error(`${BOOT} would end its own element in the page.`);
  return source;
}

/**
 * Returns the address of a file of `public/` under a name with its hash, and
 * adds the file to `found`. Throws when `public/` does not contain the file.
 */
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

const STATIC_BLOCK = /static\s*\{\s*this\.(\w+) = ([^;{}]+);\s*\}/g;

/**
 * Writes react-aria's static blocks as static fields: Safari before 16.4 cannot
 * parse the blocks. `checkScripts` finds any that are left.
 */
const noStaticBlocks: BunPlugin = {
  name: "no-static-blocks",
  setup(build) {
    build.onLoad(
      { filter: /react-aria(-components)?[\\/]dist[\\/].*\.m?js$/ },
      async ({ path }) => {
        const source = await Bun.file(path).text();
        return {
          contents: source.replace(STATIC_BLOCK, "static $1 = $2;"),
          loader: "js",
        };
      },
    );
  },
};
