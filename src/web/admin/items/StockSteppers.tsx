import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { lineTitle } from "#shared/cart/rules.ts";
import type { Product } from "#shared/catalog/schema.ts";
import {
  changeCharmStock,
  changeResinStock,
  listAllProducts,
} from "#shared/admin/item-calls.ts";
import { listCharms, listResins } from "#shared/clip/calls.ts";
import { changeStock } from "#shared/stock/calls.ts";
import { isCounted, isLow } from "#shared/stock/rules.ts";
import { useQueuedAction } from "#web/admin/data/useCall.ts";
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

type CountedKind = "product" | "charm" | "resin";
type StockSteppersProps = {
  kind: CountedKind;
  row: Pick<Product, "id" | "name" | "stockQuantity" | "inStock"> &
    Partial<Pick<Product, "variants">>;
};

/** Counts the pieces of a row, and of a product's variants, up and down. */
export function StockSteppers({ kind, row }: StockSteppersProps) {
  const { name, stockQuantity, inStock, variants = [] } = row;
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
      kind={kind}
      id={row.id}
      counted={each}
      isNamed={counted.length > 1 || each !== whole}
    />
  ));
}

type Changed = { kind: CountedKind; id: number };
type StepperProps = Changed & { counted: Counted; isNamed: boolean };

function StockStepper({ kind, id, counted, isNamed }: StepperProps) {
  const { stockQuantity, title, name, variantId } = counted;
  const t = useMessages("panel").list;
  const change = useChangeStock({ kind, id }, variantId);
  // Of a charm or a resin there is never one of a kind.
  const isPart = kind !== "product";
  const say = isPart ? t.stock : t.pieces;
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
        className={!isPart && isLow(counted) ? states.low : css.count}
        aria-live="polite"
      >
        {stockQuantity === 1 && !isPart ? t.oneOfAKind : say(stockQuantity)}
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

const LISTS = {
  product: listAllProducts,
  charm: listCharms,
  resin: listResins,
};

/** Changes the count by some pieces: a sale in between stays sold. */
function useChangeStock({ kind, id }: Changed, variantId: number | undefined) {
  const queryClient = useQueryClient();
  const { items, list: t } = useMessages("panel");
  const act = async (change: number) => {
    const params = { id };
    if (kind === "charm")
      return void (await send(changeCharmStock, { params, body: { change } }));
    if (kind === "resin")
      return void (await send(changeResinStock, { params, body: { change } }));
    return send(changeStock, { params, body: { change, variantId } });
  };
  return useQueuedAction(`stock ${kind} ${id}`, act, {
    failed: items[kind].updateFailed,
    onSuccess: (product) => {
      const variant = product?.variants.find((each) => each.id === variantId);
      const left = (variant ?? product)?.stockQuantity ?? 0;
      if (!product || product.held <= left) return;
      showToast({
        title: t.pieces(left),
        description: t.heldMore(product.held),
      });
    },
    onSettled: () =>
      queryClient.refetchQueries({ queryKey: [LISTS[kind].path] }),
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
