import { useMessages } from "#web/data/messages.ts";
import { pictureAtLeast, srcSet } from "#shared/images/rules.ts";
import { SiteText } from "#web/ui/TextWith.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import {
  head,
  headTitle,
  link,
  visuallyHidden,
  wrap,
} from "#web/ui/layout.css.ts";
import { usePage } from "#web/data/shop-context.ts";
import * as css from "./Social.css.ts";

/** The number of pictures that a wide window shows as a mosaic. */
const MOSAIC_PICTURES = 6;

/** The gallery, and the link to the shop's social page. */
export function Social() {
  const { shop, site, tools } = usePage();
  const { social: t } = useMessages("home");
  const { socialUrl } = shop;
  const { title, pictures } = site.gallery;
  if (pictures.length === 0 && !socialUrl && !tools) return null;
  return (
    <section className={css.social} aria-labelledby="social-title">
      <div className={wrap}>
        <div className={head}>
          <h2 className={headTitle} id="social-title">
            <SiteText path="gallery.title" text={title} />
          </h2>
          {socialUrl ? (
            <a
              className={`${link} ${css.more}`}
              href={socialUrl}
              target="_blank"
              rel="noopener noreferrer"
            >
              <span>{t.more}</span>
              <Icon name="external" />
              <span className={visuallyHidden}>{t.newTab}</span>
            </a>
          ) : (
            <p className={css.comingSoon}>{t.soon}</p>
          )}
        </div>
      </div>
      {pictures.length > 0 && (
        <ul
          className={css.feed}
          data-plain={
            pictures.length !== MOSAIC_PICTURES || tools ? true : undefined
          }
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reached by keyboard
          tabIndex={0}
          aria-label={t.pictures}
        >
          {pictures.map(({ imageUrl, alt }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice
            <li key={index} className={css.tile}>
              <img
                className={css.picture}
                src={pictureAtLeast(imageUrl, site.pictures[imageUrl], 480)}
                srcSet={srcSet(imageUrl, site.pictures[imageUrl])}
                sizes={`(min-width:1024px) ${index === 0 ? 38 : 19}vw, 64vw`}
                alt={alt}
                width={800}
                height={800}
                loading="lazy"
                decoding="async"
              />
              {tools && <tools.Controls of="gallery" index={index} />}
            </li>
          ))}
        </ul>
      )}
      {tools && (
        <div className={wrap}>
          <tools.Controls of="gallery" />
        </div>
      )}
    </section>
  );
}
