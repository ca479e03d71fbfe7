import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { priceCents, toPrice } from "#shared/money/rules.ts";
import { dayAt } from "#shared/text/days.ts";
import { formatCount, formatPrice } from "#shared/text/formats.ts";
import { exportOrders, listMonths } from "#shared/workbench/calls.ts";
import type { BenchMonths } from "#shared/workbench/schema.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { usePages } from "./bench-data.ts";
import { LoadingRows, OrderRows, type RowsProps } from "./OrderList.tsx";
import * as css from "./Workbench.css.ts";

type Month = BenchMonths["months"][number];

/** A month, or a whole earlier year. */
type Span = {
  key: string;
  from: string;
  to: string;
  orders: number;
  total: string;
};

/** The months of this year, and then one fold for each year before. */
export function spansOf(months: readonly Month[], year: string): Span[] {
  const spans = new Map<string, Span>();
  for (const { month, orders, total } of months) {
    const key = month.startsWith(year) ? month : month.slice(0, 4);
    const known = spans.get(key);
    const sum = priceCents(known?.total ?? "0.00") + priceCents(total);
    spans.set(key, {
      key,
      ...daysOf(key),
      orders: orders + (known?.orders ?? 0),
      total: toPrice(sum),
    });
  }
  return [...spans.values()];
}

/** The first and the last day of "2026-11" or of "2025". */
function daysOf(key: string): { from: string; to: string } {
  if (key.length === 4) return { from: `${key}-01-01`, to: `${key}-12-31` };
  const [year = 0, month = 0] = key.split("-").map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { from: `${key}-01`, to: `${key}-${last}` };
}

/** The path of the orders as a table, as her spreadsheet reads numbers. */
const csvPath = (decimal: string) =>
  `${exportOrders.path.replace(":name", "orders.csv")}${decimal === "," ? "?decimals=comma" : ""}`;

/** The months in which there were orders; undefined until it is known. */
export function useMonths(): Month[] | undefined {
  return useQuery({
    queryKey: [listMonths.path] as const,
    queryFn: ({ signal }) => sendAsMaker(listMonths, { signal }),
    refetchOnMount: "always",
  }).data?.months;
}

/** All orders by month, below those that are open. */
export function Months({ onChoose }: Pick<RowsProps, "onChoose">) {
  const t = useMessages("bench").months;
  const formats = useFormats();
  const months = useMonths();
  const year = dayAt(Date.now(), formats.timeZone).slice(0, 4);
  const spans = spansOf(months ?? [], year);
  if (spans.length === 0) return null;
  return (
    <section className={css.months}>
      <div className={css.monthsHead}>
        <h3 className={css.monthsTitle}>{t.title}</h3>
        <a className={css.csv} href={csvPath(formats.money.decimal)} download>
          {t.save}
        </a>
      </div>
      {spans.map((span) => (
        <MonthFold key={span.key} span={span} onChoose={onChoose} />
      ))}
    </section>
  );
}

type FoldProps = Pick<RowsProps, "onChoose"> & { span: Span };

function MonthFold({ span, onChoose }: FoldProps) {
  const t = useMessages("bench").months;
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { key, orders, total } = span;
  const name =
    key.length === 4
      ? key
      : new Date(`${key}-01`).toLocaleDateString(formats.locale, {
          month: "long",
          timeZone: "UTC",
        });
  return (
    <details
      className={css.fold}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={css.foldSummary}>
        <span>{name}</span>
        <span className={css.foldSum}>
          {t.sum(
            orders,
            formatCount(orders, formats),
            formatPrice(total, formats),
          )}
        </span>
        <Icon name="plus" className={css.foldSign} />
      </summary>
      {isOpen && <MonthOrders span={span} onChoose={onChoose} />}
    </details>
  );
}

function MonthOrders({ span: { from, to }, onChoose }: FoldProps) {
  const { loadFailed } = useMessages("bench");
  const list = usePages({ state: "all", from, to });
  if (list.isError) return <p role="alert">{loadFailed}</p>;
  if (!list.orders) return <LoadingRows />;
  return (
    <OrderRows
      orders={list.orders}
      count={list.count}
      search=""
      isLoadingMore={list.isLoadingMore}
      onMore={list.showMore}
      onChoose={onChoose}
    />
  );
}
