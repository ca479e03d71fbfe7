import type { ComponentProps } from "react";
import { PageLink } from "./PageLink.tsx";
import { type SectionId, sectionPath } from "./sections.ts";

type SectionLinkProps = Omit<ComponentProps<typeof PageLink>, "to"> & {
  section: SectionId;
};

/** A link to a section of the home page, from any page. */
export function SectionLink({ section, ...rest }: SectionLinkProps) {
  return <PageLink {...rest} to={sectionPath(section)} />;
}
