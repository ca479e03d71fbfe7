import { useId } from "react";
import { useMessages } from "#web/data/messages.ts";
import { usePage } from "#web/data/shop-context.ts";
import { SiteText } from "#web/ui/SiteText.tsx";
import { wrap } from "#web/ui/theme/layout.css.ts";
import * as css from "./Newsletter.css.ts";
import { NewsletterForm } from "./NewsletterForm.tsx";

/** The band of the newsletter; on the home page with its own title. */
export function Newsletter({ heading }: { heading?: string }) {
  const { site, tools } = usePage();
  const { title, text } = site.newsletter;
  const { newsletter: t } = useMessages("home");
  const id = useId();
  return (
    <section className={css.band} aria-labelledby={`${id}-title`}>
      <div className={`${wrap} ${css.columns}`}>
        <div>
          <h2 className={css.title} id={`${id}-title`}>
            {heading ?? <SiteText path="newsletter.title" text={title} />}
          </h2>
          {(text || tools) && (
            <p className={css.text}>
              <SiteText path="newsletter.text" text={text} />
            </p>
          )}
        </div>
        <NewsletterForm submit={t.join} />
      </div>
    </section>
  );
}
