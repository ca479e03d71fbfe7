import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { withBeadsOnly } from "#shared/clip/beads.ts";
import {
  CUSTOM_CLIP_NAME,
  MAX_CHARMS,
  MAX_LETTERS,
} from "#shared/clip/rules.ts";
import {
  useOverlayPreload,
  useOverlays,
} from "#web/overlays/overlay-context.ts";
import { clipConfigQuery } from "#web/data/queries.ts";
import { useSite } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { SiteText } from "#web/ui/SiteText.tsx";
import { onDark } from "#web/ui/global.css.ts";
import { wrap } from "#web/ui/layout.css.ts";
import { ScallopEdge } from "#web/ui/ScallopEdge.tsx";
import * as css from "./Promo.css.ts";
import { PromoName } from "./PromoName.tsx";
import { PromoPicture } from "./PromoPicture.tsx";

/** The section that opens the designer, with a sample clip. */
export function Promo() {
  const { show } = useOverlays();
  const preload = useOverlayPreload("designer");
  const { data: config } = useQuery(clipConfigQuery);
  const [name, setName] = useState("");
  const isOff = config?.isEnabled === false;
  return (
    <section className={`${css.band} ${onDark}`} aria-labelledby="promo-title">
      <ScallopEdge />
      <div className={`${wrap} ${css.columns}`}>
        <div className={css.intro}>
          <h2 className={css.title} id="promo-title">
            <SiteText path="promo.title" text={useSite().promo.title} />
          </h2>
          <p className={css.text}>
            {config && (
              <b className={css.name} dir="auto">
                {config.name}
              </b>
            )}
            Pick up to {MAX_CHARMS} charms and {MAX_LETTERS} letters, watch your
            clip come together, and we make it for you.
          </p>
        </div>
        <PromoPicture
          text={withBeadsOnly(name)}
          photo={config?.imageUrl ?? ""}
          alt={config?.name ?? CUSTOM_CLIP_NAME}
        />
        <div className={css.actions}>
          {isOff ? (
            <p className={css.off} id="promo-off">
              Custom clips are taking a short break.
            </p>
          ) : (
            <PromoName name={name} onChange={setName} />
          )}
          <Button
            kind={isOff ? "light" : "lineLight"}
            size="large"
            className={css.designButton}
            disabled={isOff}
            aria-describedby={isOff ? "promo-off" : undefined}
            aria-haspopup="dialog"
            onClick={() => show({ kind: "designer" })}
            {...preload}
          >
            Design Your Clip
          </Button>
        </div>
      </div>
    </section>
  );
}
