import * as z from "zod/mini";
import type { StylePart } from "./style-parts.ts";

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

/** What a page has to load. All but `boot` are addresses, which begin with "/". */
export type AssetEntry = {
  /** The source of each page's own script, which loads `script`. */
  boot: string;
  script: string;
  styles: string[];
  /** The styles of each part that is loaded later; see style-parts.ts. */
  partStyles: Partial<Record<StylePart, string[]>>;
  /** The scripts that `script` imports, to be preloaded with it. */
  modulepreloads: string[];
  /** The fonts that the styles use. */
  fonts: string[];
  /** The scripts of each lazily loaded module, by its source path. */
  chunks: Record<string, string[]>;
};
