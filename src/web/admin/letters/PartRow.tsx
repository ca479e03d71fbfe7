import { useQuery } from "@tanstack/react-query";
import { pictureAtLeast } from "#shared/images/picture-urls.ts";
import type { LetterPart } from "#shared/letters/parts.ts";
import { useMessages } from "#web/data/messages.ts";
import { productsQuery } from "#web/data/queries.ts";
import { ProductPrice } from "#web/ui/ProductPrice.tsx";
import { IconButton } from "#web/ui/button/IconButton.tsx";
import * as css from "./Letters.css.ts";

type Row = Exclude<LetterPart, { kind: "text" }>;

type PartRowProps = {
  part: Row;
  isReadOnly: boolean;
  onChange: (part: Row) => void;
  onRemove: () => void;
  /** Absent where nothing stands above it. */
  onMoveUp: (() => void) | undefined;
};

/** A picture or a clip of a letter, as a row. */
export function PartRow(props: PartRowProps) {
  const { part, isReadOnly, onChange, onRemove, onMoveUp } = props;
  const t = useMessages("letters").editor;
  const { data: products } = useQuery({
    ...productsQuery,
    enabled: part.kind === "clip",
  });
  const product =
    part.kind === "clip"
      ? products?.find(({ id }) => id === part.id)
      : undefined;
  const name = part.kind === "clip" ? (product?.name ?? part.name) : t.picture;
  const src =
    part.kind === "picture"
      ? part.imageUrl
      : product && pictureAtLeast(product.imageUrl, product.picture, 160);
  return (
    <fieldset className={css.row} aria-label={name}>
      {src && (
        <img className={css.thumb} src={src} alt="" width={56} height={56} />
      )}
      <div className={css.rowText}>
        <strong dir="auto">{name}</strong>
        {product && <ProductPrice product={product} isBare />}
        {part.kind === "picture" ? (
          <input
            className={css.alt}
            aria-label={t.alt}
            placeholder={t.alt}
            dir="auto"
            maxLength={150}
            value={part.alt}
            readOnly={isReadOnly}
            onChange={(event) => onChange({ ...part, alt: event.target.value })}
          />
        ) : (
          <span>{t.upToDate}</span>
        )}
      </div>
      {!isReadOnly && (
        <div className={css.rowActions}>
          {onMoveUp && (
            <IconButton icon="up" label={t.moveUp(name)} onClick={onMoveUp} />
          )}
          <IconButton icon="trash" label={t.remove(name)} onClick={onRemove} />
        </div>
      )}
    </fieldset>
  );
}
