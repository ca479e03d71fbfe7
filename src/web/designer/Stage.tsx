import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { layoutOf } from "#shared/clip/geometry.ts";
import { useMessages } from "#web/data/messages.ts";
import { clipConfigQuery } from "#web/data/queries.ts";
import { ClipPicture } from "#web/clip/ClipPicture.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { largeText } from "#web/ui/theme/media.ts";
import { useMedia } from "#web/ui/useMedia.ts";
import { CharmBubble } from "./charms/CharmBubble.tsx";
import { useLifted } from "./charms/charm-drag.ts";
import { ClipPlaces } from "./charms/ClipPlaces.tsx";
import { TileGhost } from "./charms/TileGhost.tsx";
import { ClipTitle } from "./ClipTitle.tsx";
import { ShareDesign } from "./share/ShareDesign.tsx";
import { fadeOnLeave } from "./charms/fade-on-leave.ts";
import * as css from "./Stage.css.ts";
import { canSurprise } from "./surprise.ts";
import type { DesignerState } from "./useDesigner.ts";

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
  const t = useMessages("designer");
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
