import type { Resin } from "#shared/clip/resins.ts";
import { checks } from "#web/admin/form/admin.css.ts";
import { CheckBox } from "#web/admin/form/CheckBox.tsx";
import { PriceField } from "#web/admin/form/PriceField.tsx";
import { NameField } from "#web/admin/items/form/NameField.tsx";
import { StockBadge } from "#web/admin/items/StockBadge.tsx";
import { Uploader } from "#web/admin/image-field/Uploader.tsx";
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
  const { form, errors, onChange, isEditing } = props;
  const isRequired = !isEditing;
  return (
    <ItemFields
      isEditing={isEditing}
      nameAndPrice={
        <>
          <NameField
            required={isRequired}
            value={form.name}
            error={errors.name}
            onValue={(name) => onChange({ name })}
          />
          <PriceField
            required={isRequired}
            value={form.price}
            error={errors.price}
            hint="On top of the base price."
            onValue={(price) => onChange({ price })}
          />
        </>
      }
      picture={
        <Uploader
          label="Resin Image"
          hint="A clip from the front, 16:9, on a transparent ground."
          image={form.image}
          onChange={props.onImage}
          error={errors.imageUrl}
          isReplaceable={isEditing}
          isRequired={isRequired}
        />
      }
    >
      <div className={checks}>
        <CheckBox
          isChecked={form.inStock}
          onChange={(inStock) => onChange({ inStock })}
        >
          In Stock
        </CheckBox>
      </div>
    </ItemFields>
  );
}
