import { useQuery } from "@tanstack/react-query";
import { PAGES } from "#shared/api/paths.ts";
import { lacksByLaw, sayPlace } from "#shared/site/law-needs.ts";
import { adminPagesQuery } from "#web/admin/data/admin-queries.ts";
import { useMessages } from "#web/data/messages.ts";
import { usePage } from "#web/data/shop-context.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { link } from "#web/ui/layout.css.ts";
import { PageLink } from "#web/ui/PageLink.tsx";
import * as css from "./LawList.css.ts";

/** Lists what shops of the maker's country usually need and hers lacks. */
export function LawList() {
  const t = useMessages("panel").law;
  const { pages: titles } = useMessages("first");
  const { site, formats } = usePage();
  const { data: pages } = useQuery(adminPagesQuery);
  const lacks = pages && lacksByLaw({ ...site, pages });
  if (!lacks || lacks.length === 0) return null;
  const names = new Intl.DisplayNames(formats.locale, { type: "region" });
  const { country } = site.legal;
  return (
    <details className={css.box}>
      <summary className={css.summary}>
        <h2 className={css.title}>
          {t.title(names.of(country) ?? country, lacks.length)}
        </h2>
        <Icon name="plus" className={css.sign} />
      </summary>
      <p className={css.note}>{t.noAdvice}</p>
      <ul className={css.list}>
        {lacks.map(({ need, place, law }) => (
          <li key={need}>
            <p>{`${t.needs[need]} (${law})`}</p>
            <PageLink className={link} to={PAGES.home}>
              {sayPlace(place, t, titles)}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
