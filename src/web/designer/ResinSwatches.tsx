import { memo, useId } from "react";
import { formatPrice, priceCents } from "#shared/money/cents.ts";
import { pictureAtLeast } from "#shared/images/picture-urls.ts";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { FieldError } from "#web/ui/field/FieldError.tsx";
import type { Choice } from "./draft/draft.ts";
import { resinUnavailable } from "./unavailable-sentence.ts";
import { head, title } from "./parts.css.ts";
import * as css from "./ResinSwatches.css.ts";

/** A swatch shows about a third of the picture's width, at most 60 px wide. */
const CROPPED_PX = 320;

type ResinSwatchesProps = {
  resins: readonly Choice[];
  chosen: Choice | undefined;
  onChoose: (id: number) => void;
};

/** The resins as a radio group of swatches. */
export const ResinSwatches = memo(function ResinSwatches(
  props: ResinSwatchesProps,
) {
  const { resins, chosen, onChoose } = props;
  const id = useId();
  const unavailable = resinUnavailable(chosen);
  return (
    <fieldset
      className={css.group}
      aria-describedby={unavailable ? `${id}-unavailable` : undefined}
    >
      <legend className={visuallyHidden}>Resin</legend>
      <div className={head}>
        <span className={title} aria-hidden="true">
          Resin
        </span>
        {chosen && (
          <span className={css.chosen} aria-hidden="true">
            <bdi className={css.chosenName}>{chosen.name}</bdi>{" "}
            {priceOf(chosen)}
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
  const price = priceOf(resin);
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
        aria-label={[
          name,
          unavailable?.toLowerCase() ?? price.replace("+", "plus"),
        ]
          .filter(Boolean)
          .join(", ")}
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
        <span className={css.price}>{unavailable ?? price}</span>
      </span>
    </label>
  );
}

/** Returns the added price, such as "+ $2.00"; "" if the price is zero. */
function priceOf({ price }: Choice): string {
  return priceCents(price) === 0 ? "" : `+ ${formatPrice(price)}`;
}
