import { pictureAtLeast } from "#shared/images/rules.ts";
import { useStore } from "#web/data/store.ts";
import { charmDragStore } from "./charm-drag.ts";
import * as css from "./TileGhost.css.ts";

const FETCHED_PX = 128;

/** The charm that is dragged from its tile to the clip. */
export function TileGhost() {
  const { tile, by, isReturning } = useStore(charmDragStore) ?? {};
  if (!tile || !by) return null;
  const { charm, from } = tile;
  return (
    <img
      className={css.ghost}
      style={{
        left: from.x,
        top: from.y,
        transform: `translate(-50%, -50%) translate(${by.x}px, ${by.y}px)`,
      }}
      data-dragged=""
      data-returning={isReturning || undefined}
      src={pictureAtLeast(charm.imageUrl, charm.picture, FETCHED_PX)}
      alt=""
    />
  );
}
