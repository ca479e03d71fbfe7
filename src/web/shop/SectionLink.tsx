import type { ComponentProps } from "react";
import { PageLink } from "../ui/PageLink.tsx";
import { type SectionId, sectionPath } from "./sections.ts";

type SectionLinkProps = Omit<ComponentProps<typeof PageLink>, "to"> & {
  section: SectionId;
};

/** A link to a part of the home page, from any page. */
export function SectionLink({ section, ...rest }: SectionLinkProps) {
  return <PageLink {...rest} to={sectionPath(section)} />;
}
