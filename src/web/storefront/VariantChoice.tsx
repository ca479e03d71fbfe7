import { useMessages } from "#web/data/messages.ts";
import {
  type CSSProperties,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import type { Variant } from "#shared/catalog/schema.ts";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import * as css from "./VariantChoice.css.ts";

type VariantChoiceProps = {
  name: string;
  variants: readonly Variant[];
  chosen: Variant;
  onChoose: (id: number) => void;
  /** Whether what is sold out can be chosen, to wait for it. */
  canWait?: boolean;
};

/** The variants of a product as a radio group of chips. */
export function VariantChoice(props: VariantChoiceProps) {
  const { name, variants, chosen, onChoose, canWait = false } = props;
  const { products: t } = useMessages("first");
  const areColors = variants.every(({ color }) => color !== undefined);
  const group = useRef<HTMLFieldSetElement>(null);
  const adopt = useEffectEvent(() => {
    const checked =
      group.current?.querySelector<HTMLInputElement>(":checked")?.value;
    const early = variants.find(({ id }) => String(id) === checked);
    if (early && early.id !== chosen.id) onChoose(early.id);
  });
  // A variant that was chosen before hydration stays checked, but React gets no
  // event, so that another variant would be added to the cart. A layout effect
  // runs before the next press.
  useLayoutEffect(() => adopt(), []);
  return (
    <fieldset className={css.group} ref={group}>
      <legend className={css.legend}>
        <span>{areColors ? t.color : t.option}</span>{" "}
        <b className={css.chosen} dir="auto">
          {chosen.title}
        </b>
      </legend>
      {variants.map((variant) => (
        <label
          key={variant.id}
          className={css.chip}
          data-color={areColors || undefined}
          data-sold-out={!variant.available || undefined}
        >
          <input
            className={css.input}
            type="radio"
            name={name}
            value={variant.id}
            checked={variant.id === chosen.id}
            disabled={!variant.available && !canWait}
            onChange={() => onChoose(variant.id)}
            // The one that stands there is chosen by a press as well, which
            // changes nothing in the field.
            onClick={() => variant.id === chosen.id && onChoose(variant.id)}
          />
          {areColors && (
            <i
              className={css.dot}
              style={resinStyle(variant.color)}
              aria-hidden="true"
            />
          )}
          <span className={css.title} dir="auto">
            {variant.title}
          </span>
          {!variant.available && (
            <span className={visuallyHidden}>{t.optionSoldOut}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

function resinStyle(color: string | undefined): CSSProperties {
  const style: CSSProperties & Record<"--resin", string | undefined> = {
    "--resin": color,
  };
  return style;
}
