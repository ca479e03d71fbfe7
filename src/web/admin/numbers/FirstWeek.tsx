import { useRef } from "react";
import type { Numbers } from "#shared/numbers/schema.ts";
import { saySource } from "#shared/numbers/rules.ts";
import { formatCount } from "#shared/text/formats.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats, useShop } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { button, input, pill } from "#web/ui/Pill.css.ts";
import { classNames } from "#web/ui/class-names.ts";
import { useCopy } from "#web/ui/useCopy.ts";
import { FoldedTable, Teeth } from "./Teeth.tsx";
import { saySum, sumOf } from "./say-numbers.ts";
import * as css from "./Numbers.css.ts";

const GHOSTS = [
  0.18, 0.3, 0.24, 0.42, 0.52, 0.35, 0.46, 0.63, 0.56, 0.76, 0.7, 0.95,
];

/** A shop that nobody has looked at yet: the address, to be told to people. */
export function NoVisit() {
  const t = useMessages("panel").numbers;
  const { publicUrl } = useShop();
  const shown = useRef<HTMLInputElement>(null);
  const { isCopied, copy } = useCopy();
  return (
    <section className={css.nothing}>
      <div className={css.ghost} aria-hidden="true">
        {GHOSTS.map((part) => (
          <span key={part} style={{ height: `calc(9rem * ${part})` }} />
        ))}
      </div>
      <h3 className={css.nothingTitle}>{t.empty}</h3>
      <p>{t.emptyText}</p>
      <div className={classNames(pill, css.address)}>
        <input
          ref={shown}
          className={input}
          readOnly
          value={publicUrl}
          aria-label={t.address}
        />
        <Button
          kind="ink"
          size="small"
          className={button}
          onClick={() => void copy(publicUrl, shown.current)}
        >
          {isCopied ? t.copied : t.copy}
        </Button>
      </div>
    </section>
  );
}

/** The days since the first one, in place of weeks. */
export function FirstWeek({ numbers }: { numbers: Numbers }) {
  const t = useMessages("panel").numbers;
  const formats = useFormats();
  const { locale } = formats;
  const { begins, sources } = numbers;
  const days = numbers.days.filter(({ day }) => day >= (begins ?? ""));
  const nameOf = (day: string, weekday: "short" | "long") =>
    new Date(day).toLocaleDateString(locale, { weekday, timeZone: "UTC" });
  const count = (value: number) => formatCount(value, formats);
  const rows = days.map(({ day }, index) =>
    index === days.length - 1 ? t.today : nameOf(day, "short"),
  );
  const first = sources.find(({ source }) => source !== "other");
  const texts = (of: "visits" | "adds" | "orders") =>
    days.map((each) => count(each[of]));
  return (
    <section className={css.plots}>
      <div>
        <h3 className={css.heading}>{t.firstWeek}</h3>
        <strong className={css.number}>{count(sumOf(days, "visits"))}</strong>
        <p className={css.sentence}>
          {t.firstText(
            nameOf(days[0]?.day ?? numbers.to, "long"),
            count(sumOf(days, "adds")),
            count(sumOf(days, "orders")),
            saySum(days, formats),
          )}
        </p>
        <Teeth
          teeth={days.map(({ visits }, index) => ({
            name: rows[index] ?? "",
            value: visits,
            text: count(visits),
          }))}
        />
        <FoldedTable
          caption={t.firstWeek}
          of={t.day}
          rows={rows}
          columns={[
            { name: t.visits, cells: texts("visits") },
            { name: t.adds, cells: texts("adds") },
            { name: t.orders, cells: texts("orders") },
            { name: t.taken, cells: days.map((day) => saySum([day], formats)) },
          ]}
        />
      </div>
      <div className={css.notes}>
        <p>{t.firstNote}</p>
        {first && <p>{t.mostFrom(saySource(first, t.names))}</p>}
      </div>
    </section>
  );
}
