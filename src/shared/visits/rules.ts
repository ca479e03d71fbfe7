// What the beacon of a page needs: the panel asks for none of it, so that it is
// a file of 0.3 kB in the browser.

export const VISITS_PATH = "/api/visits";

/** The longest address that is taken; the page cuts longer ones. */
export const MAX_VISIT_TEXT = 2000;

/** The query parameter by which a link of the shop's own says where it stood. */
export const CAMPAIGN_PARAM = "from";

/** What the links of a letter say of themselves. */
export const campaignOfLetter = (id: number): string => `letter-${id}`;

/** The number of the letter that a link stood in; undefined for another one. */
export function letterOfCampaign(campaign: string): number | undefined {
  const [, id] = /^letter-([1-9]\d{0,8})$/.exec(campaign) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Where a page was looked at: a closed list, with each product's own page. */
export const PLACES = [
  "home",
  "list",
  "design",
  "letter",
  "text",
  "order",
  "other",
] as const;
export type VisitPlace = (typeof PLACES)[number] | `product:${number}`;
