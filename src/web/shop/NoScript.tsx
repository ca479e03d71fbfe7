import { wrap } from "../ui/layout.css.ts";
import { bar, inner } from "./OfflineBar.css.ts";
import { SupportLink } from "./SupportLink.tsx";

/** Cart and designer are scripts; without them an order goes by mail. */
export function NoScript() {
  return (
    <noscript>
      <div className={bar}>
        <p className={`${wrap} ${inner}`}>
          <span>
            The cart and the clip designer need JavaScript. Without it, write
            what you would like to <SupportLink /> and we take your order by
            email.
          </span>
        </p>
      </div>
    </noscript>
  );
}
