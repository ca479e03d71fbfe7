import { type SiteTextProps, usePage } from "#web/data/shop-context.ts";

/**
 * A text that the maker wrote and can edit in place. `<bdi>` keeps the
 * punctuation of a right-to-left text at the end of the text.
 */
export function SiteText(props: SiteTextProps) {
  const { tools } = usePage();
  return tools ? <tools.Text {...props} /> : <bdi>{props.text}</bdi>;
}
