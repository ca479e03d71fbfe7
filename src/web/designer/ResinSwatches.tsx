import { memo, useId } from "react";
import { priceCents } from "#shared/money/rules.ts";
import { type Formats, formatPrice } from "#shared/text/formats.ts";
import { pictureAtLeast } from "#shared/images/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { FieldError } from "#web/ui/FieldError.tsx";
import type { Choice } from "./draft.ts";
import { resinUnavailable, sayChoice } from "./say-part.ts";
import { head, title } from "./parts.css.ts";
import * as css from "./ResinSwatches.css.ts";

/** A swatch shows about a third of the picture's width, at most 60 px wide. */
const CROPPED_PX = 320;

/** The resins as a radio group of swatches. */
export const ResinSwatches = memo(function ResinSwatches(props: {
  resins: readonly Choice[];
  chosen: Choice | undefined;
  onChoose: (id: number) => void;
}) {
  const { resins, chosen, onChoose } = props;
  const id = useId();
  const t = useMessages("design");
  const formats = useFormats();
  const unavailable = resinUnavailable(chosen, t);
  return (
    <fieldset
      className={css.group}
      aria-describedby={unavailable ? `${id}-unavailable` : undefined}
    >
      <legend className={visuallyHidden}>{t.parts.resin}</legend>
      <div className={head}>
        <span className={title} aria-hidden="true">
          {t.parts.resin}
        </span>
        {chosen && (
          <span className={css.chosen} aria-hidden="true">
            <bdi className={css.chosenName}>{chosen.name}</bdi>{" "}
            <span>{priceOf(chosen, formats)}</span>
          </span>
        )}
      </div>
      <div className={css.swatches}>
        {resins.map((resin) => (
          <Swatch
            key={resin.id}
            resin={resin}
            group={id}
            isChosen={resin.id === chosen?.id}
            onChoose={onChoose}
          />
        ))}
      </div>
      {unavailable && (
        <FieldError id={`${id}-unavailable`}>{unavailable}</FieldError>
      )}
    </fieldset>
  );
});

type SwatchProps = {
  resin: Choice;
  group: string;
  isChosen: boolean;
  onChoose: (id: number) => void;
};

function Swatch({ resin, group, isChosen, onChoose }: SwatchProps) {
  const { id, name, imageUrl, picture, unavailable } = resin;
  const t = useMessages("design");
  const formats = useFormats();
  const price = priceOf(resin, formats);
  return (
    <label
      className={css.choice}
      title={name}
      data-unavailable={unavailable && ""}
    >
      <input
        type="radio"
        className={css.input}
        name={group}
        checked={isChosen}
        disabled={unavailable !== undefined && !isChosen}
        onChange={() => onChoose(id)}
        aria-label={sayChoice(resin, t, formats)}
      />
      <span className={css.swatch}>
        <img
          className={css.crop}
          src={pictureAtLeast(imageUrl, picture, CROPPED_PX)}
          alt=""
          width="160"
          height="90"
          loading="lazy"
          decoding="async"
        />
      </span>
      <span className={css.words} aria-hidden="true">
        <span className={css.name} dir="auto">
          {name}
        </span>
        <span className={css.price}>
          {unavailable ? t.unavailable[unavailable] : price}
        </span>
      </span>
    </label>
  );
}

/** Returns the added price, such as "+ $2.00"; "" if the price is zero. */
function priceOf({ price }: Choice, formats: Formats): string {
  return priceCents(price) === 0 ? "" : `+ ${formatPrice(price, formats)}`;
}
