import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { layoutOf } from "#shared/clip/geometry.ts";
import { useMessages } from "#web/data/messages.ts";
import { clipConfigQuery } from "#web/data/queries.ts";
import { ClipPicture } from "#web/clip/ClipPicture.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { largeText, reducedMotion } from "#web/ui/media.ts";
import { useMedia } from "#web/ui/useMedia.ts";
import { DEFAULT_CLIP_CONFIG, shownClipName } from "#shared/clip/rules.ts";
import type { CustomClipConfig } from "#shared/clip/schema.ts";
import { pictureAtLeast } from "#shared/images/rules.ts";
import { useStore } from "#web/data/store.ts";
import { CharmBubble } from "./CharmBubble.tsx";
import { charmDragStore, useLifted } from "./charm-drag.ts";
import { ClipPlaces } from "./ClipPlaces.tsx";
import { ShareDesign } from "./ShareDesign.tsx";
import { canSurprise } from "./surprise.ts";
import type { DesignerState } from "./useDesigner.tsx";
import * as css from "./Stage.css.ts";

/** Where the picture is too low for a bubble above its charms. */
const LOW = `(max-height: 639px), ${largeText}`;

/** The picture of the designed clip, with the tools for the whole design. */
export function Stage({ state }: { state: DesignerState }) {
  const { data: config } = useQuery(clipConfigQuery);
  const isLow = useMedia(LOW);
  const lifted = useLifted();
  const { design, editing } = state;
  const { pressed, press } = usePressed(state);
  const bubble = pressed !== undefined && (
    <CharmBubble
      key={pressed}
      state={state}
      place={pressed}
      at={isLow ? undefined : placesOf(state)[pressed]}
      onClose={() => press()}
    />
  );
  return (
    <div className={css.stage} data-stage>
      <div className={css.frame}>
        <div className={css.clip}>
          <ClipPicture
            charms={design.chosen}
            customText={design.text}
            resin={design.resin}
            shownWidth={600}
            hasShadow
            isFramed
            motion="live"
            charmRef={fadeOnLeave}
            lifted={lifted ?? editing.swapping}
          />
          <ClipPlaces state={state} pressed={pressed} onPress={press} />
          {!isLow && bubble}
        </div>
      </div>
      <div className={css.caption}>
        {config && <ClipTitle config={config} />}
      </div>
      {isLow && bubble ? (
        <div className={css.strip}>{bubble}</div>
      ) : (
        <Strip state={state} />
      )}
      <TileGhost />
    </div>
  );
}

/** The tools for the whole design, below the picture. */
function Strip({ state }: { state: DesignerState }) {
  const { design, editing } = state;
  const { actions, canUndo } = editing;
  const t = useMessages("design");
  return (
    <div className={css.strip}>
      {canSurprise(design.offer) && (
        <button
          type="button"
          className={css.tool}
          onClick={() => actions.surprise(design.resin?.id, design.offer)}
        >
          <Icon name="sparkles" className={css.toolIcon} />
          <span>{t.surprise}</span>
        </button>
      )}
      <button
        type="button"
        className={css.undo}
        // Not `disabled`: after the last step it keeps the focus.
        aria-disabled={!canUndo || undefined}
        aria-label={t.undo}
        onClick={() => canUndo && actions.undo()}
      >
        <Icon name="undo" className={css.undoIcon} />
        <span className={css.undoName}>{t.undo}</span>
      </button>
      <ShareDesign design={design.body} checkDesign={state.checkDesign} />
      <p className={css.promise}>{t.promise}</p>
    </div>
  );
}

function placesOf({ design }: DesignerState) {
  const hasLetters = design.text.trim() !== "";
  return layoutOf(design).charmPlaces(design.chosen.length, hasLetters);
}

/** Remembers the pressed charm, not its place, which may become another's. */
function usePressed({ design, editing }: DesignerState) {
  const [id, setId] = useState<number>();
  const place = design.chosen.findIndex((charm) => charm.id === id);
  const isShown = place >= 0 && editing.swapping === undefined;
  return {
    pressed: isShown ? place : undefined,
    press: (next?: number) =>
      setId(next === undefined ? undefined : design.chosen[next]?.id),
  };
}

/** The maker's own name for the custom clip and her description, if any. */
export function ClipTitle({ config }: { config: CustomClipConfig }) {
  const { customClip } = useMessages("first");
  const t = useMessages("design");
  const isDefault = config.description === DEFAULT_CLIP_CONFIG.description;
  if (isDefault && config.name === DEFAULT_CLIP_CONFIG.name) return null;
  return (
    <p className={css.clipText}>
      <b className={css.clipName}>
        <bdi>{shownClipName(config.name, customClip)}</bdi>
      </b>
      <bdi>{isDefault ? t.description : config.description}</bdi>
    </p>
  );
}

const FETCHED_PX = 128;

/** The charm that is dragged from its tile to the clip. */
function TileGhost() {
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

const FADES_MS = 180;

/**
 * The ref of a charm's layer of the drawing: a copy of what is taken off fades,
 * while the other charms already glide to their places.
 */
function fadeOnLeave(layer: SVGGElement | null) {
  return () => {
    if (!layer || matchMedia(reducedMotion).matches) return;
    const copy = layer.cloneNode(true);
    if (!(copy instanceof SVGGElement)) return;
    // Otherwise the copy would be dropped onto the clip once more.
    copy.firstElementChild?.removeAttribute("class");
    layer.parentNode?.append(copy);
    copy.animate({ opacity: 0 }, FADES_MS).onfinish = () => copy.remove();
  };
}
