import { useMessages } from "#web/data/messages.ts";
import { useSite } from "#web/data/shop-context.ts";
import { NewsletterForm } from "#web/checkout/Newsletter.tsx";
import * as css from "./NewProducts.css.ts";

/** In place of the clips of an empty shop: who wants to hear of the first. */
export function NewProducts() {
  const { firstDay: t } = useMessages("home");
  const { hidden, newsletter } = useSite();
  const isTold = !hidden.includes("newsletter");
  return (
    <div className={css.columns}>
      <div>
        <h2 className={css.title} id="new-clips">
          {t.title}
        </h2>
        <p className={css.text}>{isTold ? t.text : t.comeBack}</p>
      </div>
      {isTold && (
        <NewsletterForm submit={t.tellMe} hint={newsletter.text} isMain />
      )}
    </div>
  );
}
