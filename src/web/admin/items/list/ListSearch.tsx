import { compactField } from "#web/admin/form/admin.css.ts";
import { TextField } from "#web/ui/field/TextField.tsx";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import * as css from "./ItemRow.css.ts";

type ListSearchProps = {
  noun: string;
  value: string;
  onValue: (search: string) => void;
  /** How many rows were found; undefined without a search. */
  found: number | undefined;
};

/** Finds the rows of a long list by their names. */
export function ListSearch({ noun, value, onValue, found }: ListSearchProps) {
  return (
    <search className={css.search}>
      <TextField
        label={`Find a ${noun} by its name`}
        className={`${compactField} ${css.searchField}`}
        type="search"
        autoComplete="off"
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
      <p className={visuallyHidden} role="status">
        {found !== undefined && `${found} found.`}
      </p>
    </search>
  );
}
