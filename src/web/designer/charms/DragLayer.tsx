import { CLIP_SIZE, layoutOf, type Point } from "#shared/clip/geometry.ts";
import { pictureAtLeast } from "#shared/images/picture-urls.ts";
import * as css from "./DragLayer.css.ts";
import { useCharmDrag } from "./useCharmDrag.ts";
import type { Design } from "#web/designer/useDesign.ts";

type DragLayerProps = {
  design: Design;
  onLift: (place?: number) => void;
  onExchange: (from: number, to: number) => void;
};

const GHOST_PX = 256;

/**
 * Lets a pointer drag the charms on the picture into each other's places. The
 * buttons between the chips do the same for the keyboard and screen readers.
 */
export function DragLayer({ design, onLift, onExchange }: DragLayerProps) {
  const { chosen, text } = design;
  const hasLetters = text.trim() !== "";
  const places = layoutOf(design).charmPlaces(chosen.length, hasLetters);
  const { layer, drag, start } = useCharmDrag({ places, onLift, onExchange });
  // A single charm has no other place to be dragged to.
  if (chosen.length < 2) return null;
  return (
    <div className={css.layer} ref={layer} aria-hidden="true">
      {chosen.map(({ id, imageUrl, picture }, place) => {
        const isDragged = drag?.place === place;
        const moved = isDragged ? drag : { x: 0, y: 0 };
        return (
          <div
            key={id}
            className={css.handle}
            style={{
              ...positionOf(places[place]),
              transform: `translate(-50%, -50%) translate(${moved.x}px, ${moved.y}px)`,
            }}
            data-dragged={isDragged || undefined}
            data-target={drag?.over === place || undefined}
            onPointerDown={start(place)}
          >
            {isDragged && (
              <img
                className={css.ghost}
                src={pictureAtLeast(imageUrl, picture, GHOST_PX)}
                alt=""
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

function positionOf(at: Point | undefined) {
  return {
    left: `${((at?.x ?? 0) / CLIP_SIZE.width) * 100}%`,
    top: `${((at?.y ?? 0) / CLIP_SIZE.height) * 100}%`,
  };
}
