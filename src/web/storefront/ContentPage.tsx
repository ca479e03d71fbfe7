import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useMessages } from "#web/data/messages.ts";
import { contentPageQuery } from "#web/data/queries.ts";
import { Button } from "#web/ui/Button.tsx";
import { link, section, wrap } from "#web/ui/layout.css.ts";
import { contentPath, PAGES } from "#shared/api/paths.ts";
import { careLinks, PRIVACY_SLUG } from "#shared/site/rules.ts";
import { usePage, useShop, useSite } from "#web/data/shop-context.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { PageLink } from "#web/ui/PageLink.tsx";
import { SupportLink, TextWith } from "#web/ui/TextWith.tsx";
import * as css from "./ContentPage.css.ts";

/** A page that the maker wrote. */
export function ContentPage({ slug }: { slug: string }) {
  const { loading, tryAgain } = useMessages("first");
  const { contentFailed } = useMessages("home").pages;
  const {
    data: page,
    isError,
    isFetching,
    refetch,
  } = useQuery(contentPageQuery(slug));
  if (page)
    return (
      <ContentFrame slug={slug} title={page.title}>
        <div
          className={css.contentPageText}
          dir="auto"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it from Markdown, without raw HTML
          dangerouslySetInnerHTML={{ __html: page.html }}
        />
      </ContentFrame>
    );
  return (
    <div className={`${wrap} ${section}`}>
      {isError && !isFetching ? (
        <div role="alert">
          <p>{contentFailed}</p>
          <Button kind="ink" onClick={() => void refetch()}>
            {tryAgain}
          </Button>
        </div>
      ) : (
        <p role="status">{loading}</p>
      )}
    </div>
  );
}

type ContentFrameProps = { slug: string; title: string; children: ReactNode };

/** A page of text, with links to the shop's other pages of that kind. */
export function ContentFrame({ slug, title, children }: ContentFrameProps) {
  return (
    <div className={wrap}>
      <div className={css.columns}>
        <article className={css.article}>
          <h1 className={css.title} dir="auto">
            {title}
          </h1>
          {children}
        </article>
        <Neighbours slug={slug} />
      </div>
    </div>
  );
}

function Neighbours({ slug }: { slug: string }) {
  const { shop, site } = usePage();
  const { pages } = useMessages("first");
  const t = useMessages("home").pages.neighbours;
  const privacy = site.pages.find((page) => page.slug === PRIVACY_SLUG);
  const links = [
    ...careLinks(site.pages, pages)
      .filter(({ isWritten }) => isWritten)
      .map((page) => ({ ...page, path: contentPath(page.slug) })),
    {
      slug: PRIVACY_SLUG,
      title: privacy?.title ?? pages.privacy,
      path: PAGES.privacy,
    },
  ];
  return (
    <nav className={css.neighbours} aria-labelledby="neighbours-title">
      <h2 className={css.neighboursTitle} id="neighbours-title">
        {t.title}
      </h2>
      <ul>
        {links
          .filter((page) => page.slug !== slug)
          .map((page) => (
            <li key={page.slug} className={css.neighbour}>
              <PageLink className={css.link} to={page.path}>
                <bdi>{page.title}</bdi>
                <Icon name="arrow" />
              </PageLink>
            </li>
          ))}
        <li className={css.neighbour}>
          <a className={css.link} href={`mailto:${shop.supportEmail}`}>
            <span>{t.write}</span>
            <Icon name="mail" />
          </a>
        </li>
      </ul>
    </nav>
  );
}

/**
 * Says what the shop stores about its visitors, why, and how to request
 * removal.
 */
export function PrivacyPage() {
  const { name, cartDays } = useShop();
  const { deliveryOptions, numbers } = useSite();
  const { pages } = useMessages("first");
  const { privacy } = useMessages("home").pages;
  return (
    <ContentFrame slug={PRIVACY_SLUG} title={pages.privacy}>
      <div className={css.contentPageText}>
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
        {numbers && (
          <>
            <h2>{privacy.counted}</h2>
            <p>{privacy.countedText}</p>
          </>
        )}
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
