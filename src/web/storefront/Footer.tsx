import { useMessages } from "#web/data/messages.ts";
import { contentPath, PAGES, SECTIONS } from "#shared/api/paths.ts";
import { careLinks, PRIVACY_SLUG } from "#shared/site/rules.ts";
import { offersWithdrawal } from "#shared/orders/rules.ts";
import { SiteText, SupportLink } from "#web/ui/TextWith.tsx";
import { onDark } from "#web/ui/global.css.ts";
import { wrap } from "#web/ui/layout.css.ts";
import { mailto } from "#shared/text/links.ts";
import { PageLink } from "#web/ui/PageLink.tsx";
import * as css from "./Footer.css.ts";
import { Logo } from "#web/ui/Logo.tsx";
import { SectionLink, useNavigation } from "#web/ui/SectionLink.tsx";
import { usePage } from "#web/data/shop-context.ts";

/** Links, the support address and the address that orders are emailed to. */
export function Footer() {
  const { shop, site, year, tools } = usePage();
  const { nav, footer, pages, titles } = useMessages("first");
  const privacy = site.pages.find(({ slug }) => slug === PRIVACY_SLUG);
  return (
    <footer className={`${css.foot} ${onDark}`} id={SECTIONS.contact}>
      <div className={`${wrap} ${css.inner}`}>
        <div className={css.columns}>
          <div className={css.brand}>
            <Logo className={css.logo} />
            {(site.about.tagline || tools) && (
              <p className={css.brandText}>
                <SiteText path="about.tagline" text={site.about.tagline} />
              </p>
            )}
          </div>
          <nav aria-labelledby="quick-title">
            <h2 className={css.title} id="quick-title">
              {footer.links}
            </h2>
            <ul>
              {useNavigation().map((id) => (
                <li key={id}>
                  <SectionLink section={id} className={css.link}>
                    {nav[id]}
                  </SectionLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="care-title">
            <h2 className={css.title} id="care-title">
              {footer.care}
            </h2>
            <ul>
              {careLinks(site.pages, pages).map(
                ({ slug, title, isWritten }) => (
                  <li key={slug} dir="auto">
                    {isWritten ? (
                      <PageLink className={css.link} to={contentPath(slug)}>
                        {title}
                      </PageLink>
                    ) : (
                      <a
                        className={css.link}
                        href={mailto(shop.supportEmail, title)}
                      >
                        {title}
                      </a>
                    )}
                  </li>
                ),
              )}
            </ul>
          </nav>
          <div className={css.contact}>
            <h2 className={css.title}>{footer.hello}</h2>
            <SupportLink className={css.link} />
            <p className={css.small}>{footer.orders(shop.ownerEmail)}</p>
          </div>
        </div>
        <div className={css.end}>
          <p>{`© ${year} ${shop.name}`}</p>
          <PageLink className={css.endLink} to={PAGES.privacy}>
            {privacy?.title ?? pages.privacy}
          </PageLink>
          <PageLink className={css.endLink} to={PAGES.orders}>
            {titles.orders}
          </PageLink>
          {offersWithdrawal(site.legal) && (
            <PageLink className={css.endLink} to={PAGES.withdraw}>
              {titles.withdraw}
            </PageLink>
          )}
          {(site.about.closing || tools) && (
            <p>
              <SiteText path="about.closing" text={site.about.closing ?? ""} />
            </p>
          )}
        </div>
      </div>
    </footer>
  );
}
