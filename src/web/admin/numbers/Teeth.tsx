import type { CSSProperties } from "react";
import { useMessages } from "#web/data/messages.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import * as css from "./Numbers.css.ts";

/** A week or a day of a plot. */
type Tooth = { name: string; value: number; text: string };

type TeethProps = {
  teeth: readonly Tooth[];
  isSmall?: boolean;
  /** The tooth that is marked in all plots, and a function that marks one. */
  marked?: number | undefined;
  onMark?: (index: number | undefined) => void;
};

const part = (value: number, most: number) => {
  const style: CSSProperties & Record<"--part", number> = {
    "--part": Math.max(0, value) / most,
  };
  return style;
};

/** Teeth as bars; the last is of the day or the week that is not over. */
export function Teeth({ teeth, isSmall, marked, onMark }: TeethProps) {
  const most = Math.max(1, ...teeth.map(({ value }) => value));
  return (
    <ol
      className={isSmall ? css.smallTeeth : css.teeth}
      aria-hidden="true"
      data-many={teeth.length > 8 || undefined}
      onPointerLeave={() => onMark?.(undefined)}
    >
      {teeth.map(({ name, value, text }, index) => (
        <li
          key={name}
          className={css.tooth}
          style={part(value, most)}
          data-now={index === teeth.length - 1 || undefined}
          data-marked={index === marked || undefined}
          data-odd={index % 2 === 1 || undefined}
          onPointerEnter={() => onMark?.(index)}
        >
          <span className={css.value}>{text}</span>
          <span className={css.bar} />
          <span className={css.name}>{name}</span>
        </li>
      ))}
    </ol>
  );
}

/** The part of a list: a lying bar below a name and its count. */
export function Lying({ value, most }: { value: number; most: number }) {
  return (
    <span
      className={css.lying}
      style={part(value, Math.max(1, most))}
      aria-hidden="true"
    />
  );
}

type NumbersTableProps = {
  caption: string;
  /** The head of the first column, which names the rows. */
  of: string;
  columns: readonly { name: string; cells: readonly string[] }[];
  rows: readonly string[];
  /** Only for who cannot see the plot that says the same. */
  isHidden?: boolean;
};

/** The numbers of a plot as a table. */
export function NumbersTable(given: NumbersTableProps) {
  const { caption, of, columns, rows, isHidden } = given;
  const table = (
    <table className={css.table}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {columns.map(({ name, cells }) => (
              <td key={name}>{cells[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  // A table is as wide as its words, whatever its own class says.
  return isHidden ? <div className={visuallyHidden}>{table}</div> : table;
}

/** The same, folded below its plot. */
export function FoldedTable(given: NumbersTableProps) {
  const { asTable } = useMessages("panel").numbers;
  return (
    <details className={css.fold}>
      <summary>
        <span>{asTable}</span>
        <Icon name="plus" />
      </summary>
      <NumbersTable {...given} />
    </details>
  );
}
