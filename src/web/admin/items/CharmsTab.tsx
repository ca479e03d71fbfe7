import { type Charm, isLow } from "#shared/clip/charms.ts";
import { Price } from "#web/ui/Price.tsx";
import { compactField, statuses } from "#web/admin/form/admin.css.ts";
import {
  type CharmForm,
  charmResource,
} from "#web/admin/items/resource/charm-resource.ts";
import * as css from "#web/admin/items/list/ItemRow.css.ts";
import { ItemsTab } from "./ItemsTab.tsx";
import { TextField } from "#web/ui/field/TextField.tsx";
import { ItemFields } from "#web/admin/items/form/ItemFields.tsx";
import type { FieldsProps } from "#web/admin/items/resource/item-resource.ts";
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
  const low = rows.filter(isLow);
  if (low.length === 0) return null;
  return (
    <div className={css.summary}>
      <Notice tone="warning">
        <p>
          <strong>Running low:</strong>{" "}
          {low
            .map(({ name, stockQuantity }) => `${name} (${stockQuantity} left)`)
            .join(", ")}
        </p>
      </Notice>
    </div>
  );
}

function Details({ row }: { row: Charm }) {
  return (
    <div className={css.badges}>
      <Price value={row.price} className={css.price} />
      <span className={css.extra}>Stock: {row.stockQuantity}</span>
      <StockBadge inStock={row.inStock} />
      {isLow(row) && <span className={statuses.low}>Low stock</span>}
    </div>
  );
}

function CharmFields(props: FieldsProps<CharmForm>) {
  const { form, errors, onChange, isEditing } = props;
  return (
    <ItemFields
      {...props}
      imageLabel="Charm Image"
      besidePrice={
        <TextField
          label="Stock Quantity"
          className={compactField}
          type="number"
          step="1"
          min="0"
          inputMode="numeric"
          required={!isEditing}
          value={form.stockQuantity}
          error={errors.stockQuantity}
          hint="0 with In Stock: not counted."
          onChange={(event) => onChange({ stockQuantity: event.target.value })}
          onWheel={(event) => event.currentTarget.blur()}
        />
      }
    />
  );
}
