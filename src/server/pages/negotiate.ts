/** The encodings that are kept ready, best first where a browser has no favourite. */
export const ENCODINGS = ["br", "zstd", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * The encoding to answer with: the one of `available` that Accept-Encoding
 * weighs highest, the better compression among equals. "identity" where none
 * is taken, also where the browser refuses even that.
 */
export function negotiateEncoding<E extends Encoding>(
  acceptEncoding: string | null,
  available: readonly E[],
): E | "identity" {
  if (!acceptEncoding) return "identity";
  const key = `${acceptEncoding} for ${available}`;
  const known = negotiated.get(key);
  if (known) return available.find((each) => each === known) ?? "identity";
  const encoding = negotiate(acceptEncoding, available);
  if (negotiated.size < MAX_NEGOTIATED) negotiated.set(key, encoding);
  return encoding;
}

// Browsers send a handful of headers; reading one costs as much as the answer.
const MAX_NEGOTIATED = 200;
const negotiated = new Map<string, Encoding | "identity">();

function negotiate<E extends Encoding>(
  acceptEncoding: string,
  available: readonly E[],
): E | "identity" {
  const weights = parseWeights(acceptEncoding);
  const any = weights.get("*") ?? 0;
  const [best] = available
    .toSorted((one, other) => ENCODINGS.indexOf(one) - ENCODINGS.indexOf(other))
    .map((encoding) => ({ encoding, weight: weights.get(encoding) ?? any }))
    .sort((one, other) => other.weight - one.weight);
  if (!best || best.weight === 0) return "identity";
  const plain = weights.get("identity") ?? 0;
  return best.weight >= plain ? best.encoding : "identity";
}

/** `br;q=0.5, gzip` as br -> 0.5, gzip -> 1. A weight that is none counts as 0. */
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
