import { useMessages } from "#web/data/messages.ts";
import type { Resin } from "#shared/clip/resins.ts";
import { StockBadge } from "#web/admin/items/StockBadge.tsx";
import type {
  DetailsProps,
  FieldsProps,
} from "#web/admin/items/resource/item-resource.ts";
import { isCounted, isLow } from "#shared/stock/counting.ts";
import { StockField } from "#web/admin/items/form/StockField.tsx";
import { ItemFields } from "#web/admin/items/form/ItemFields.tsx";
import * as css from "#web/admin/items/list/ItemRow.css.ts";
import { ItemsTab } from "#web/admin/items/ItemsTab.tsx";
import { Price } from "#web/ui/Price.tsx";
import { type ResinForm, resinResource } from "./resin-resource.ts";

/** The resins from which custom clips can be made. */
export function Resins() {
  return (
    <ItemsTab resource={resinResource} Fields={ResinFields} Details={Details} />
  );
}

function Details({ row, children }: DetailsProps<Resin>) {
  const t = useMessages("panel").list;
  return (
    <>
      <span className={css.price}>
        <span>+</span> <Price value={row.price} />
      </span>
      <div className={css.state}>
        {isCounted(row) && (
          <span className={css.extra}>{t.stock(row.stockQuantity)}</span>
        )}
        <StockBadge inStock={row.inStock} />
        {isLow(row) && <span className={css.states.low}>{t.low}</span>}
        {children}
      </div>
    </>
  );
}

function ResinFields(props: FieldsProps<ResinForm>) {
  const { form: t, items } = useMessages("panel");
  return (
    <ItemFields
      {...props}
      priceHint={t.resinPrice}
      besidePrice={
        <StockField
          value={props.form.stockQuantity}
          error={props.errors.stockQuantity}
          onValue={(stockQuantity) => props.onChange({ stockQuantity })}
        />
      }
      imageLabel={items.resin.image}
      imageHint={t.resinPicture}
    />
  );
}
