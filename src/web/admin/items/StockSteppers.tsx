import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { lineTitle } from "#shared/cart/rules.ts";
import type { Product } from "#shared/catalog/schema.ts";
import { changeStock } from "#shared/stock/calls.ts";
import { isCounted, isLow } from "#shared/stock/rules.ts";
import { useQueuedAction } from "#web/admin/data/useCall.ts";
import { allProductsQuery } from "#web/admin/data/admin-queries.ts";
import { states } from "#web/admin/items/list/ItemRow.css.ts";
import { send } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import { IconButton } from "#web/ui/IconButton.tsx";
import { showToast } from "#web/ui/toasts.ts";
import * as css from "./StockSteppers.css.ts";

/** A product or a variant, by its own count. */
type Counted = {
  variantId: number | undefined;
  title: string;
  /** The name that tells it apart in its row. */
  name: string;
  stockQuantity: number;
  inStock: boolean;
};

/** Counts the pieces of a product, and of its variants, up and down. */
export function StockSteppers({ product }: { product: Product }) {
  const { name, stockQuantity, inStock, variants } = product;
  const whole = {
    variantId: undefined,
    title: name,
    name,
    stockQuantity,
    inStock,
  };
  const all: Counted[] = [
    whole,
    ...variants.map((variant) => ({
      variantId: variant.id,
      title: lineTitle(name, variant.title),
      name: variant.title,
      stockQuantity: variant.stockQuantity,
      inStock: variant.available,
    })),
  ];
  // A count that has just come to nothing can be raised again.
  const known = useRef(new Set<number | undefined>());
  for (const each of all)
    if (isCounted(each)) known.current.add(each.variantId);
  const counted = all.filter(
    (each) => known.current.has(each.variantId) || (each === whole && !inStock),
  );
  return counted.map((each) => (
    <StockStepper
      key={each.variantId ?? 0}
      productId={product.id}
      counted={each}
      isNamed={counted.length > 1 || each !== whole}
    />
  ));
}

type StepperProps = { productId: number; counted: Counted; isNamed: boolean };

function StockStepper({ productId, counted, isNamed }: StepperProps) {
  const { stockQuantity, title, name, variantId } = counted;
  const t = useMessages("panel").list;
  const change = useChangeStock(productId, variantId);
  // Presses in a row add up: each is a change by itself.
  const step = (by: number) => change.mutate(by);
  return (
    <fieldset
      className={css.stepper}
      aria-label={t.count(title)}
      aria-busy={change.isPending || undefined}
    >
      {isNamed && <span className={css.title}>{name}</span>}
      <span
        className={isLow(counted) ? states.low : css.count}
        aria-live="polite"
      >
        {stockQuantity === 1 ? t.oneOfAKind : t.pieces(stockQuantity)}
      </span>
      <span className={css.steps}>
        <IconButton
          icon="minus"
          label={t.oneLess(title)}
          disabled={stockQuantity === 0}
          onClick={() => step(-1)}
        />
        <IconButton
          icon="plus"
          label={t.oneMore(title)}
          onClick={() => step(1)}
        />
      </span>
    </fieldset>
  );
}

/** Changes the count by some pieces: a sale in between stays sold. */
function useChangeStock(productId: number, variantId: number | undefined) {
  const queryClient = useQueryClient();
  const { items, list: t } = useMessages("panel");
  const { updateFailed } = items.product;
  const act = (by: number) =>
    send(changeStock, {
      params: { id: productId },
      body: { change: by, variantId },
    });
  return useQueuedAction(`stock ${productId}`, act, {
    failed: updateFailed,
    onSuccess: ({ held, variants, ...product }) => {
      const variant = variants.find(({ id }) => id === variantId);
      const left = (variant ?? product).stockQuantity;
      if (held <= left) return;
      showToast({ title: t.pieces(left), description: t.heldMore(held) });
    },
    onSettled: () => queryClient.refetchQueries(allProductsQuery),
  });
}

/** Whether shoppers can choose an item. */
export function StockBadge({ inStock }: { inStock: boolean }) {
  const t = useMessages("panel").form;
  return inStock ? (
    <span className={states.in}>{t.inStock}</span>
  ) : (
    <span className={states.out}>{t.outOfStock}</span>
  );
}
