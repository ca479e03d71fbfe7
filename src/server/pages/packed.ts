import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentHash, tagOf } from "../etag.ts";
import type { Encoding } from "./negotiate.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

// Once for thousands of readers, off the main thread; 9 costs a millisecond
// or two and is within a percent of 11.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** The encodings of a page, each made when it is first asked for. */
export const PAGE_ENCODINGS = ["br", "gzip"] as const satisfies Encoding[];
export type PageEncoding = (typeof PAGE_ENCODINGS)[number] | "identity";

/** A page in one encoding, ready to be sent. */
export type Packed = {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  headers: Record<string, string>;
};

/** A page in all encodings that it was asked for so far. */
export type PackedPage = {
  as(encoding: PageEncoding): Packed | Promise<Packed>;
  encodings(): PageEncoding[];
};

/** Packs a document, with these and its own headers. */
export function packPage(
  html: string,
  headers: Record<string, string>,
): PackedPage {
  const hash = contentHash(html);
  const made = new Map<PageEncoding, Packed | Promise<Packed>>();

  async function make(encoding: PageEncoding): Promise<Packed> {
    const etag = tagOf(hash, encoding);
    const body = await compress(Buffer.from(html), encoding);
    const packed = {
      body: new Uint8Array(body),
      etag,
      headers: {
        ...headers,
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-cache",
        vary: "Accept-Encoding",
        etag,
        ...(encoding !== "identity" && { "content-encoding": encoding }),
      },
    };
    made.set(encoding, packed);
    return packed;
  }

  return {
    as(encoding) {
      const known = made.get(encoding);
      if (known) return known;
      const making = make(encoding);
      made.set(encoding, making);
      // What failed is tried again by whoever comes next.
      making.catch(() => made.delete(encoding));
      return making;
    },
    encodings: () => [...made.keys()],
  };
}

async function compress(plain: Buffer, encoding: PageEncoding) {
  if (encoding === "br") return compressBrotli(plain, BROTLI);
  return encoding === "gzip" ? compressGzip(plain) : plain;
}
