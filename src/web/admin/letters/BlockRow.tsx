import { useQuery } from "@tanstack/react-query";
import { pictureAtLeast } from "#shared/images/rules.ts";
import type { LetterBlock } from "#shared/letters/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { productsQuery } from "#web/data/queries.ts";
import { ProductPrice } from "#web/ui/Price.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import * as css from "./Letters.css.ts";

type RowBlock = Exclude<LetterBlock, { kind: "text" }>;

type BlockRowProps = {
  block: RowBlock;
  isReadOnly: boolean;
  onChange: (block: RowBlock) => void;
  onRemove: () => void;
  /** Absent where nothing stands above it. */
  onMoveUp: (() => void) | undefined;
};

/** A picture or a clip of a letter, as a row. */
export function BlockRow(props: BlockRowProps) {
  const { block, isReadOnly, onChange, onRemove, onMoveUp } = props;
  const t = useMessages("panel").letters.editor;
  const { data: products } = useQuery({
    ...productsQuery,
    enabled: block.kind === "clip",
  });
  const product =
    block.kind === "clip"
      ? products?.find(({ id }) => id === block.id)
      : undefined;
  const name =
    block.kind === "clip" ? (product?.name ?? block.name) : t.picture;
  const src =
    block.kind === "picture"
      ? block.imageUrl
      : product && pictureAtLeast(product.imageUrl, product.picture, 160);
  return (
    <fieldset className={css.row} aria-label={name}>
      {src && (
        <img className={css.thumb} src={src} alt="" width={56} height={56} />
      )}
      <div className={css.rowText}>
        <strong dir="auto">{name}</strong>
        {product && <ProductPrice product={product} isBare />}
        {block.kind === "picture" ? (
          <input
            className={css.alt}
            aria-label={t.alt}
            placeholder={t.alt}
            dir="auto"
            maxLength={150}
            value={block.alt}
            readOnly={isReadOnly}
            onChange={(event) =>
              onChange({ ...block, alt: event.target.value })
            }
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
