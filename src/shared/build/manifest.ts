import * as z from "zod/mini";
import { STYLE_PARTS } from "./style-parts.ts";

// The list of the files for the browser, which the build writes and the server
// reads.

/** The encodings in which files are stored, each with its file name suffix. */
export const ENCODING_SUFFIXES = {
  br: ".br",
  zstd: ".zst",
  gzip: ".gz",
} as const;
export type Encoding = keyof typeof ENCODING_SUFFIXES;

export const AssetUrl = z.string().check(z.startsWith("/"));

export const AssetFile = z.object({
  /** The path of the file, relative to the client folder. */
  file: z.string(),
  type: z.string(),
  size: z.int(),
  /** A hash of the content, from which the ETag is made. */
  hash: z.string(),
  /** Whether the file's name changes with its content. */
  immutable: z.boolean(),
  encodings: z.array(z.enum(["br", "zstd", "gzip"])),
});
export type AssetFile = z.infer<typeof AssetFile>;

/** What a page has to load. */
export const AssetEntry = z.object({
  /** The source of each page's own script, which loads `script`. */
  boot: z.string(),
  script: AssetUrl,
  styles: z.array(AssetUrl),
  /** The styles of each part that is loaded later; see style-parts.ts. */
  partStyles: z.partialRecord(z.enum(STYLE_PARTS), z.array(AssetUrl)),
  /** The scripts that `script` imports, to be preloaded with it. */
  modulepreloads: z.array(AssetUrl),
  /** The fonts that the styles use. */
  fonts: z.array(AssetUrl),
  /** The scripts of each lazily loaded module, by its source path. */
  chunks: z.record(z.string(), z.array(AssetUrl)),
});
export type AssetEntry = z.infer<typeof AssetEntry>;
