import { dirname, relative } from "node:path";
import { setAdapter } from "@vanilla-extract/css/adapter";
import { transformCss } from "@vanilla-extract/css/transformCss";
import type { BunPlugin } from "bun";
import { ROOT } from "#build/root.ts";

type Adapter = Parameters<typeof setAdapter>[0];
type CssObject = Parameters<Adapter["appendCss"]>[0];
type Composition = Parameters<Adapter["registerComposition"]>[0];

const STYLE_FILE = /\.css\.ts$/;
const SHEET = /\.vanilla\.css$/;
const SHEET_NAMESPACE = "vanilla-css";

// The styles that the style files registered when they ran, by file. Each file
// runs only once, so both bundles of one build read these records.
const sheets = new Map<string, CssObject[]>();
const classNames = new Set<string>();
const compositions: Composition[] = [];

const recorder: Adapter = {
  appendCss(css, scope) {
    const sheet = sheets.get(scope.filePath);
    if (sheet) sheet.push(css);
    else sheets.set(scope.filePath, [css]);
  },
  registerClassName: (name) => void classNames.add(name),
  registerComposition: (composition) => void compositions.push(composition),
  markCompositionUsed() {},
  onEndFileScope() {},
  // Fixed, independent of NODE_ENV: the class names in the browser's bundle, in
  // the executable and under `bun test` have to be the same.
  getIdentOption: () => "short",
};

/**
 * Makes every style file, and what it imports, run again at the next import, so
 * that the development server bundles the current versions.
 */
export function forgetStyles(): void {
  for (const path of Object.keys(require.cache))
    if (/^src\/(web|shared)\//.test(fileScope(path)))
      delete require.cache[path];
  sheets.clear();
  classNames.clear();
  compositions.length = 0;
}

/** Returns a path from the repository's root, with "/" on every system. */
export function fileScope(path: string): string {
  return relative(ROOT, path).replaceAll("\\", "/");
}

/** Adds calls that give vanilla-extract the path of a style file. */
function withFileScope(source: string, path: string): string {
  return [
    'import { setFileScope, endFileScope } from "@vanilla-extract/css/fileScope";',
    `setFileScope(${JSON.stringify(fileScope(path))});`,
    source,
    "endFileScope();",
  ].join("\n");
}

/**
 * Lets Bun run `.css.ts` files itself: for tests, for development and for the
 * bundler plugin below, which runs these files to find out what they export.
 */
export const styleRuntime: BunPlugin = {
  name: "vanilla-extract-runtime",
  setup(build) {
    setAdapter(recorder);
    build.onLoad({ filter: STYLE_FILE }, async ({ path }) => ({
      contents: withFileScope(await Bun.file(path).text(), path),
      loader: "ts",
    }));
  },
};

/** Returns the CSS of one style file that has run. */
function cssOf(path: string): string {
  return transformCss({
    localClassNames: [...classNames],
    composedClassLists: compositions,
    cssObjs: sheets.get(fileScope(path)) ?? [],
  }).join("\n");
}

const scanner = new Bun.Transpiler({ loader: "ts" });

/**
 * Returns the style files that a module imports, directly or through plain
 * helper modules, in import order. Their classes are inlined into the module's
 * exports, so their CSS would be missing from the bundle without these imports.
 */
export async function styleImports(
  path: string,
  seen = new Set<string>(),
): Promise<string[]> {
  const found: string[] = [];
  const source = await Bun.file(path).text();
  for (const { path: specifier } of scanner.scanImports(source)) {
    if (!/^[.#]/.test(specifier)) continue;
    const target = Bun.resolveSync(specifier, dirname(path));
    if (seen.has(target)) continue;
    seen.add(target);
    if (STYLE_FILE.test(target)) found.push(target);
    else if (/\.tsx?$/.test(target))
      found.push(...(await styleImports(target, seen)));
  }
  return found;
}

/**
 * Bundles a style file as its exports: class names and values. With `css` (for
 * the browser's bundle), the result also imports the file's style sheet;
 * without (for the executable), it does not.
 */
export function vanillaExtract(options: {
  css: boolean;
  /** Changes an address in the finished CSS, such as that of a hashed font. */
  rewriteUrl?: (url: string) => string;
}): BunPlugin {
  return {
    name: "vanilla-extract",
    async setup(build) {
      await Bun.plugin(styleRuntime);
      const { serializeVanillaModule } =
        await import("@vanilla-extract/integration");
      build.onLoad({ filter: STYLE_FILE }, async ({ path }) => {
        const exports: Record<string, unknown> = { ...(await import(path)) };
        const imports = options.css
          ? [...(await styleImports(path)), `${path}.vanilla.css`]
          : [];
        return {
          contents: serializeVanillaModule(
            imports.map((each) => `import ${JSON.stringify(each)};`),
            exports,
            null,
          ),
          loader: "js",
        };
      });
      build.onResolve({ filter: SHEET }, ({ path }) => ({
        path,
        namespace: SHEET_NAMESPACE,
      }));
      build.onLoad({ filter: SHEET, namespace: SHEET_NAMESPACE }, (args) => ({
        contents: rewriteUrls(
          cssOf(args.path.replace(SHEET, "")),
          options.rewriteUrl,
        ),
        loader: "css",
      }));
    },
  };
}

/** Returns the CSS of an input of a bundle, by its name in the metafile. */
export function cssOfInput(
  input: string,
  rewriteUrl: (url: string) => string,
): string {
  const path = input.replace(`${SHEET_NAMESPACE}:`, "").replace(SHEET, "");
  return rewriteUrls(cssOf(path), rewriteUrl);
}

function rewriteUrls(css: string, rewrite?: (url: string) => string): string {
  if (!rewrite) return css;
  return css.replace(
    /url\((["']?)(\/[^"')]+)\1\)/g,
    (_, quote: string, url: string) => `url(${quote}${rewrite(url)}${quote})`,
  );
}
