import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { charmCalls, resinCalls } from "#shared/admin/item-calls.ts";
import { listCharms, listResins } from "#shared/clip/calls.ts";
import { Charm, CharmInput, Resin, ResinInput } from "#shared/clip/parts.ts";
import { isLow } from "#shared/stock/rules.ts";
import { count, flag, picture, price, text } from "#web/admin/editor/kinds.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import * as css from "#web/admin/items/list/ItemRow.css.ts";
import { useMessages } from "#web/data/messages.ts";
import { charmsQuery, resinsQuery } from "#web/data/queries.ts";
import { Price } from "#web/ui/Price.tsx";
import { type DetailsProps, resource } from "./resource.ts";
import { StockBadge, StockSteppers } from "./StockSteppers.tsx";
import { ItemsTab } from "./ItemsTab.tsx";

// The parts of a designed clip, of which only what the maker counts is counted.

const charmResource = resource({
  kind: "charm",
  calls: charmCalls,
  list: listCharms,
  row: Charm,
  input: CharmInput,
  useRows: () => useQuery(charmsQuery),
  fields: {
    imageUrl: picture(),
    name: text({ isRequired: true }),
    price: price({ isRequired: true }),
    stockQuantity: count({ isRequired: true }),
    inStock: flag({ empty: true }),
  },
  useLabels: () => usePartLabels("charm"),
  useHints: () => ({ stockQuantity: useMessages("panel").form.stockHint }),
  isTransparent: true,
  Details: ({ row, children }) => (
    <PartDetails
      row={row}
      kind="charm"
      price={<Price value={row.price} className={css.price} />}
    >
      {children}
    </PartDetails>
  ),
  Summary: LowStock,
});

export const resinResource = resource({
  kind: "resin",
  calls: resinCalls,
  list: listResins,
  row: Resin,
  input: ResinInput,
  useRows: () => useQuery(resinsQuery),
  fields: {
    imageUrl: picture(),
    name: text({ isRequired: true }),
    price: price({ empty: "0.00", isRequired: true }),
    stockQuantity: count(),
    inStock: flag({ empty: true }),
  },
  useLabels: () => usePartLabels("resin"),
  useHints() {
    const { stockHint, resinPrice, resinPicture } = useMessages("panel").form;
    return {
      stockQuantity: stockHint,
      price: resinPrice,
      imageUrl: resinPicture,
    };
  },
  isTransparent: true,
  Details: ({ row, children }) => (
    <PartDetails
      row={row}
      kind="resin"
      price={
        <span className={css.price}>
          <span>+</span> <Price value={row.price} />
        </span>
      }
    >
      {children}
    </PartDetails>
  ),
});

function usePartLabels(kind: "charm" | "resin") {
  const { form, items } = useMessages("panel");
  const imageUrl = items[kind].image;
  return { ...form, stockQuantity: form.stock, imageUrl };
}

type PartDetailsProps = DetailsProps<Charm | Resin> & {
  price: ReactNode;
  kind: "charm" | "resin";
};

function PartDetails(props: PartDetailsProps) {
  const { row, price, kind, children } = props;
  const t = useMessages("panel").list;
  return (
    <>
      {price}
      <div className={css.state}>
        <StockSteppers kind={kind} row={row} />
        <StockBadge inStock={row.inStock} />
        {isLow(row) && <span className={css.states.low}>{t.low}</span>}
        {children}
      </div>
    </>
  );
}

function LowStock({ rows }: { rows: Charm[] }) {
  const t = useMessages("panel").list;
  const low = rows.filter(isLow);
  if (low.length === 0) return null;
  return (
    <div className={css.summary}>
      <Notice tone="warning">
        <p>
          <strong>{t.runningLow}</strong>{" "}
          <span>
            {low
              .map(({ name, stockQuantity }) => t.left(name, stockQuantity))
              .join(", ")}
          </span>
        </p>
      </Notice>
    </div>
  );
}

/** The charms of the shop, with their stock. */
export const CharmsTab = () => <ItemsTab resource={charmResource} />;
