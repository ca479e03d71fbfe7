import { TextField } from "../ui/TextField.tsx";
import { checks, compactField } from "./admin.css.ts";
import { CheckBox } from "./CheckBox.tsx";
import type { CharmForm } from "./charm-goods.ts";
import { pair, whole } from "./GoodFields.css.ts";
import { GoodFields } from "./GoodFields.tsx";
import type { FieldsProps } from "./goods.ts";
import { PriceField } from "./PriceField.tsx";
import { Uploader } from "./Uploader.tsx";

/** The fields of a charm. */
export function CharmFields(props: FieldsProps<CharmForm>) {
  const { form, errors, onChange, isEditing } = props;
  const isRequired = !isEditing;
  return (
    <GoodFields
      isEditing={isEditing}
      actions={props.actions}
      nameAndPrice={
        <>
          <div className={whole}>
            <TextField
              label="Name"
              className={compactField}
              required={isRequired}
              value={form.name}
              error={errors.name}
              onChange={(event) => onChange({ name: event.target.value })}
            />
          </div>
          <div className={pair}>
            <PriceField
              required={isRequired}
              value={form.price}
              error={errors.price}
              onValue={(price) => onChange({ price })}
            />
            <TextField
              label="Stock Quantity"
              className={compactField}
              type="number"
              step="1"
              min="0"
              inputMode="numeric"
              required={isRequired}
              value={form.stockQuantity}
              error={errors.stockQuantity}
              hint="0 with In Stock: not counted."
              onChange={(event) =>
                onChange({ stockQuantity: event.target.value })
              }
              onWheel={(event) => event.currentTarget.blur()}
            />
          </div>
        </>
      }
      picture={
        <Uploader
          label="Charm Image"
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
    </GoodFields>
  );
}
