import { useState } from "react";
import { formatPrice } from "#shared/text/formats.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { IconButton } from "#web/ui/IconButton.tsx";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { Picture } from "#web/ui/Picture.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { type OwnDraft, ownDraft, type Sellable } from "./own-order.ts";
import * as css from "./AddOrder.css.ts";

/** More clips than this are looked for by their name. */
const MANY = 12;

type ClipTilesProps = {
  counts: OwnDraft["counts"];
  clips: readonly Sellable[];
};

/** The clips by their pictures; a press adds one. */
export function ClipTiles({ counts, clips }: ClipTilesProps) {
  const { add: t } = useMessages("bench");
  const [wanted, setWanted] = useState("");
  const words = wanted.trim().toLowerCase();
  const found = clips.filter(({ title }) =>
    title.toLowerCase().includes(words),
  );
  const add = (key: string, more: number) => {
    const draft = ownDraft.get();
    const count = Math.max(0, (draft.counts[key] ?? 0) + more);
    ownDraft.set({ ...draft, counts: { ...draft.counts, [key]: count } });
  };
  return (
    <>
      {clips.length > MANY && (
        <TextField
          label={t.find}
          type="search"
          autoComplete="off"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      <ul className={css.clips}>
        {found.map((clip) => (
          <ClipTile
            key={clip.key}
            clip={clip}
            count={counts[clip.key] ?? 0}
            onAdd={(more) => add(clip.key, more)}
          />
        ))}
      </ul>
    </>
  );
}

type TileProps = {
  clip: Sellable;
  count: number;
  onAdd: (more: number) => void;
};

function ClipTile({ clip, count, onAdd }: TileProps) {
  const { add: t } = useMessages("bench");
  const formats = useFormats();
  const { title, price, left, product } = clip;
  const cost = formatPrice(price, formats);
  const state =
    left === 0 ? t.soldOut : left === undefined ? cost : t.left(cost, left);
  return (
    <li className={css.clip}>
      <button
        type="button"
        className={css.tile}
        data-chosen={count > 0 ? "" : undefined}
        disabled={left !== undefined && count >= left}
        onClick={() => onAdd(1)}
      >
        <Picture
          imageUrl={product.imageUrl}
          picture={product.picture}
          alt=""
          sizes="140px"
        />
        <span className={css.name}>{title}</span>
        <span className={css.price}>{state}</span>
        {count > 0 && <span className={visuallyHidden}>{t.taken(count)}</span>}
      </button>
      {count > 0 && (
        <>
          <span className={css.count} aria-hidden="true">
            {count}
          </span>
          <IconButton
            icon="minus"
            label={t.less(title)}
            className={css.less}
            onClick={() => onAdd(-1)}
          />
        </>
      )}
    </li>
  );
}
