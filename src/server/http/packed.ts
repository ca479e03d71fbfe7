import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import type { Encoding } from "#shared/build/manifest.ts";
import { BoundedMap } from "#server/runtime/bounds.ts";
import type { CachedResponse, Deps } from "#server/deps.ts";
import { contentHash, hasTag, NO_CACHE, tagOf } from "./headers.ts";
import { standardHeaders } from "./security.ts";

/** The encodings of a text, the better compression first. */
const ENCODINGS = ["br", "gzip"] as const satisfies Encoding[];
type TextEncoding = (typeof ENCODINGS)[number] | "identity";

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/**
 * Quality 5 takes 1 ms for 47 kB of HTML, and quality 11, which is 9 % smaller,
 * 240 ms. Brotli looks back 2^16 bytes: for a longer distance it fills 64 MB of
 * memory before it begins, and a page becomes no smaller.
 */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_LGWIN]: 16,
  },
};

/** A text in one encoding, ready to be sent. */
type Packed = {
  /** A Blob, because each response would copy a byte array. */
  body: Blob;
  etag: string;
  // `new Response` copies Headers natively. Reading a plain object field by
  // field takes a tenth of the time of a small response.
  headers: Headers;
};

/** A text in the encodings that were requested so far. */
export type PackedText = {
  /** Responds in the encoding that the request prefers, or with 304. */
  answer(request: Request, status?: number): Response | Promise<Response>;
  /** Resolves once the text is in all encodings that `other` is in. */
  prepareLike(other: PackedText): Promise<void>;
  encodings(): TextEncoding[];
};

/** Prepares a text for sending; adds its own headers to `headers`. */
export function packText(
  text: string,
  headers: Record<string, string>,
): PackedText {
  return pack(
    contentHash(text),
    headers,
    async (encoding) => new Blob([await compress(text, encoding)]),
  );
}

/**
 * Prepares one of many texts, of which only compressed forms are kept. They take
 * a quarter of the memory; the text is unpacked again for another form.
 */
export function packCompactly(
  text: string,
  headers: Record<string, string>,
): PackedText {
  const hash = contentHash(text);
  const stored = toBrotli(text, BROTLI).then((bytes) => new Blob([bytes]));
  // Whoever asks for the text gets the failure.
  stored.catch(() => {});
  return pack(hash, headers, async (encoding) => {
    const brotli = await stored;
    if (encoding === "br") return brotli;
    const unpacked = await fromBrotli(await brotli.bytes());
    return new Blob([await compress(unpacked.toString("utf8"), encoding)]);
  });
}

function pack(
  hash: string,
  headers: Record<string, string>,
  read: (encoding: TextEncoding) => Promise<Blob>,
): PackedText {
  const made = new Map<TextEncoding, Packed | Promise<Packed>>();

  async function make(encoding: TextEncoding): Promise<Packed> {
    const etag = tagOf(hash, encoding);
    const packed: Packed = {
      body: await read(encoding),
      etag,
      headers: new Headers({
        ...headers,
        "cache-control": NO_CACHE,
        vary: "Accept-Encoding",
        etag,
        ...(encoding !== "identity" && { "content-encoding": encoding }),
      }),
    };
    made.set(encoding, packed);
    return packed;
  }

  function as(encoding: TextEncoding): Packed | Promise<Packed> {
    const known = made.get(encoding);
    if (known) return known;
    const making = make(encoding);
    made.set(encoding, making);
    // After a failure, the next request tries again.
    making.catch(() => made.delete(encoding));
    return making;
  }

  return {
    answer(request, status = 200) {
      const accepted = request.headers.get("accept-encoding");
      const packed = as(negotiateEncoding(accepted, ENCODINGS));
      return packed instanceof Promise
        ? packed.then((each) => respond(request, each, status))
        : respond(request, packed, status);
    },
    async prepareLike(other) {
      await Promise.all(other.encodings().map(as));
    },
    encodings: () => [...made.keys()],
  };
}

function respond(
  request: Request,
  { body, etag, headers }: Packed,
  status: number,
): Response {
  return status === 200 && hasTag(request, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { status, headers });
}

async function compress(text: string, encoding: TextEncoding) {
  if (encoding === "identity") return text;
  const packed = await (encoding === "gzip"
    ? toGzip(text)
    : toBrotli(text, BROTLI));
  return new Uint8Array(packed);
}

/** The weight of each encoding that a header names. */
type Weights = ReadonlyMap<string, number>;

// Browsers send few different headers. Parsing one takes as long as all other
// work for the response.
const parsed = new BoundedMap<Weights>(20);

/**
 * Returns the encoding in `available` that Accept-Encoding gives the highest
 * weight; with equal weights, the first one. Returns "identity" when the header
 * accepts or prefers no other, even when it refuses "identity", too.
 */
export function negotiateEncoding<E extends Encoding>(
  acceptEncoding: string | null,
  available: readonly E[],
): E | "identity" {
  if (!acceptEncoding) return "identity";
  const weights = parsed.get(acceptEncoding) ?? parseWeights(acceptEncoding);
  const any = weights.get("*") ?? 0;
  let best: E | "identity" = "identity";
  let most = 0;
  for (const encoding of available) {
    const weight = weights.get(encoding) ?? any;
    if (weight > most) [best, most] = [encoding, weight];
  }
  return most >= (weights.get("identity") ?? 0) ? best : "identity";
}

/** Parses `br;q=0.5, gzip` to br: 0.5, gzip: 1. Invalid weights become 0. */
function parseWeights(header: string): Weights {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().replace(/\s/g, "").split(",")) {
    const [name = "", weight = "1"] = part.split(";q=");
    const number = Number(weight);
    weights.set(name, number >= 0 && number <= 1 ? number : 0);
  }
  parsed.set(header, weights);
  return weights;
}

type CacheDeps = Pick<Deps, "changes" | "config" | "responses">;

/**
 * Caches a public list that is the same for everyone. The list is read and
 * serialized once after each change of the maker, because serializing it for
 * every request would cost three quarters of the throughput.
 */
export function createCachedJson(
  deps: CacheDeps,
  path: string,
  read: () => Promise<unknown>,
): CachedResponse {
  return createCachedText(deps, {
    path,
    type: "application/json;charset=utf-8",
    read: async () => JSON.stringify(await read()),
  });
}

type CachedText = {
  path: string;
  /** The media type. */
  type: string;
  read: () => Promise<string>;
};

/** Caches a text that is the same for everyone, as `createCachedJson` does. */
export function createCachedText(
  { changes, config, responses }: CacheDeps,
  { path, type, read }: CachedText,
): CachedResponse {
  const headers = { ...standardHeaders(config), "content-type": type };
  let cached: PackedText | undefined;
  // A text that was read before a change must not be cached after the change.
  let version = 0;
  changes.onChange(() => {
    cached = undefined;
    version += 1;
  });
  const load = async (): Promise<PackedText> => {
    const before = version;
    const loaded = packText(await read(), headers);
    if (version === before) cached = loaded;
    return loaded;
  };
  const respond: CachedResponse = (request) =>
    cached
      ? cached.answer(request)
      : load().then((loaded) => loaded.answer(request));
  responses.set(path, respond);
  return respond;
}
