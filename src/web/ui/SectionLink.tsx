import type { ComponentProps } from "react";
import { PAGES, SECTIONS } from "#shared/api/paths.ts";
import { useSite } from "#web/data/shop-context.ts";
import { PageLink } from "./PageLink.tsx";

export const NAVIGATION = [
  SECTIONS.home,
  SECTIONS.products,
  SECTIONS.process,
  SECTIONS.contact,
] as const;

export type SectionId = (typeof NAVIGATION)[number];

/** The sections that the navigation links, in the order of the page. */
export function useNavigation(): SectionId[] {
  const { hidden } = useSite();
  return NAVIGATION.filter((id) => !hidden.some((section) => section === id));
}

export function sectionPath(section: SectionId): string {
  return `${PAGES.home}#${section}`;
}

type SectionLinkProps = Omit<ComponentProps<typeof PageLink>, "to"> & {
  section: SectionId;
};

/** A link to a section of the home page, from any page. */
export function SectionLink({ section, ...rest }: SectionLinkProps) {
  return <PageLink {...rest} to={sectionPath(section)} />;
}
