import { useMessages } from "#web/data/messages.ts";
import { compactField } from "#web/admin/form/admin.css.ts";
import { input } from "#web/ui/TextField.css.ts";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import * as css from "./ItemRow.css.ts";

type ListSearchProps = {
  label: string;
  value: string;
  onValue: (search: string) => void;
  /** The number of rows that were found; undefined without a search. */
  found: number | undefined;
};

/** Finds the rows of a long list by their names. */
export function ListSearch({ label, value, onValue, found }: ListSearchProps) {
  const t = useMessages("panel").list;
  return (
    <search className={css.search}>
      <input
        className={`${input} ${compactField} ${css.searchField}`}
        type="search"
        dir="auto"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
      <p className={visuallyHidden} role="status">
        {found !== undefined && t.found(found)}
      </p>
    </search>
  );
}
