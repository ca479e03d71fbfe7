import { useMessages } from "#web/data/messages.ts";
import type { ReactNode } from "react";
import { checks, compactField } from "#web/admin/form/admin.css.ts";
import { CheckBox } from "#web/ui/field/CheckBox.tsx";
import { PriceField } from "#web/admin/form/PriceField.tsx";
import type { ImageValue } from "#web/admin/image-field/image-value.ts";
import { Uploader } from "#web/admin/image-field/Uploader.tsx";
import type { FieldsProps } from "#web/admin/items/resource/item-resource.ts";
import { TextField } from "#web/ui/field/TextField.tsx";
import * as css from "./ItemFields.css.ts";

/** The fields that the forms of all items have. */
type CommonForm = { name: string; price: string; inStock: boolean };

type ItemFieldsProps = Pick<
  FieldsProps<CommonForm & { image: ImageValue }>,
  "form" | "errors" | "onImage" | "isEditing"
> & {
  onChange: (change: Partial<CommonForm>) => void;
  priceHint?: string;
  imageLabel: string;
  imageHint?: string;
  /** A second short field, beside the price. */
  besidePrice?: ReactNode;
  /** Puts the field of the picture among those of further ones. */
  pictures?: (first: ReactNode) => ReactNode;
  /** The description, below the name. */
  text?: ReactNode;
  /** Check boxes before "In Stock". */
  checkBoxes?: ReactNode;
  children?: ReactNode;
};

/**
 * The fields of a new or a saved item: those that all items have, and between
 * them what one kind of item adds.
 */
export function ItemFields(props: ItemFieldsProps) {
  const t = useMessages("panel").form;
  const first = <ImageField {...props} />;
  const picture = (
    <div className={css.stack}>{props.pictures?.(first) ?? first}</div>
  );
  const rest = (
    <>
      <div className={checks}>
        {props.checkBoxes}
        <CheckBox
          isChecked={props.form.inStock}
          onChange={(inStock) => props.onChange({ inStock })}
        >
          {t.inStock}
        </CheckBox>
      </div>
      {props.children}
    </>
  );
  if (props.isEditing)
    return (
      <div className={css.editing}>
        {picture}
        <div className={css.stack}>
          <div className={css.nameAndPrice}>
            <NameAndPrice {...props} />
          </div>
          {props.text}
          {rest}
        </div>
      </div>
    );
  return (
    <div className={css.stack}>
      {picture}
      <NameAndPrice {...props} />
      {props.text}
      {rest}
    </div>
  );
}

function NameAndPrice(props: ItemFieldsProps) {
  const { form, errors, onChange, isEditing, besidePrice } = props;
  const name = (
    <TextField
      label={useMessages("panel").form.name}
      className={compactField}
      required={!isEditing}
      value={form.name}
      error={errors.name}
      onChange={(event) => onChange({ name: event.target.value })}
    />
  );
  const price = (
    <PriceField
      required={!isEditing}
      value={form.price}
      error={errors.price}
      hint={props.priceHint}
      onValue={(value) => onChange({ price: value })}
    />
  );
  if (!besidePrice)
    return (
      <>
        {name}
        {price}
      </>
    );
  return (
    <>
      <div className={css.whole}>{name}</div>
      <div className={css.pair}>
        {price}
        {besidePrice}
      </div>
    </>
  );
}

function ImageField({
  form,
  errors,
  onImage,
  isEditing,
  imageLabel,
  imageHint,
}: ItemFieldsProps) {
  return (
    <Uploader
      label={imageLabel}
      hint={imageHint}
      image={form.image}
      onChange={onImage}
      error={errors.imageUrl}
      isReplaceable={isEditing}
      isRequired={!isEditing}
    />
  );
}
