import { PAGES, SECTIONS } from "#shared/paths.ts";
import { onDark } from "../ui/global.css.ts";
import { wrap } from "../ui/layout.css.ts";
import { PageLink } from "../ui/PageLink.tsx";
import * as css from "./Footer.css.ts";
import { Logo } from "./Logo.tsx";
import { SectionLink } from "./SectionLink.tsx";
import { SupportLink } from "./SupportLink.tsx";
import { NAVIGATION } from "./sections.ts";
import { usePage } from "./shop-context.ts";

// Pages that the shop does not have yet: each writes the maker a mail.
const CARE = ["Shipping", "Returns", "Clip care", "FAQ"];

/** Where things are, whom to write to, and where orders go. */
export function Footer() {
  const { shop, year } = usePage();
  return (
    <footer className={`${css.foot} ${onDark}`} id={SECTIONS.contact}>
      <div className={`${wrap} ${css.inner}`}>
        <div className={css.columns}>
          <div className={css.brand}>
            <Logo className={css.logo} />
            <p className={css.brandText}>
              Handmade resin claw clips, poured in small batches.
            </p>
          </div>
          <nav aria-labelledby="quick-title">
            <h2 className={css.title} id="quick-title">
              Quick links
            </h2>
            <ul>
              {NAVIGATION.map(({ id, label }) => (
                <li key={id}>
                  <SectionLink section={id} className={css.link}>
                    {label}
                  </SectionLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="care-title">
            <h2 className={css.title} id="care-title">
              Customer care
            </h2>
            <ul>
              {CARE.map((topic) => (
                <li key={topic}>
                  <a
                    className={css.link}
                    href={`mailto:${shop.supportEmail}?subject=${encodeURIComponent(topic)}`}
                  >
                    {topic}
                  </a>
                </li>
              ))}
            </ul>
            <p className={css.small}>
              These pages are still being written. Until then each link opens an
              email to us.
            </p>
          </nav>
          <div className={css.hello}>
            <h2 className={css.title}>Say hello</h2>
            <SupportLink className={css.link} />
            <p className={css.small}>
              When you check out, your order details are emailed to{" "}
              {shop.ownerEmail}.
            </p>
          </div>
        </div>
        <div className={css.end}>
          <span>
            © {year} {shop.name}
          </span>
          <PageLink className={css.endLink} to={PAGES.privacy}>
            Privacy
          </PageLink>
          <span>Made by hand, one clip at a time.</span>
        </div>
      </div>
    </footer>
  );
}
