import { SECTIONS } from "#shared/api/paths.ts";
import {
  head,
  headText,
  headTitle,
  section,
  wrap,
} from "#web/ui/layout.css.ts";
import { usePage } from "#web/data/shop-context.ts";
import { SiteText } from "#web/ui/SiteText.tsx";
import { ProgressDial } from "./ProgressDial.tsx";
import * as css from "./Process.css.ts";

/** How a clip is made, and how long it takes. */
export function Process() {
  const { site, tools } = usePage();
  const { title, text, minutes, steps } = site.process;
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
      <div className={css.columns}>
        {minutes > 0 && <ProgressDial minutes={minutes} />}
        {(steps.length > 0 || tools) && (
          <ol className={css.steps}>
            {steps.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that tells two steps apart
              <li key={index} className={css.step}>
                <div>
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
                </div>
              </li>
            ))}
            {tools && (
              <li>
                <tools.Controls of="steps" />
              </li>
            )}
          </ol>
        )}
      </div>
    </section>
  );
}
