import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import { checks, compactArea, compactField } from "./admin.css.ts";
import { CheckBox } from "./CheckBox.tsx";
import { GoodFields } from "./GoodFields.tsx";
import type { FieldsProps } from "./goods.ts";
import { PriceField } from "./PriceField.tsx";
import type { ProductForm } from "./product-goods.ts";
import { Uploader } from "./Uploader.tsx";
import { VariantsEditor } from "./VariantsEditor.tsx";

/** The fields of a product. */
export function ProductFields(props: FieldsProps<ProductForm>) {
  const { form, errors, onChange, isEditing } = props;
  const isRequired = !isEditing;
  return (
    <GoodFields
      isEditing={isEditing}
      actions={props.actions}
      nameAndPrice={
        <>
          <TextField
            label="Name"
            className={compactField}
            required={isRequired}
            value={form.name}
            error={errors.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
          <PriceField
            required={isRequired}
            value={form.price}
            error={errors.price}
            onValue={(price) => onChange({ price })}
          />
        </>
      }
      text={
        <TextArea
          label="Description"
          className={compactArea}
          required={isRequired}
          value={form.description}
          error={errors.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      }
      picture={
        <Uploader
          label="Product Image"
          image={form.image}
          onChange={props.onImage}
          error={errors.imageUrl}
          isReplaceable={isEditing}
          isRequired={isRequired}
        />
      }
    >
      <VariantsEditor
        variants={form.variants}
        errors={errors}
        price={form.price}
        onChange={(variants) => onChange({ variants })}
      />
      <div className={checks}>
        <CheckBox
          isChecked={form.isNew}
          onChange={(isNew) => onChange({ isNew })}
        >
          New Product
        </CheckBox>
        <CheckBox
          isChecked={form.isBestSeller}
          onChange={(isBestSeller) => onChange({ isBestSeller })}
        >
          Best Seller
        </CheckBox>
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
