import { useMessages } from "#web/data/messages.ts";
import { useRef } from "react";
import { MAX_VARIANTS } from "#shared/catalog/schema.ts";
import { Button } from "#web/ui/Button.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { FieldError } from "#web/ui/FieldError.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { compactField } from "#web/admin/form/admin.css.ts";
import { CheckBox } from "#web/ui/CheckBox.tsx";
import type { FieldErrors } from "#shared/api/schema.ts";
import { insertAt, removeAt, replaceAt } from "#shared/lists.ts";
import { CountControl } from "#web/admin/editor/kinds.tsx";
import { PriceField } from "#web/admin/form/PriceField.tsx";
import {
  newKey,
  NO_SALE,
  type VariantForm,
} from "#web/admin/items/product-kinds.tsx";
import * as field from "#web/admin/image-field/Uploader.css.ts";
import * as css from "./ItemFields.css.ts";

/** Adds, changes, sorts and removes the options of a product. */
export function VariantsEditor(props: {
  variants: VariantForm[];
  errors: FieldErrors;
  /** The initial price of a new option. */
  price: string;
  onChange: (variants: VariantForm[]) => void;
}) {
  const { variants, errors, onChange } = props;
  const t = useMessages("panel").form;
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
    const { price } = props;
    const stock = { available: true, stockQuantity: "0" };
    const variant = {
      key,
      title: "",
      price,
      ...stock,
      widthMm: "",
      ...NO_SALE,
    };
    onChange([...variants, variant]);
    focusTitle(variants.length);
  };
  const remove = (index: number) => {
    onChange(removeAt(variants, index));
    focusTitle(Math.min(index, variants.length - 2));
  };
  const move = (index: number, by: number) => {
    const variant = variants[index];
    if (!variant) return;
    onChange(insertAt(removeAt(variants, index), index + by, variant));
  };
  return (
    <fieldset ref={group} className={field.field} aria-label={t.options}>
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
              stockError={errors[`variants.${index}.stockQuantity`]}
              widthError={errors[`variants.${index}.widthMm`]}
              onChange={(change) =>
                onChange(replaceAt(variants, index, { ...variant, ...change }))
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
          <span>{t.addOption}</span>
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
  stockError: string | undefined;
  widthError: string | undefined;
  onChange: (change: Partial<VariantForm>) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
};

function VariantItem({ variant, number, isLast, ...rest }: VariantItemProps) {
  const t = useMessages("panel").form;
  const name = variant.title || t.optionName(number);
  return (
    <li>
      <fieldset className={css.item} aria-label={t.option(number)}>
        <TextField
          label={t.optionTitle}
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
        <CountControl
          label={t.stock}
          hint={t.stockHint}
          isRequired={false}
          value={variant.stockQuantity}
          error={rest.stockError}
          onValue={(stockQuantity) => rest.onChange({ stockQuantity })}
        />
        <TextField
          label={t.optionWidth}
          className={compactField}
          inputMode="numeric"
          value={variant.widthMm}
          error={rest.widthError}
          onChange={(event) => rest.onChange({ widthMm: event.target.value })}
        />
        <div className={css.line}>
          <CheckBox
            isChecked={variant.available}
            onChange={(available) => rest.onChange({ available })}
          >
            {t.available}
          </CheckBox>
          <div className={css.buttons}>
            <IconButton
              icon="up"
              label={t.moveUp(name)}
              disabled={number === 1}
              onClick={() => rest.onMove(-1)}
            />
            <IconButton
              icon="down"
              label={t.moveDown(name)}
              disabled={isLast}
              onClick={() => rest.onMove(1)}
            />
            <IconButton
              icon="trash"
              label={t.remove(name)}
              onClick={rest.onRemove}
            />
          </div>
        </div>
      </fieldset>
    </li>
  );
}
