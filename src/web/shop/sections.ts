import { PAGES, SECTIONS } from "#shared/paths.ts";

/** The navigation, in the order of the page. */
export const NAVIGATION = [
  { id: SECTIONS.home, label: "Home" },
  { id: SECTIONS.products, label: "Shop" },
  { id: SECTIONS.process, label: "Our Process" },
  { id: SECTIONS.contact, label: "Contact" },
] as const;

export type SectionId = (typeof NAVIGATION)[number]["id"];

/** The address of a part of the home page. */
export function sectionPath(section: SectionId): string {
  return `${PAGES.home}#${section}`;
}
