import { useQuery } from "@tanstack/react-query";
import { MAX_CHARMS, MAX_LETTERS } from "#shared/clip-rules.ts";
import { useCart } from "../cart/cart-context.ts";
import { designerPart } from "../cart/designer-part.ts";
import { clipConfigQuery } from "../queries.ts";
import { Button } from "../ui/Button.tsx";
import { preload } from "../ui/lazy-part.ts";
import { onDark } from "../ui/global.css.ts";
import { wrap } from "../ui/layout.css.ts";
import { Teeth } from "../ui/Teeth.tsx";
import * as css from "./Promo.css.ts";
import { PromoPicture } from "./PromoPicture.tsx";

/** The way to the designer, with a sample of what it makes. */
export function Promo() {
  const { show } = useCart();
  const { data: config } = useQuery(clipConfigQuery);
  const isOff = config?.isEnabled === false;
  return (
    <section className={`${css.band} ${onDark}`} aria-labelledby="promo-title">
      <Teeth />
      <div className={`${wrap} ${css.columns}`}>
        <div>
          <h2 className={css.title} id="promo-title">
            Spell it out in resin
          </h2>
          <p className={css.text}>
            {config && <b className={css.name}>{config.name}</b>}
            Pick up to {MAX_CHARMS} charms and {MAX_LETTERS} letters, watch your
            clip come together, and we make it by hand.
          </p>
          {isOff && (
            <p className={css.off} id="promo-off">
              Custom clips are taking a short break.
            </p>
          )}
          <Button
            kind="light"
            size="large"
            className={css.button}
            disabled={isOff}
            aria-describedby={isOff ? "promo-off" : undefined}
            aria-haspopup="dialog"
            onClick={() => show({ kind: "designer" })}
            {...preload(designerPart)}
          >
            Design Your Clip
          </Button>
        </div>
        <PromoPicture />
      </div>
    </section>
  );
}
