import type { ComponentProps } from "react";
import { Link } from "react-router";
import { PAGES } from "#shared/paths.ts";
import type { SectionId } from "./sections.ts";

type SectionLinkProps = Omit<ComponentProps<typeof Link>, "to"> & {
  section: SectionId;
};

/** A link to a part of the home page, from any page. */
export function SectionLink({ section, ...rest }: SectionLinkProps) {
  return <Link {...rest} to={{ pathname: PAGES.home, hash: section }} />;
}
