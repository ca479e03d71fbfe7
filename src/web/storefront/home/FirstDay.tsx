import type { CSSProperties } from "react";
import { SECTIONS } from "#shared/api/paths.ts";
import { useMessages } from "#web/data/messages.ts";
import { usePage } from "#web/data/shop-context.ts";
import { wrap } from "#web/ui/layout.css.ts";
import { toothSize } from "#web/ui/ScallopEdge.css.ts";
import * as css from "./FirstDay.css.ts";
import { FirstDayArt } from "./FirstDayArt.tsx";
import { headlineSize } from "./headline-size.ts";

/** The first view of a shop that has neither clips nor a picture yet. */
export function FirstDay() {
  const { shop, site } = usePage();
  const { firstDay: t } = useMessages("home");
  const { headline, sentence } = site.hero;
  const text = headline || shop.name;
  const style: CSSProperties & Record<"--scale", number> = {
    "--scale": Math.min(1, 1.4 * headlineSize(text).narrow),
  };
  return (
    <section id={SECTIONS.home} aria-labelledby="hero-title">
      <div className={`${wrap} ${css.intro}`}>
        <h1 className={css.title} id="hero-title" dir="auto" style={style}>
          {text}
        </h1>
        <p className={css.sentence}>{sentence || t.sentence}</p>
      </div>
      <div className={`${toothSize} ${css.field}`}>
        <FirstDayArt label={t.art} />
      </div>
    </section>
  );
}
