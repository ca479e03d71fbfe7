import type { Hideable } from "#shared/site/legal.ts";
import { useSite } from "#web/data/shop-context.ts";
import { Newsletter } from "#web/newsletter/Newsletter.tsx";
import { Process } from "./Process.tsx";
import { Promo } from "./Promo.tsx";
import { Social } from "./Social.tsx";

/** The sections of the home page below the products. */
export function HomeSections() {
  const { hidden } = useSite();
  const isShown = (section: Hideable) => !hidden.includes(section);
  return (
    <>
      {isShown("promo") && <Promo />}
      {isShown("process") && <Process />}
      {isShown("gallery") && <Social />}
      {isShown("newsletter") && <Newsletter />}
    </>
  );
}
