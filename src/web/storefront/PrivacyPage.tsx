import { link, section, wrap } from "#web/ui/layout.css.ts";
import * as css from "./PrivacyPage.css.ts";
import { SupportLink } from "#web/ui/SupportLink.tsx";
import { useShop } from "#web/data/shop-context.ts";

/** What the shop stores about its visitors, why, and how to request removal. */
export function PrivacyPage() {
  const { name, cartDays } = useShop();
  return (
    <div className={`${wrap} ${section}`}>
      <h1 className={css.title}>Privacy</h1>
      <div className={css.text}>
        <p>
          {name} keeps what it needs to sell you a clip, and nothing else. There
          is no tracking, no advertising, and no page here loads anything from
          another company's servers, save pictures that the maker has linked.
        </p>
        <h2>Your cart</h2>
        <p>
          The first time you add a clip, we set one cookie with a random number,
          so that your cart is still there when you come back, and one that only
          says that there is a cart. They last{" "}
          {cartDays === 1 ? "a day" : `${cartDays} days`} from your last visit
          and say nothing about you.
        </p>
        <h2>Your order</h2>
        <p>
          We store your name, email and phone number with what you ordered, and
          email these details to the maker and to you. They are used to make
          your order and to write to you about payment and delivery. The link in
          our emails opens a page with how your order stands; whoever has the
          link can see it.
        </p>
        <h2>In your browser</h2>
        <p>
          What you type at the checkout is kept in this browser tab until the
          order is placed or the tab is closed. The summary of an order is kept
          there until the confirmation page has shown it.
        </p>
        <h2>Newsletter and saved designs</h2>
        <p>
          If you join, we keep your email address until you unsubscribe; every
          newsletter has a link for that. A design that you save is stored
          without your name, and anyone with its link can see it.
        </p>
        <h2>Have it removed</h2>
        <p>
          Write to <SupportLink className={link} /> and we tell you what we have
          stored, correct it or erase it.
        </p>
      </div>
    </div>
  );
}
