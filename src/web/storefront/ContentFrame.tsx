import type { ReactNode } from "react";
import { contentPath, PAGES } from "#shared/api/paths.ts";
import { careLinks, PRIVACY_SLUG } from "#shared/site/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { usePage } from "#web/data/shop-context.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { PageLink } from "#web/ui/PageLink.tsx";
import { wrap } from "#web/ui/layout.css.ts";
import * as css from "./ContentFrame.css.ts";

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
