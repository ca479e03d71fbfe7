import { promisify } from "node:util";
import { contentHash, tagOf } from "#server/http/etag.ts";
import type { Encoding } from "#shared/build/manifest.ts";

// A page of 47 kB takes 1 ms at quality 5, and 38 ms at 11, which is 9 % smaller.
// Both are made off the main thread. A page gets the smaller form once it has
// been asked for again: most links to a design are opened once.
const QUICK = 5;
const DENSE = 11;
/**
 * The logarithm of how far back brotli looks: 64 kB. For a longer distance it
 * fills 64 MB of memory before it begins, which takes 5 ms, and a page becomes
 * no smaller.
 */
const BROTLI_WINDOW = 16;

/** The encodings of a page; each is made when it is first requested. */
export const PAGE_ENCODINGS = ["br", "gzip"] as const satisfies Encoding[];
export type PageEncoding = (typeof PAGE_ENCODINGS)[number] | "identity";

/** A page in one encoding, ready to be sent. */
export type Packed = {
  /** A Blob, because each response would copy a byte array. */
  body: Blob;
  etag: string;
  headers: Headers;
};

/** A page in all encodings that were requested so far. */
export type PackedPage = {
  as(encoding: PageEncoding): Packed | Promise<Packed>;
  encodings(): PageEncoding[];
};

/** One page at a time is made smaller, so that no crowd of pages takes memory. */
let isDensifying = false;

/** Prepares a document for sending; adds its own headers to `headers`. */
export function packPage(
  html: string,
  headers: Record<string, string>,
): PackedPage {
  const hash = contentHash(html);
  const made = new Map<PageEncoding, Packed | Promise<Packed>>();
  let isDense = false;

  async function make(encoding: PageEncoding, quality = QUICK) {
    // Each form has other bytes, and so a tag of its own.
    const form = encoding === "br" ? `br${quality}` : encoding;
    const etag = tagOf(hash, form);
    const body = await compress(Buffer.from(html), encoding, quality);
    const packed: Packed = {
      body: new Blob([new Uint8Array(body)]),
      etag,
      headers: new Headers({
        ...headers,
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-cache",
        vary: "Accept-Encoding",
        etag,
        ...(encoding !== "identity" && { "content-encoding": encoding }),
      }),
    };
    made.set(encoding, packed);
    return packed;
  }

  async function densify(): Promise<void> {
    isDensifying = true;
    try {
      await make("br", DENSE);
      isDense = true;
    } catch {
      // The quick form stays, and the next request tries again.
    } finally {
      isDensifying = false;
    }
  }

  return {
    as(encoding) {
      const known = made.get(encoding);
      if (known) {
        if (encoding === "br" && !isDense && !isDensifying) void densify();
        return known;
      }
      const making = make(encoding);
      made.set(encoding, making);
      // After a failure, the next request tries again.
      making.catch(() => made.delete(encoding));
      return making;
    },
    encodings: () => [...made.keys()],
  };
}

async function compress(
  plain: Buffer,
  encoding: PageEncoding,
  quality: number,
) {
  if (encoding === "identity") return plain;
  // Loaded on demand: this module of Bun's takes 2 ms of a start.
  const { brotliCompress, constants, gzip } = await import("node:zlib");
  if (encoding === "gzip") return promisify(gzip)(plain);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
  };
  return promisify(brotliCompress)(plain, { params });
}
