import type { Product } from "#shared/catalog/schema.ts";
import { tags } from "#web/ui/Tag.css.ts";
import { Price } from "#web/ui/Price.tsx";
import { compactArea } from "#web/admin/form/admin.css.ts";
import * as css from "#web/admin/items/list/ItemRow.css.ts";
import { ItemsTab } from "./ItemsTab.tsx";
import {
  type ProductForm,
  productResource,
} from "#web/admin/items/resource/product-resource.ts";
import { TextArea } from "#web/ui/field/TextArea.tsx";
import { CheckBox } from "#web/admin/form/CheckBox.tsx";
import { ItemFields } from "#web/admin/items/form/ItemFields.tsx";
import type { FieldsProps } from "#web/admin/items/resource/item-resource.ts";
import { StockBadge } from "./StockBadge.tsx";
import { PicturesGate } from "#web/admin/items/form/PicturesGate.tsx";
import { VariantsEditor } from "#web/admin/items/form/VariantsEditor.tsx";

/** The products of the shop. */
export function ProductsTab() {
  return (
    <ItemsTab
      resource={productResource}
      Fields={ProductFields}
      Details={Details}
    />
  );
}

function Details({ row }: { row: Product }) {
  return (
    <>
      <p className={css.text}>{row.description}</p>
      <div className={css.badges}>
        <Price value={row.price} className={css.price} />
        {row.isNew && <span className={tags.new}>New</span>}
        {row.isBestSeller && (
          <span className={tags.bestSeller}>Best Seller</span>
        )}
        <StockBadge inStock={row.inStock} />
        {row.variants.length > 0 && (
          <span className={css.extra}>{optionCount(row.variants.length)}</span>
        )}
        {row.pictures && (
          <span className={css.extra}>{row.pictures.length} pictures</span>
        )}
      </div>
    </>
  );
}

function optionCount(count: number): string {
  return count === 1 ? "1 option" : `${count} options`;
}

function ProductFields(props: FieldsProps<ProductForm>) {
  const { form, errors, onChange, isEditing } = props;
  return (
    <ItemFields
      {...props}
      imageLabel="Product Image"
      text={
        <TextArea
          label="Description"
          className={compactArea}
          required={!isEditing}
          value={form.description}
          error={errors.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      }
      checkBoxes={
        <>
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
        </>
      }
    >
      <VariantsEditor
        variants={form.variants}
        errors={errors}
        price={form.price}
        onChange={(variants) => onChange({ variants })}
      />
      <PicturesGate form={form} errors={errors} onChange={onChange} />
    </ItemFields>
  );
}
