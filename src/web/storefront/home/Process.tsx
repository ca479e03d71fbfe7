import { SECTIONS } from "#shared/api/paths.ts";
import { pictureAtLeast, srcSet } from "#shared/images/rules.ts";
import type { Site } from "#shared/site/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { usePage } from "#web/data/shop-context.ts";
import {
  head,
  headText,
  headTitle,
  section,
  wrap,
} from "#web/ui/layout.css.ts";
import { SiteText } from "#web/ui/TextWith.tsx";
import * as css from "./Process.css.ts";

/** How a clip is made, in pictures, and how long it takes. */
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
      className={css.picture}
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
