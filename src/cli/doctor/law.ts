import { en as panel } from "#shared/messages/panel/en.ts";
import { en as first } from "#shared/messages/first/en.ts";
import { lacksByLaw, sayPlace } from "#shared/site/law-needs.ts";
import type { Config } from "#server/config/config.ts";
import type { Db } from "#server/db/handle.ts";
import { listWritten } from "#server/site/page-store.ts";
import { readSiteContent } from "#server/site/store.ts";
import { about, type Finding } from "./finding.ts";

/** Lists what a shop of the maker's country usually needs and this one lacks. */
export async function checkLaw(db: Db, config: Config): Promise<Finding[]> {
  const { law } = panel;
  const finding = about("Law");
  const site = await readSiteContent(db, config);
  const { country } = site.legal;
  if (country === "")
    return [
      finding.ok(`no country is chosen to look it up for: ${law.places.law}`),
    ];
  const lacks = lacksByLaw({ ...site, pages: await listWritten(db) });
  if (!lacks)
    return [finding.ok(`there is no list of what ${country} asks for`)];
  if (lacks.length === 0)
    return [finding.ok(`nothing of the list for ${country} is missing`)];
  return [
    finding.warn(`${law.title(country, lacks.length)}. ${law.noAdvice}`),
    ...lacks.map(({ need, place, law: basis }) =>
      finding.warn(
        `${law.needs[need]} (${basis}) ${sayPlace(place, law, first.pages)}`,
      ),
    ),
  ];
}
