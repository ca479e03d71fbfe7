import { useState } from "react";
import type { Formats } from "#shared/text/formats.ts";
import { isDay } from "#shared/text/typed-days.ts";
import { DateField } from "#web/admin/form/DateField.tsx";
import { useQuery } from "@tanstack/react-query";
import type { Product } from "#shared/catalog/schema.ts";
import { formatDayAndTime } from "#shared/text/dates.ts";
import { clockTime, momentOf } from "#shared/text/days.ts";
import { compactField } from "#web/admin/form/admin.css.ts";
import { useMessages } from "#web/data/messages.ts";
import { allProductsQuery } from "#web/admin/data/admin-queries.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import type { ControlProps } from "#web/admin/editor/table.ts";
import { typed } from "#web/admin/editor/kinds.tsx";

/** When a product opens (ISO); empty if it is on sale at once. */
export const opening = ({ fold }: { fold: string }) =>
  typed({
    fold,
    write: (value) => value || null,
    say: (value, { formats }) => sayOpening(value, formats),
    Control: OpeningField,
  });

/** A moment as people read it; what is none yet as it was typed. */
export const sayOpening = (value: string, formats: Formats): string =>
  Number.isNaN(Date.parse(value)) ? value : formatDayAndTime(value, formats);

/** Proposed with a day: the shop sees it open, and so do those who wait. */
const USUAL_TIME = "10:00";

/** Several products open together at the same moment. */
function OpeningField({ label, value, error, onValue }: ControlProps<string>) {
  const { opening: t } = useMessages("panel").planning;
  const formats = useFormats();
  const { timeZone } = formats;
  const [usual, setUsual] = useState(USUAL_TIME);
  const isMoment = !Number.isNaN(Date.parse(value));
  const [day = "", time = usual] = isMoment
    ? clockTime(value, timeZone).split("T")
    : [value];
  const choose = (nextDay: string, nextTime: string) =>
    onValue(
      isDay(nextDay) ? momentOf(`${nextDay}T${nextTime}`, timeZone) : nextDay,
    );
  const { data: products = [] } = useQuery({
    ...allProductsQuery,
    enabled: false,
  });
  return (
    <>
      <DateField
        label={label}
        value={day}
        error={error}
        onValue={(typedDay) => choose(typedDay, time)}
      />
      <TextField
        label={t.time}
        className={compactField}
        type="time"
        value={time}
        hint={t.hint(timeZone)}
        onChange={({ target }) => {
          const next = target.value || USUAL_TIME;
          setUsual(next);
          choose(day, next);
        }}
      />
      {value && (
        <Button size="small" kind="line" onClick={() => onValue("")}>
          {t.clear}
        </Button>
      )}
      {otherDrops(products, value).map(({ name, at }) => (
        <Button key={at} size="small" kind="line" onClick={() => onValue(at)}>
          {t.together(name, formatDayAndTime(at, formats))}
        </Button>
      ))}
    </>
  );
}

/** The first product of each other moment that is to come. */
function otherDrops(
  products: readonly Pick<Product, "name" | "availableFrom">[],
  value: string,
): { name: string; at: string }[] {
  const first = new Map<string, string>();
  for (const { name, availableFrom: at } of products)
    if (at && Date.parse(at) > Date.now() && at !== value && !first.has(at))
      first.set(at, name);
  return [...first].map(([at, name]) => ({ at, name }));
}
