import { useMessages } from "#web/data/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { withBeadsOnly } from "#shared/clip/beads.ts";
import { formatPrice } from "#shared/text/formats.ts";
import { MAX_CHARMS, MAX_LETTERS, shownClipName } from "#shared/clip/rules.ts";
import { useBegunClip } from "#web/designer/draft-store.ts";
import { charmsQuery, clipConfigQuery } from "#web/data/queries.ts";
import { useFormats, useSite } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { PriceNote } from "#web/ui/Price.tsx";
import { SiteText } from "#web/ui/TextWith.tsx";
import { onDark } from "#web/ui/global.css.ts";
import { wrap } from "#web/ui/layout.css.ts";
import { ScallopEdge } from "#web/ui/ScallopEdge.tsx";
import * as css from "./Promo.css.ts";
import { PromoName } from "./PromoName.tsx";
import { PromoPicture } from "./PromoPicture.tsx";

/** The section that opens the designer, with a sample clip. */
export function Promo() {
  const { promo: t } = useMessages("home");
  const { design, errors, customClip } = useMessages("first");
  const formats = useFormats();
  const { title } = useSite().promo;
  const { data: config } = useQuery(clipConfigQuery);
  const { data: charms = [] } = useQuery(charmsQuery);
  const [name, setName] = useState("");
  const begun = useBegunClip();
  const clip = config ? shownClipName(config.name, customClip) : customClip("");
  return (
    <section className={`${css.band} ${onDark}`} aria-labelledby="promo-title">
      <ScallopEdge />
      <div className={`${wrap} ${css.columns}`}>
        <div className={css.intro}>
          <h2 className={css.title} id="promo-title">
            <SiteText path="promo.title" text={title} />
          </h2>
          <p className={css.text}>
            {charms.length > 0
              ? t.text(MAX_CHARMS, MAX_LETTERS)
              : t.lettersOnly(MAX_LETTERS)}
          </p>
        </div>
        <PromoPicture
          text={withBeadsOnly(name || (begun?.text ?? ""))}
          photo={config?.imageUrl ?? ""}
          alt={clip}
        />
        <div className={css.actions}>
          {config?.isEnabled === false ? (
            <>
              <p className={css.off} id="promo-off">
                {errors.designer_off}
              </p>
              <Button
                kind="light"
                size="large"
                disabled
                aria-describedby="promo-off"
              >
                {design}
              </Button>
            </>
          ) : (
            <PromoName name={name} onChange={setName} />
          )}
          {config && (
            <p className={css.price}>
              <b dir="auto">{clip}</b>{" "}
              {begun && config.isEnabled ? (
                <span>{t.begun}</span>
              ) : (
                <>
                  <span>{t.from(formatPrice(config.basePrice, formats))}</span>
                  <PriceNote className={css.priceNote} />
                </>
              )}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
