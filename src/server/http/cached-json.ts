import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Deps } from "#server/deps.ts";
import { contentHash, hasTag, tagOf } from "./etag.ts";
import { negotiateEncoding } from "./negotiate.ts";
import type { CachedResponse } from "./response-cache.ts";
import { standardHeaders } from "./security.ts";

const compress = promisify(gzip);

/**
 * Texts from this length on are also cached compressed. 1,000 products are half
 * a megabyte, which the maker's panel loads after each change; a shop of usual
 * size is far below.
 */
const COMPRESS_FROM = 50_000;
const ENCODINGS = ["gzip"] as const;

type Cached = {
  etag: string;
  /** All responses share this Blob; a byte array would be copied for each. */
  body: Blob;
  // `new Response` copies Headers natively. Reading a plain object field by
  // field takes a tenth of the time of a small response.
  headers: Headers;
  notModified: Headers;
  /** The same list, compressed; absent for a short list. */
  compressed?: Cached;
};

/**
 * Caches a public list that is the same for everyone. The list is read and
 * serialized once after each change of the maker, because serializing it for
 * every request would cost three quarters of the throughput.
 */
export function createCachedJson(
  {
    changes,
    config,
    responses,
  }: Pick<Deps, "changes" | "config" | "responses">,
  path: string,
  read: () => Promise<unknown>,
): CachedResponse {
  const common = { ...standardHeaders(config), "cache-control": "no-cache" };
  let cached: Cached | undefined;
  // A list that was read before a change must not be cached after the change.
  let version = 0;
  changes.onChange(() => {
    cached = undefined;
    version += 1;
  });
  const load = async (): Promise<Cached> => {
    const before = version;
    const loaded = await serialize(await read(), common);
    if (version === before) cached = loaded;
    return loaded;
  };
  const respond: CachedResponse = (request) =>
    cached
      ? toResponse(request, cached)
      : load().then((loaded) => toResponse(request, loaded));
  responses.set(path, respond);
  return respond;
}

function toResponse(request: Request, cached: Cached): Response {
  const { compressed } = cached;
  const accepted = compressed && request.headers.get("accept-encoding");
  if (accepted && negotiateEncoding(accepted, ENCODINGS) === "gzip")
    return respondWith(request, compressed);
  return respondWith(request, cached);
}

function respondWith(request: Request, cached: Cached): Response {
  const { body, etag, headers, notModified } = cached;
  return hasTag(request, etag)
    ? new Response(null, { status: 304, headers: notModified })
    : new Response(body, { headers });
}

async function serialize(
  value: unknown,
  common: Record<string, string>,
): Promise<Cached> {
  const text = JSON.stringify(value);
  const hash = contentHash(text);
  if (text.length < COMPRESS_FROM) return toCached(text, tagOf(hash), common);
  const varied = { ...common, vary: "Accept-Encoding" };
  const compressed = toCached(
    new Uint8Array(await compress(text)),
    tagOf(hash, "gzip"),
    { ...varied, "content-encoding": "gzip" },
  );
  return { ...toCached(text, tagOf(hash), varied), compressed };
}

function toCached(
  body: string | Uint8Array<ArrayBuffer>,
  etag: string,
  common: Record<string, string>,
): Cached {
  return {
    etag,
    body: new Blob([body]),
    headers: new Headers({
      ...common,
      etag,
      "content-type": "application/json;charset=utf-8",
    }),
    notModified: new Headers({ ...common, etag }),
  };
}
