import type { OtherProduct } from "#shared/catalog/schema.ts";
import { formatPrice } from "#shared/text/formats.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { ProductLink } from "#web/ui/ProductLink.tsx";
import { link, numerals, wrap } from "#web/ui/layout.css.ts";
import { Picture } from "#web/ui/Picture.tsx";
import { PriceNote } from "#web/ui/Price.tsx";
import { AllProducts } from "#web/storefront/product/AllProducts.tsx";
import * as css from "#web/storefront/product/OtherProducts.css.ts";

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
