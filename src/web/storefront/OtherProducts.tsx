import type { ComponentProps, MouseEvent } from "react";
import type { OtherProduct } from "#shared/catalog/schema.ts";
import { formatPrice } from "#shared/text/formats.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { ProductLink } from "#web/ui/ProductLink.tsx";
import { link, numerals, wrap } from "#web/ui/layout.css.ts";
import { Picture } from "#web/ui/Picture.tsx";
import { PriceNote } from "#web/ui/Price.tsx";
import { stepsToList } from "#web/data/history.ts";
import { PageLink } from "#web/ui/PageLink.tsx";
import { sectionPath } from "#web/ui/SectionLink.tsx";
import * as css from "./OtherProducts.css.ts";

const SIZES = "(min-width:1024px) 22vw, (min-width:420px) 15rem, 58vw";

/** Other clips of the shop that can be bought. */
export function OtherProducts({ clips }: { clips: readonly OtherProduct[] }) {
  const t = useMessages("home").clips;
  if (clips.length === 0) return null;
  return (
    <section className={`${wrap} ${css.section}`} aria-labelledby="more-clips">
      <div className={css.head}>
        <h2 className={css.title} id="more-clips">
          {t.more}
        </h2>
        <AllProducts className={link}>{t.allClips}</AllProducts>
      </div>
      <ul className={css.list}>
        {clips.map((clip) => (
          <li key={clip.slug}>
            <article>
              <ProductLink slug={clip.slug} className={css.clip}>
                <span data-clip-picture className={css.picture}>
                  <Picture
                    imageUrl={clip.imageUrl}
                    picture={clip.picture}
                    alt=""
                    sizes={SIZES}
                  />
                </span>
                <h3 className={css.name} dir="auto">
                  {clip.name}
                </h3>
                <OtherPrice clip={clip} />
              </ProductLink>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherPrice({ clip }: { clip: OtherProduct }) {
  const { from } = useMessages("first").products;
  const price = formatPrice(clip.price, useFormats());
  return (
    <p className={`${numerals} ${css.price}`}>
      <span>{clip.hasSeveralPrices ? from(price) : price}</span>
      <PriceNote />
    </p>
  );
}

/** Leads back to the clips, to where she left them if she came from there. */
export function AllProducts(
  props: Omit<ComponentProps<typeof PageLink>, "to">,
) {
  const goBack = (event: MouseEvent) => {
    const steps = stepsToList();
    const isPlain =
      event.button === 0 &&
      !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (steps === undefined || !isPlain) return;
    event.preventDefault();
    history.go(-steps);
  };
  return <PageLink {...props} to={sectionPath("products")} onClick={goBack} />;
}
