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
import { Fold } from "#web/admin/form/Fold.tsx";

type OpeningFieldsProps = {
  /** ISO; empty if the product is on sale at once. */
  value: string;
  error: string | undefined;
  onChange: (availableFrom: string) => void;
};

/** When a product opens; several open together at the same moment. */
export function OpeningFields(props: OpeningFieldsProps) {
  const { value, error, onChange } = props;
  const { opening: t } = useMessages("planning");
  const formats = useFormats();
  const { timeZone } = formats;
  const { data: products = [] } = useQuery({
    ...allProductsQuery,
    enabled: false,
  });
  return (
    <Fold
      title={t.title}
      note={value && formatDayAndTime(value, formats)}
      isUsed={value !== ""}
      hasError={error !== undefined}
    >
      <TextField
        label={t.at}
        className={compactField}
        type="datetime-local"
        value={value && clockTime(value, timeZone)}
        error={error}
        hint={t.hint(timeZone)}
        onChange={({ target }) =>
          onChange(target.value && momentOf(target.value, timeZone))
        }
      />
      {value && (
        <Button size="small" kind="line" onClick={() => onChange("")}>
          {t.clear}
        </Button>
      )}
      {otherDrops(products, value).map(({ name, at }) => (
        <Button key={at} size="small" kind="line" onClick={() => onChange(at)}>
          {t.together(name, formatDayAndTime(at, formats))}
        </Button>
      ))}
    </Fold>
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
