import { type SiteTextProps, usePage } from "#web/data/shop-context.ts";

/** A text of the maker's own, which she edits where it stands. */
export function SiteText(props: SiteTextProps) {
  const { tools } = usePage();
  return tools ? <tools.Text {...props} /> : props.text;
}
