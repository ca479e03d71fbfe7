import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { clipConfigQuery } from "#web/data/queries.ts";
import { ClipPicture } from "#web/clip/ClipPicture.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { CharmChips } from "./charms/CharmChips.tsx";
import { ClipTitle } from "./ClipTitle.tsx";
import { DragLayer } from "./charms/DragLayer.tsx";
import { ShareDesign } from "./share/ShareDesign.tsx";
import * as css from "./Stage.css.ts";
import { canSurprise } from "./surprise.ts";
import type { DesignerState } from "./useDesigner.ts";

/** The picture of the designed clip, with the tools for the whole design. */
export function Stage({ state }: { state: DesignerState }) {
  const { design, editing } = state;
  const { actions } = editing;
  const { data: config } = useQuery(clipConfigQuery);
  return (
    <div className={css.stage}>
      <LivePicture state={state} />
      {!state.shownPart && (
        <CharmChips
          chosen={design.chosen}
          actions={actions}
          swapping={editing.swapping}
        />
      )}
      <div className={css.caption}>
        <div>{config && <ClipTitle config={config} />}</div>
        <p className={css.promise}>
          Every pour swirls its own way, so yours will differ a little.
        </p>
      </div>
      {canSurprise(design.offer) && (
        <div className={css.surprise}>
          <Button
            kind="pale"
            size="small"
            onClick={() => actions.surprise(design.resin?.id, design.offer)}
          >
            <Icon name="sparkles" />
            Surprise me
          </Button>
        </div>
      )}
      <ShareDesign design={design.body} checkDesign={state.checkDesign} />
      {editing.canUndo && (
        <div className={css.undo}>
          <IconButton icon="undo" label="Undo" onClick={actions.undo} />
        </div>
      )}
    </div>
  );
}

/** The drawing, whose charms can be dragged. */
function LivePicture({ state }: { state: DesignerState }) {
  const { design, editing } = state;
  const [dragged, setDragged] = useState<number>();
  return (
    <div className={css.frame}>
      <div className={css.clip}>
        <ClipPicture
          charms={design.chosen}
          customText={design.text}
          resin={design.resin}
          shownWidth={600}
          hasShadow
          motion="live"
          lifted={dragged ?? editing.swapping}
        />
        <DragLayer
          design={design}
          onLift={setDragged}
          onExchange={editing.actions.exchangeCharms}
        />
      </div>
    </div>
  );
}
