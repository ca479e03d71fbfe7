import { type SiteTextProps, usePage } from "#web/data/shop-context.ts";

/**
 * A text of the maker's own, which she edits where it stands. It may run from
 * right to left: isolated, its punctuation stays at its end.
 */
export function SiteText(props: SiteTextProps) {
  const { tools } = usePage();
  return tools ? <tools.Text {...props} /> : <bdi>{props.text}</bdi>;
}
