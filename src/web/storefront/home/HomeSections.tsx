import type { Hideable } from "#shared/site/legal.ts";
import { usePage } from "#web/data/shop-context.ts";
import { Newsletter } from "#web/checkout/Newsletter.tsx";
import { Process } from "./Process.tsx";
import { Promo } from "./Promo.tsx";
import { Social } from "./Social.tsx";
import { useIsEmpty } from "./useIsEmpty.ts";

/** The sections of the home page below the products. */
export function HomeSections() {
  const { site, tools } = usePage();
  const { hidden } = site;
  // An empty shop has the form in place of its clips.
  const isAsked = useIsEmpty() && !tools;
  const isShown = (section: Hideable) => !hidden.includes(section);
  return (
    <>
      {isShown("promo") && <Promo />}
      {isShown("process") && <Process />}
      {isShown("gallery") && <Social />}
      {isShown("newsletter") && !isAsked && <Newsletter />}
    </>
  );
}
