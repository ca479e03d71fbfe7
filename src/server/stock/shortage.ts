import { type ErrorVoice, errorKey } from "#shared/messages/error-key.ts";
import { minutesUntil } from "#shared/text/dates.ts";
import { Problem, type ProblemExtra } from "#server/http/problem.ts";
import { toIso } from "#server/runtime/clock.ts";
import type { CountedKey } from "./counted-rows.ts";
import { isCounted } from "#shared/stock/rules.ts";
import type { Hold } from "./hold-store.ts";
import type { Wanted } from "./hold-tries.ts";

/** Why a cart cannot have so many pieces now. */
export type Shortage =
  | { code: "not_enough"; left: number }
  /** Others hold them, until then, which is in so many minutes. */
  | { code: "held"; until: number; minutes: number };

type Wish = {
  /** The number that there are; 0: they are not counted. */
  stockQuantity: number;
  /** The number that the whole cart has of it. */
  wanted: number;
  /** The pieces that others hold of it. */
  others: readonly Hold[];
  now: number;
};

/** Returns why there are too few pieces for a cart; undefined: there are not. */
export function findShortage({
  stockQuantity,
  wanted,
  others,
  now,
}: Wish): Shortage | undefined {
  if (stockQuantity === 0) return undefined;
  if (wanted > stockQuantity)
    return { code: "not_enough", left: stockQuantity };
  let missing = wanted - stockQuantity;
  for (const { quantity } of others) missing += quantity;
  if (missing <= 0) return undefined;
  const ends = [...others].sort((a, b) => a.until - b.until);
  for (const { quantity, until } of ends) {
    missing -= quantity;
    if (missing <= 0)
      return { code: "held", until, minutes: minutesUntil(until, now) };
  }
  return undefined;
}

type Counts = { id: number; stockQuantity: number };
type VariantCounts = Counts | null;

/** Returns what of a product in a variant is counted: neither, one or both. */
export function countedParts(
  product: Counts,
  variant: VariantCounts,
): CountedKey[] {
  const { id: productId } = product;
  return [
    ...(isCounted(product)
      ? [{ kind: "product", id: productId } as const]
      : []),
    ...(variant && isCounted(variant)
      ? [{ kind: "variant", id: variant.id, productId } as const]
      : []),
  ];
}

/**
 * Returns how many of a product in a variant there are; undefined: not counted.
 */
export function smallestCount(
  product: Counts,
  variant: VariantCounts,
): number | undefined {
  const counts = [product, variant].flatMap((each) =>
    each && isCounted(each) ? each.stockQuantity : [],
  );
  return counts.length > 0 ? Math.min(...counts) : undefined;
}

/** Whether something is held of a counted product or variant. */
export function isOf(
  { productId, variantId }: Pick<Hold, "productId" | "variantId">,
  key: CountedKey,
): boolean {
  return key.kind === "variant"
    ? variantId === key.id
    : key.kind === "product" && productId === key.id;
}

/**
 * Returns what others hold that comes before a cart's own pieces. Where there is
 * less than is held, because the maker lowered the count, the older hold has it:
 * the newest is refused first.
 */
export function holdsBefore(
  holds: readonly Hold[],
  ownLines: ReadonlySet<number>,
): Hold[] {
  const own = holds.filter(({ lineId }) => ownLines.has(lineId));
  const others = holds.filter(({ lineId }) => !ownLines.has(lineId));
  // With a line that is not held, the cart comes after everybody.
  if (own.length < ownLines.size || own.length === 0) return others;
  const last = own.reduce((a, b) => (isBefore(a, b) ? b : a));
  return others.filter((hold) => isBefore(hold, last));
}

function isBefore(a: Hold, b: Hold): boolean {
  return a.since < b.since || (a.since === b.since && a.lineId < b.lineId);
}

/** "held", with what others hold of it: whoever wants it is noted. */
export class HeldProblem extends Problem {
  constructor(
    details: Problem["details"],
    readonly wanted?: Wanted,
  ) {
    super("held", details);
  }
}

/** Says that a cart cannot have so many: "not_enough", or "held" until when. */
export function shortageProblem(
  title: string,
  shortage: Shortage,
  { extra = {}, wanted }: { extra?: ProblemExtra; wanted?: Wanted } = {},
): Problem {
  if (shortage.code === "not_enough")
    return new Problem("not_enough", {
      message: errorKey("fewLeft", title, shortage.left),
      extra,
    });
  const heldUntil = toIso(shortage.until);
  const details = {
    message: errorKey("heldFor", title, shortage.minutes),
    extra: (voice: ErrorVoice) => ({
      ...(typeof extra === "function" ? extra(voice) : extra),
      heldUntil,
    }),
  };
  return new HeldProblem(details, wanted);
}
