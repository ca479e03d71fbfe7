import { createHash } from "node:crypto";
import type { Deps } from "./deps.ts";

type Kept = {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
  /** What the 304 says as well; the whole answer adds its type. */
  validators: Record<string, string>;
  headers: Record<string, string>;
};

/**
 * Answers a public list that is the same for everyone. It is read and
 * serialised once and kept until the maker changes something: serialising
 * for each request would cost three quarters of the throughput.
 */
export function createKeptJson(
  { changes }: Pick<Deps, "changes">,
  read: () => unknown,
): (request: Request) => Response {
  let kept: Kept | undefined;
  changes.onChange(() => {
    kept = undefined;
  });
  return (request) => {
    kept ??= keep(read());
    // A proxy may weaken the tag (W/"...") or send several.
    if (request.headers.get("if-none-match")?.includes(kept.etag))
      return new Response(null, { status: 304, headers: kept.validators });
    return new Response(kept.bytes, { headers: kept.headers });
  };
}

function keep(value: unknown): Kept {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const hash = createHash("sha256").update(bytes).digest("base64url");
  const etag = `"${hash.slice(0, 22)}"`;
  const validators = { etag, "cache-control": "no-cache" };
  const type = { "content-type": "application/json;charset=utf-8" };
  return { bytes, etag, validators, headers: { ...validators, ...type } };
}
