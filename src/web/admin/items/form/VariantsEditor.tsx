import { useRef } from "react";
import { MAX_VARIANTS } from "#shared/catalog/schema.ts";
import { Button } from "#web/ui/Button.tsx";
import { FieldError } from "#web/ui/field/FieldError.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { TextField } from "#web/ui/field/TextField.tsx";
import { compactField } from "#web/admin/form/admin.css.ts";
import { CheckBox } from "#web/admin/form/CheckBox.tsx";
import type { FieldErrors } from "#shared/api/field-errors.ts";
import { PriceField } from "#web/admin/form/PriceField.tsx";
import {
  newKey,
  type VariantForm,
} from "#web/admin/items/resource/product-resource.ts";
import * as field from "#web/admin/image-field/Uploader.css.ts";
import * as css from "./VariantsEditor.css.ts";

type VariantsEditorProps = {
  variants: VariantForm[];
  errors: FieldErrors;
  /** The initial price of a new option. */
  price: string;
  onChange: (variants: VariantForm[]) => void;
};

/** Adds, changes, sorts and removes the options of a product. */
export function VariantsEditor(props: VariantsEditorProps) {
  const { variants, errors, onChange } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const focusTitle = (index: number) =>
    requestAnimationFrame(() =>
      group.current
        ?.querySelectorAll<HTMLElement>("li")
        [index]?.querySelector("input")
        ?.focus(),
    );
  const add = () => {
    const key = newKey();
    const variant = { key, title: "", price: props.price, available: true };
    onChange([...variants, variant]);
    focusTitle(variants.length);
  };
  const remove = (index: number) => {
    onChange(variants.toSpliced(index, 1));
    focusTitle(Math.min(index, variants.length - 2));
  };
  const move = (index: number, by: number) => {
    const variant = variants[index];
    if (!variant) return;
    onChange(variants.toSpliced(index, 1).toSpliced(index + by, 0, variant));
  };
  return (
    <fieldset ref={group} className={field.field}>
      <legend className={field.label}>Options</legend>
      {errors.variants && (
        <FieldError id="variants-error">{errors.variants}</FieldError>
      )}
      {variants.length > 0 && (
        <ul className={css.list}>
          {variants.map((variant, index) => (
            <VariantItem
              key={variant.key}
              variant={variant}
              number={index + 1}
              isLast={index === variants.length - 1}
              titleError={errors[`variants.${index}.title`]}
              priceError={errors[`variants.${index}.price`]}
              onChange={(change) =>
                onChange(variants.with(index, { ...variant, ...change }))
              }
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      {variants.length < MAX_VARIANTS && (
        <Button kind="line" size="small" className={css.add} onClick={add}>
          <Icon name="plus" />
          Add an option
        </Button>
      )}
    </fieldset>
  );
}

type VariantItemProps = {
  variant: VariantForm;
  number: number;
  isLast: boolean;
  titleError: string | undefined;
  priceError: string | undefined;
  onChange: (change: Partial<VariantForm>) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
};

function VariantItem({ variant, number, isLast, ...rest }: VariantItemProps) {
  const name = variant.title || `option ${number}`;
  return (
    <li>
      <fieldset className={css.item} aria-label={`Option ${number}`}>
        <TextField
          label="Title"
          className={compactField}
          value={variant.title}
          error={rest.titleError}
          onChange={(event) => rest.onChange({ title: event.target.value })}
        />
        <PriceField
          value={variant.price}
          error={rest.priceError}
          onValue={(price) => rest.onChange({ price })}
        />
        <div className={css.line}>
          <CheckBox
            isChecked={variant.available}
            onChange={(available) => rest.onChange({ available })}
          >
            Available
          </CheckBox>
          <div className={css.buttons}>
            <IconButton
              icon="up"
              label={`Move ${name} up`}
              disabled={number === 1}
              onClick={() => rest.onMove(-1)}
            />
            <IconButton
              icon="down"
              label={`Move ${name} down`}
              disabled={isLast}
              onClick={() => rest.onMove(1)}
            />
            <IconButton
              icon="trash"
              label={`Remove ${name}`}
              onClick={rest.onRemove}
            />
          </div>
        </div>
      </fieldset>
    </li>
  );
}
