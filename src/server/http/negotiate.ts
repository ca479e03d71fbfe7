import type { Encoding } from "#shared/build/manifest.ts";
import { BoundedMap } from "#server/runtime/bounded-map.ts";

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
