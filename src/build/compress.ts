import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "#shared/build/manifest.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const TEXT = /^(text\/|image\/svg|application\/(json|manifest))/;

/** Returns the size in bytes as brotli at the highest quality, as served. */
export async function brotliSize(bytes: Uint8Array): Promise<number> {
  return (await brotli(bytes)).length;
}

/** Returns those encoded forms of a file that are smaller than the file. */
export async function encodedForms(
  bytes: Uint8Array,
  type: string,
): Promise<{ encoding: Encoding; bytes: Uint8Array }[]> {
  if (!TEXT.test(type)) return [];
  const forms = await Promise.all([
    brotli(bytes).then((each) => ({ encoding: "br" as const, bytes: each })),
    toGzip(bytes, { level: 9 }).then((each) => ({
      encoding: "gzip" as const,
      bytes: each,
    })),
  ]);
  return forms.filter((form) => form.bytes.length < bytes.length);
}

function brotli(bytes: Uint8Array) {
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
