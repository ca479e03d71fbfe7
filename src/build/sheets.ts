import { basename } from "node:path";
import type { BuildMetafile } from "bun";
import type { AssetEntry } from "#shared/build/manifest.ts";
import { LANGUAGES, type Language } from "#shared/messages/languages.ts";
import { FONTS } from "#shared/build/fonts.ts";
import { type ClientFile, ENTRY } from "./entry.ts";

type Inputs = Record<string, { imports: { path: string; kind: string }[] }>;

/** The modules of the first view, although HomeSections is loaded lazily. */
const FIRST_VIEW = [ENTRY, "src/web/storefront/HomeSections.tsx"];

/** Where many visitors come to from elsewhere, so it loads only its own. */
const PRODUCT_PAGE = ["src/web/storefront/ProductPage.tsx"];

/**
 * Divides the style files into those of the first view, those that the page of a
 * clip needs besides, and the others, of which no other page needs its own part
 * alone: that would spare 2 to 6 kB of brotli.
 */
export function divideStyles(
  inputs: Inputs,
  styleFiles: string[],
): { first: string[]; product: string[]; late: string[] } {
  const first = reachedFrom(FIRST_VIEW, inputs);
  const product = reachedFrom(PRODUCT_PAGE, inputs).difference(first);
  return {
    first: styleFiles.filter((file) => first.has(file)),
    product: styleFiles.filter((file) => product.has(file)),
    late: styleFiles.filter((file) => !first.has(file) && !product.has(file)),
  };
}

/** The modules that these load, and those themselves. */
function reachedFrom(modules: readonly string[], inputs: Inputs): Set<string> {
  const reached = new Set(modules);
  for (const module of reached)
    for (const { path, kind } of inputs[module]?.imports ?? [])
      if (kind !== "dynamic-import") reached.add(path);
  return reached;
}

/** Returns the style files of the entry's sheet, in the bundler's order. */
function styleFilesOf(metafile: BuildMetafile): string[] {
  const entry = Object.values(metafile.outputs).find(
    ({ entryPoint, cssBundle }) => entryPoint === ENTRY && cssBundle,
  );
  const sheet = Object.entries(metafile.outputs).find(
    ([path]) => basename(path) === basename(entry?.cssBundle ?? ""),
  );
  return Object.keys(sheet?.[1].inputs ?? {});
}

type Sheets = Pick<
  AssetEntry,
  "styles" | "stylesIn" | "fontsIn" | "productStyles" | "lateStyles"
>;

/**
 * Bundles the sheets, the first one once more for each language that has fonts
 * of its own: a sheet beside it would be a further request. `cssOf` returns the
 * CSS of a style file.
 */
export async function bundleSheets(
  metafile: BuildMetafile,
  cssOf: (styleFile: string) => string,
  rewriteUrl: (url: string) => string,
): Promise<Sheets & { files: ClientFile[] }> {
  const { first, product, late } = divideStyles(
    metafile.inputs,
    styleFilesOf(metafile),
  );
  const firstCss = first.map(cssOf);
  const firstSheet = await bundleSheet("first", firstCss);
  const productSheet = await bundleSheet("product", product.map(cssOf));
  const lateSheet = await bundleSheet("late", late.map(cssOf));
  const languages = LANGUAGES.filter((each) => fontsOf(each).length > 0);
  const sheets = await Promise.all(
    languages.map((each) =>
      bundleSheet(`first-${each}`, [
        ...firstCss.map((css) => css.replaceAll(BASIC_FACE, "")),
        fontFaces(each, rewriteUrl),
      ]),
    ),
  );
  return {
    files: [firstSheet, ...sheets, productSheet, lateSheet],
    styles: [`/${firstSheet.path}`],
    stylesIn: Object.fromEntries(
      languages.map((each, index) => [each, [`/${sheets[index]?.path}`]]),
    ),
    productStyles: `/${productSheet.path}`,
    fontsIn: Object.fromEntries(
      languages.map((each) => [
        each,
        fontsOf(each).map(({ file }) => fontUrl(file, each, rewriteUrl)),
      ]),
    ),
    lateStyles: `/${lateSheet.path}`,
  };
}

/** The rule for the part of a font that each language has in a file of its own. */
const BASIC_FACE = /@font-face\s*\{[^}]*-basic\b[^}]*\}/g;

const fontsOf = (language: Language) =>
  FONTS.filter(({ signs }) => signs[language]);

const fontUrl = (
  file: string,
  language: Language,
  rewriteUrl: (url: string) => string,
) => rewriteUrl(`/fonts/${file}-${language}.woff2`);

/**
 * Returns the rules for the fonts of a language, each of which has the basic
 * signs, too.
 */
function fontFaces(
  language: Language,
  rewriteUrl: (url: string) => string,
): string {
  return fontsOf(language)
    .map(
      ({ family, file, fontWeight, parts, signs }) =>
        `@font-face{font-family:"${family}";src:url("${fontUrl(file, language, rewriteUrl)}") format("woff2");font-weight:${fontWeight};font-display:swap;unicode-range:${parts.basic}, ${signs[language]}}`,
    )
    .join("");
}

async function bundleSheet(name: string, css: string[]): Promise<ClientFile> {
  const source = `/sheets/${name}.css`;
  const { outputs } = await Bun.build({
    entrypoints: [source],
    files: { [source]: css.join("\n") },
    minify: true,
    naming: "[name]-[hash].[ext]",
    external: ["/assets/*"],
  });
  const [output] = outputs;
  if (!output) throw new Error(`The bundler made nothing of ${source}.`);
  const bytes = new Uint8Array(await output.arrayBuffer());
  return { path: `assets/${basename(output.path)}`, bytes };
}
