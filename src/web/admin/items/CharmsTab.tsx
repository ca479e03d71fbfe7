import { useMessages } from "#web/data/messages.ts";
import type { Charm } from "#shared/clip/charms.ts";
import { isLow } from "#shared/stock/counting.ts";
import { Price } from "#web/ui/Price.tsx";
import {
  type CharmForm,
  charmResource,
} from "#web/admin/items/resource/charm-resource.ts";
import * as css from "#web/admin/items/list/ItemRow.css.ts";
import { ItemsTab } from "./ItemsTab.tsx";
import { StockField } from "#web/admin/items/form/StockField.tsx";
import { ItemFields } from "#web/admin/items/form/ItemFields.tsx";
import type {
  DetailsProps,
  FieldsProps,
} from "#web/admin/items/resource/item-resource.ts";
import { Notice } from "#web/admin/form/Notice.tsx";
import { StockBadge } from "./StockBadge.tsx";

/** The charms of the shop, with their stock. */
export function CharmsTab() {
  return (
    <ItemsTab
      resource={charmResource}
      Fields={CharmFields}
      Details={Details}
      Summary={LowStock}
    />
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

function Details({ row, children }: DetailsProps<Charm>) {
  const t = useMessages("panel").list;
  return (
    <>
      <Price value={row.price} className={css.price} />
      <div className={css.state}>
        <span className={css.extra}>{t.stock(row.stockQuantity)}</span>
        <StockBadge inStock={row.inStock} />
        {isLow(row) && <span className={css.states.low}>{t.low}</span>}
        {children}
      </div>
    </>
  );
}

function CharmFields(props: FieldsProps<CharmForm>) {
  const { form, errors, onChange, isEditing } = props;
  const { items } = useMessages("panel");
  return (
    <ItemFields
      {...props}
      imageLabel={items.charm.image}
      besidePrice={
        <StockField
          isRequired={!isEditing}
          value={form.stockQuantity}
          error={errors.stockQuantity}
          onValue={(stockQuantity) => onChange({ stockQuantity })}
        />
      }
    />
  );
}
