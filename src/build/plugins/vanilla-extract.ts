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

// What the style files said when they ran, by file. Each runs once, so both
// bundles of one build read the same record.
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
  // Fixed, whatever NODE_ENV says: the names in the browser's bundle, in the
  // executable and under `bun test` have to be the same.
  getIdentOption: () => "short",
};

/**
 * Lets every style file run again in this process, with what it imports: the
 * development server bundles them as they are now.
 */
export function forgetStyles(): void {
  for (const path of Object.keys(require.cache))
    if (/^src\/(web|shared)\//.test(fileScope(path)))
      delete require.cache[path];
  sheets.clear();
  classNames.clear();
  compositions.length = 0;
}

/** A file's path from the repository's root, with "/" on every system. */
export function fileScope(path: string): string {
  return relative(ROOT, path).replaceAll("\\", "/");
}

/** The source of a style file, telling vanilla-extract which file it is. */
function withFileScope(source: string, path: string): string {
  return [
    'import { setFileScope, endFileScope } from "@vanilla-extract/css/fileScope";',
    `setFileScope(${JSON.stringify(fileScope(path))});`,
    source,
    "endFileScope();",
  ].join("\n");
}

/**
 * Lets Bun run `.css.ts` files themselves: for tests, for development and for
 * the bundler plugin below, which runs them to learn what they export.
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

/** The CSS of one style file that has run. */
function cssOf(path: string): string {
  return transformCss({
    localClassNames: [...classNames],
    composedClassLists: compositions,
    cssObjs: sheets.get(fileScope(path)) ?? [],
  }).join("\n");
}

const scanner = new Bun.Transpiler({ loader: "ts" });

/**
 * The style files that a module reaches, in import order, through plain
 * helper modules too. Their classes are inlined into the module's exports, so
 * without importing them again their CSS would vanish from the bundle.
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
 * Bundles style files as what they export: class names and values. With
 * `css`, each brings its style sheet along (the browser's bundle); without,
 * the names alone (the executable).
 */
export function vanillaExtract(options: {
  css: boolean;
  /** Changes an address in the finished CSS, as for hashed fonts. */
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

/** The CSS of one of a bundle's inputs, as its metafile names it. */
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
