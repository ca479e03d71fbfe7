import { useQuery } from "@tanstack/react-query";
import type { Product } from "#shared/catalog/schema.ts";
import { formatDayAndTime } from "#shared/text/dates.ts";
import { clockTime, momentOf } from "#shared/text/days.ts";
import { compactField } from "#web/admin/form/admin.css.ts";
import { useMessages } from "#web/data/messages.ts";
import { allProductsQuery } from "#web/admin/data/admin-queries.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/button/Button.tsx";
import { TextField } from "#web/ui/field/TextField.tsx";
import type { ControlProps } from "#web/admin/editor/table.ts";
import { typed } from "#web/admin/editor/kinds.tsx";

/** When a product opens (ISO); empty if it is on sale at once. */
export const opening = ({ fold }: { fold: string }) =>
  typed({
    fold,
    place: "whole",
    write: (value) => value || null,
    say: (value, { formats }) => value && formatDayAndTime(value, formats),
    Control: OpeningField,
  });

/** Several products open together at the same moment. */
function OpeningField({ label, value, error, onValue }: ControlProps<string>) {
  const { opening: t } = useMessages("planning");
  const formats = useFormats();
  const { timeZone } = formats;
  const { data: products = [] } = useQuery({
    ...allProductsQuery,
    enabled: false,
  });
  return (
    <>
      <TextField
        label={label}
        className={compactField}
        type="datetime-local"
        value={value && clockTime(value, timeZone)}
        error={error}
        hint={t.hint(timeZone)}
        onChange={({ target }) =>
          onValue(target.value && momentOf(target.value, timeZone))
        }
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
