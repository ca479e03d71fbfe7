import { sortedPath, type Sorting, SORTINGS } from "#shared/catalog/rules.ts";
import { PAGES, SECTIONS } from "#shared/api/paths.ts";
import { useMessages } from "#web/data/messages.ts";
import { buttonClass } from "#web/ui/Button.tsx";
import { sortings } from "./Products.css.ts";

/**
 * The orders of a long list, as links to addresses of their own. Not PageLinks:
 * each of these pages comes from the server with what it shows.
 */
export function SortLinks({ current }: { current?: Sorting }) {
  const { sort } = useMessages("home").pages;
  const link = (by: Sorting | undefined, to: string) => (
    <li key={to}>
      <a
        className={buttonClass({
          kind: by === current ? "ink" : "line",
          size: "small",
        })}
        href={to}
        aria-current={by === current || undefined}
      >
        {by ? sort[by] : sort.all}
      </a>
    </li>
  );
  return (
    <nav aria-label={sort.label}>
      <ul className={sortings}>
        {link(undefined, `${PAGES.home}#${SECTIONS.products}`)}
        {SORTINGS.map((by) => link(by, sortedPath(by)))}
      </ul>
    </nav>
  );
}
