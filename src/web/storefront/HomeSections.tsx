import type { Hideable } from "#shared/site/legal.ts";
import { usePage } from "#web/data/shop-context.ts";
import { Newsletter } from "#web/checkout/Newsletter.tsx";
import { SECTIONS } from "#shared/api/paths.ts";
import { pictureAtLeast, srcSet } from "#shared/images/rules.ts";
import type { Site } from "#shared/site/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import {
  head,
  headText,
  headTitle,
  link,
  section,
  visuallyHidden,
  wrap,
} from "#web/ui/layout.css.ts";
import { SiteText } from "#web/ui/TextWith.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { Promo } from "./Promo.tsx";
import { useIsEmpty } from "./Products.tsx";
import * as css from "./HomeSections.css.ts";

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

/** Shows how a clip is made, in pictures, and how long it takes. */
export function Process() {
  const { site, tools } = usePage();
  const { title, text, steps } = site.process;
  return (
    <section
      className={`${section} ${wrap}`}
      id={SECTIONS.process}
      aria-labelledby="process-title"
    >
      <div className={head}>
        <h2 className={headTitle} id="process-title">
          <SiteText path="process.title" text={title} />
        </h2>
        {(text || tools) && (
          <p className={headText}>
            <SiteText path="process.text" text={text} />
          </p>
        )}
      </div>
      {(steps.length > 0 || tools) && (
        <ol className={css.steps}>
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that tells two steps apart
            <li key={index} className={css.step}>
              <StepPicture imageUrl={step.imageUrl} />
              <h3 className={css.stepTitle}>
                <SiteText
                  path={`process.steps.${index}.title`}
                  text={step.title}
                />
              </h3>
              <p className={css.stepText}>
                <SiteText
                  path={`process.steps.${index}.text`}
                  text={step.text}
                />
              </p>
              {tools && <tools.Controls of="steps" index={index} />}
            </li>
          ))}
          {tools && (
            <li>
              <tools.Controls of="steps" />
            </li>
          )}
        </ol>
      )}
      <Days process={site.process} />
    </section>
  );
}

/** Says no more than the step's own words, so it has no text. */
function StepPicture({ imageUrl }: { imageUrl: string | undefined }) {
  const { pictures } = usePage().site;
  if (!imageUrl) return null;
  return (
    <img
      className={css.processPicture}
      src={pictureAtLeast(imageUrl, pictures[imageUrl], 480)}
      srcSet={srcSet(imageUrl, pictures[imageUrl])}
      sizes="(min-width:860px) 22vw, 46vw"
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

/** The minutes at the bench and the days after them, as one line. */
function Days({ process }: { process: Site["process"] }) {
  const { tools } = usePage();
  const { process: t } = useMessages("home");
  const { minutes, days = [] } = process;
  if (days.length === 0 && !tools) return null;
  return (
    <ol className={css.days}>
      {minutes > 0 && days.length > 0 && (
        <li className={`${css.day} ${css.minutes}`}>
          <b>{t.minutes(minutes)}</b> <span>{t.bench}</span>
        </li>
      )}
      {days.map((day, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that tells two apart
        <li key={index} className={css.day}>
          <b>
            <SiteText path={`process.days.${index}.title`} text={day.title} />
          </b>{" "}
          <SiteText path={`process.days.${index}.text`} text={day.text} />
          {tools && <tools.Controls of="days" index={index} />}
        </li>
      ))}
      {tools && (
        <li>
          <tools.Controls of="days" />
        </li>
      )}
    </ol>
  );
}

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
