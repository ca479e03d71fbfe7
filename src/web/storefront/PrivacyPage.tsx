import { useMessages } from "#web/data/messages.ts";
import { SupportLink, TextWith } from "#web/ui/TextWith.tsx";
import { link } from "#web/ui/layout.css.ts";
import { PRIVACY_SLUG } from "#shared/site/rules.ts";
import { ContentFrame } from "./ContentFrame.tsx";
import * as css from "./ContentPage.css.ts";
import { useShop, useSite } from "#web/data/shop-context.ts";

/** What the shop stores about its visitors, why, and how to request removal. */
export function PrivacyPage() {
  const { name, cartDays } = useShop();
  const { deliveryOptions } = useSite();
  const { pages } = useMessages("first");
  const { privacy } = useMessages("home").pages;
  return (
    <ContentFrame slug={PRIVACY_SLUG} title={pages.privacy}>
      <div className={css.text}>
        <p>{privacy.intro(name)}</p>
        <h2>{privacy.cart}</h2>
        <p>{privacy.cartText(cartDays)}</p>
        <h2>{privacy.order}</h2>
        <p>{privacy.orderText}</p>
        {deliveryOptions.length > 0 && <p>{privacy.addressText}</p>}
        <h2>{privacy.browser}</h2>
        <p>{privacy.browserText}</p>
        <h2>{privacy.saved}</h2>
        <p>{privacy.savedText}</p>
        <h2>{privacy.removal}</h2>
        <p>
          <TextWith text={privacy.removalText}>
            <SupportLink className={link} />
          </TextWith>
        </p>
      </div>
    </ContentFrame>
  );
}
