import type { Resin } from "#shared/clip/resins.ts";
import { StockBadge } from "#web/admin/items/StockBadge.tsx";
import type { FieldsProps } from "#web/admin/items/resource/item-resource.ts";
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

function Details({ row }: { row: Resin }) {
  return (
    <div className={css.badges}>
      <span className={css.price}>
        + <Price value={row.price} />
      </span>
      <StockBadge inStock={row.inStock} />
    </div>
  );
}

function ResinFields(props: FieldsProps<ResinForm>) {
  return (
    <ItemFields
      {...props}
      priceHint="On top of the base price."
      imageLabel="Resin Image"
      imageHint="A clip from the front, 16:9, on a transparent ground."
    />
  );
}
