import type { Legal } from "#shared/site/legal.ts";
import { isCustomLine } from "#shared/cart/rules.ts";

type Terms = Pick<Legal, "withdrawalDays" | "withdrawalCustom">;

/** Whether a shop lets its customers withdraw from an order by a button. */
export function offersWithdrawal({
  withdrawalDays,
}: Pick<Terms, "withdrawalDays">): boolean {
  return withdrawalDays > 0;
}

/** Whether a clip made to a customer's wish is excepted from withdrawal. */
export function exceptsCustom(terms: Terms): boolean {
  return offersWithdrawal(terms) && !terms.withdrawalCustom;
}

/** The places of the lines that a customer may withdraw from. */
export function withdrawableLines(
  items: readonly { productId: number }[],
  terms: Terms,
): number[] {
  if (!offersWithdrawal(terms)) return [];
  return items.flatMap((item, index) =>
    exceptsCustom(terms) && isCustomLine(item) ? [] : [index],
  );
}
