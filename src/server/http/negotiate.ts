import type { Encoding } from "#shared/build/manifest.ts";

/** The best compression first, for browsers without a preference. */
const PREFERENCE: readonly Encoding[] = ["br", "zstd", "gzip"];

/**
 * Returns the encoding in `available` that Accept-Encoding gives the highest
 * weight; with equal weights, the better compression. Returns "identity" when
 * the header accepts or prefers no other, even when it refuses "identity", too.
 * Results are cached by array: pass the same array for the same file.
 */
export function negotiateEncoding<E extends Encoding>(
  acceptEncoding: string | null,
  available: readonly E[],
): E | "identity" {
  if (!acceptEncoding) return "identity";
  const known = remembered.get(available)?.get(acceptEncoding);
  if (known) return available.find((each) => each === known) ?? "identity";
  const encoding = negotiate(acceptEncoding, available);
  remember(available, acceptEncoding, encoding);
  return encoding;
}

// Browsers send few different headers. Parsing one takes as long as all other
// work for the response.
const MAX_REMEMBERED = 20;
const MAX_HEADER_LENGTH = 100;
type Known = Map<string, Encoding | "identity">;
const remembered = new WeakMap<readonly Encoding[], Known>();

function remember(
  available: readonly Encoding[],
  header: string,
  encoding: Encoding | "identity",
): void {
  const known: Known = remembered.get(available) ?? new Map();
  if (known.size >= MAX_REMEMBERED || header.length > MAX_HEADER_LENGTH) return;
  remembered.set(available, known.set(header, encoding));
}

function negotiate<E extends Encoding>(
  acceptEncoding: string,
  available: readonly E[],
): E | "identity" {
  const weights = parseWeights(acceptEncoding);
  const any = weights.get("*") ?? 0;
  const [best] = available
    .toSorted(
      (one, other) => PREFERENCE.indexOf(one) - PREFERENCE.indexOf(other),
    )
    .map((encoding) => ({ encoding, weight: weights.get(encoding) ?? any }))
    .sort((one, other) => other.weight - one.weight);
  if (!best || best.weight === 0) return "identity";
  const plain = weights.get("identity") ?? 0;
  return best.weight >= plain ? best.encoding : "identity";
}

/** Parses `br;q=0.5, gzip` to br: 0.5, gzip: 1. Invalid weights become 0. */
function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(",")) {
    const [name = "", ...parameters] = part.split(";");
    const weight = parameters
      .map((parameter) => /^\s*q\s*=\s*(.*?)\s*$/i.exec(parameter)?.[1])
      .find((value) => value !== undefined);
    const number = weight === undefined ? 1 : Number(weight);
    weights.set(
      name.trim().toLowerCase(),
      number >= 0 && number <= 1 ? number : 0,
    );
  }
  return weights;
}
