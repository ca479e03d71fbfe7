import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { listProducts } from "#shared/catalog/calls.ts";
import { useMessages } from "#web/data/messages.ts";
import type { Product } from "#shared/catalog/schema.ts";
import { formatDayAndTime } from "#shared/text/dates.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { numerals } from "#web/ui/theme/layout.css.ts";
import { Fold } from "#web/admin/form/Fold.tsx";
import { folds } from "#web/admin/form/Fold.css.ts";
import { compactArea } from "#web/admin/form/admin.css.ts";
import * as css from "#web/admin/items/list/ItemRow.css.ts";
import { ImportButton } from "#web/admin/import/ImportButton.tsx";
import { priceRange } from "./price-range.ts";
import { ItemsTab } from "./ItemsTab.tsx";
import {
  type ProductForm,
  productResource,
} from "#web/admin/items/resource/product-resource.ts";
import { TextArea } from "#web/ui/field/TextArea.tsx";
import { CheckBox } from "#web/ui/field/CheckBox.tsx";
import { ItemFields } from "#web/admin/items/form/ItemFields.tsx";
import type {
  DetailsProps,
  FieldsProps,
} from "#web/admin/items/resource/item-resource.ts";
import { StockSteppers } from "./StockSteppers.tsx";
import { StockField } from "#web/admin/items/form/StockField.tsx";
import { StockBadge } from "./StockBadge.tsx";
import { OpeningFields } from "#web/admin/items/form/OpeningFields.tsx";
import { PageFields } from "#web/admin/items/form/PageFields.tsx";
import { PicturesGate } from "#web/admin/items/form/PicturesGate.tsx";
import { VariantsEditor } from "#web/admin/items/form/VariantsEditor.tsx";

export function ProductsTab() {
  const queryClient = useQueryClient();
  // The shop's own list, in case the maker goes on there in this tab.
  useEffect(
    () => () => queryClient.removeQueries({ queryKey: [listProducts.path] }),
    [queryClient],
  );
  const { queryKey } = productResource.query;
  return (
    <>
      <ItemsTab
        resource={productResource}
        Fields={ProductFields}
        Words={Words}
        Details={Details}
      />
      <div className={css.afterList}>
        <ImportButton
          onAdded={() => void queryClient.invalidateQueries({ queryKey })}
        />
      </div>
    </>
  );
}

function Words({ row }: { row: Product }) {
  const { isNew, bestSeller } = useMessages("storefront").products;
  return (
    <>
      {row.isNew && <span className={css.tags.isNew}>{isNew}</span>}
      {row.isBestSeller && (
        <span className={css.tags.bestSeller}>{bestSeller}</span>
      )}
      <p className={css.text} dir="auto">
        {row.description}
      </p>
    </>
  );
}

function Details({ row, children }: DetailsProps<Product>) {
  const { opening } = useMessages("planning");
  const formats = useFormats();
  const { list: t, clipPage: page } = useMessages("panel");
  return (
    <>
      <span className={`${numerals} ${css.price}`}>
        {priceRange(row, formats, t.range)}
      </span>
      <div className={css.state}>
        <StockBadge inStock={row.inStock} />
        {row.inStock && row.availableFrom && (
          <span className={css.extra}>
            {opening.tag(formatDayAndTime(row.availableFrom, formats))}
          </span>
        )}
        <StockSteppers product={row} />
        {row.isHidden && <span className={css.extra}>{page.isHidden}</span>}
        {children}
      </div>
    </>
  );
}

function ProductFields(props: FieldsProps<ProductForm>) {
  const { form, errors, onChange, isEditing } = props;
  const { form: t, items } = useMessages("panel");
  return (
    <ItemFields
      {...props}
      imageLabel={items.product.image}
      pictures={(first) => (
        <PicturesGate form={form} errors={errors} onChange={onChange}>
          {first}
        </PicturesGate>
      )}
      besidePrice={
        <StockField
          value={form.stockQuantity}
          error={errors.stockQuantity}
          onValue={(stockQuantity) => onChange({ stockQuantity })}
        />
      }
      text={
        <TextArea
          label={t.description}
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
            {t.isNew}
          </CheckBox>
          <CheckBox
            isChecked={form.isBestSeller}
            onChange={(isBestSeller) => onChange({ isBestSeller })}
          >
            {t.isBestSeller}
          </CheckBox>
        </>
      }
    >
      <div className={folds}>
        <Fold
          title={t.optionsFold}
          note={form.variants.map(({ title }) => title).join(", ")}
          isUsed={form.variants.length > 0}
          hasError={Object.keys(errors).some((key) => /^variants/.test(key))}
        >
          <VariantsEditor
            variants={form.variants}
            errors={errors}
            price={form.price}
            onChange={(variants) => onChange({ variants })}
          />
        </Fold>
        <PageFields form={form} errors={errors} onChange={onChange} />
        <OpeningFields
          value={form.availableFrom}
          error={errors.availableFrom}
          onChange={(availableFrom) => onChange({ availableFrom })}
        />
      </div>
    </ItemFields>
  );
}
