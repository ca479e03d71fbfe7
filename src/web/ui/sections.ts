import { PAGES, SECTIONS } from "#shared/api/paths.ts";

/** The links of the main navigation, in the order of the page. */
export const NAVIGATION = [
  { id: SECTIONS.home, label: "Home" },
  { id: SECTIONS.products, label: "Shop" },
  { id: SECTIONS.process, label: "Our Process" },
  { id: SECTIONS.contact, label: "Contact" },
] as const;

export type SectionId = (typeof NAVIGATION)[number]["id"];

/** Returns the address of a section of the home page. */
export function sectionPath(section: SectionId): string {
  return `${PAGES.home}#${section}`;
}
