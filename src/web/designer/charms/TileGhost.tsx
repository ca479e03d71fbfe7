import { pictureAtLeast } from "#shared/images/picture-urls.ts";
import { useStore } from "#web/data/store.ts";
import { tileDragStore } from "./tile-drag.ts";
import * as css from "./TileGhost.css.ts";

const FETCHED_PX = 128;

/** The charm that is dragged from its tile to the clip. */
export function TileGhost() {
  const drag = useStore(tileDragStore);
  if (!drag) return null;
  const { charm, from, by } = drag;
  return (
    <img
      className={css.ghost}
      style={{
        left: from.x,
        top: from.y,
        transform: `translate(-50%, -50%) translate(${by.x}px, ${by.y}px)`,
      }}
      data-dragged=""
      data-returning={drag.isReturning || undefined}
      src={pictureAtLeast(charm.imageUrl, charm.picture, FETCHED_PX)}
      alt=""
    />
  );
}
