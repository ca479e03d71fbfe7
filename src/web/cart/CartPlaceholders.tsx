import { CART_PLACEHOLDERS } from "#shared/cart-rules.ts";
import { visuallyHidden } from "../ui/layout.css.ts";
import * as css from "./CartLine.css.ts";

const PLACES = Array.from({ length: CART_PLACEHOLDERS }, (_, index) => index);

/** Lines that are on their way. */
export function CartPlaceholders() {
  return (
    <>
      <p className={visuallyHidden} role="status">
        Loading your cart...
      </p>
      <ul aria-hidden="true" aria-busy="true">
        {PLACES.map((each) => (
          <li key={each} className={css.fold}>
            <div className={css.row}>
              <div className={css.picturePlace} />
              <div className={css.textPlaces}>
                <div className={css.namePlace} />
                <div className={css.detailPlace} />
                <div className={css.controlPlace} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
