import * as z from "zod/mini";
import type { Language } from "#shared/messages/languages.ts";

// The list of the files for the browser, which the build writes and the server
// reads.

/** The encodings in which files are stored, each with its file name suffix. */
export const ENCODING_SUFFIXES = {
  br: ".br",
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
  encodings: z.array(z.enum(["br", "gzip"])),
});
export type AssetFile = z.infer<typeof AssetFile>;

/**
 * The ends of the names of a language's catalogues. It is the same for every
 * room, so that a page names one address in place of twenty.
 */
export type MessageEnds = Partial<Record<Language, string>>;

/**
 * The files that a page has to load. All but `boot` are addresses, which begin
 * with "/".
 */
export type AssetEntry = {
  /** The source of each page's own script, which loads `script`. */
  boot: string;
  script: string;
  styles: string[];
  /** The same styles with the fonts of a language. */
  stylesIn?: Partial<Record<Language, string[]>> | undefined;
  /** The styles that the page of a product needs besides, if they are apart. */
  productStyles?: string | undefined;
  /** The styles that the first view does not need, if they are apart. */
  lateStyles?: string | undefined;
  /** The scripts that `script` imports, to be preloaded with it. */
  modulepreloads: string[];
  /** The fonts that every page needs. */
  fonts: string[];
  /** In their place those of a language. */
  fontsIn?: Partial<Record<Language, string[]>> | undefined;
  /** The catalogues of texts; see `messagesUrl`. */
  messages: MessageEnds;
  /** The scripts of each lazily loaded module, by its source path. */
  chunks: Record<string, string[]>;
};
