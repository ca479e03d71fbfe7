import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useRef,
} from "react";
import { useMessages } from "#web/data/messages.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import * as css from "./Numbers.css.ts";

/** A week or a day of a plot. */
type Tooth = { name: string; value: number; text: string };

/** The tooth that is marked in all plots, and a function that marks one. */
type Marking = {
  marked: number | undefined;
  onMark: (index: number | undefined) => void;
};

type PlotProps = Marking & {
  label: string;
  teeth: readonly Tooth[];
  isSmall?: boolean;
};

/** Teeth that can be walked: a plot is one stop, and arrows mark its weeks. */
export function Plot({ label, teeth, isSmall, marked, onMark }: PlotProps) {
  const last = teeth.length - 1;
  const at = marked ?? last;
  const shown = teeth[at];
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    const isRtl = getComputedStyle(currentTarget).direction === "rtl";
    const next = new Map([
      [isRtl ? "ArrowRight" : "ArrowLeft", at - 1],
      [isRtl ? "ArrowLeft" : "ArrowRight", at + 1],
      ["Home", 0],
      ["End", last],
    ]).get(key);
    if (key === "Escape") onMark(undefined);
    if (next === undefined) return;
    event.preventDefault();
    onMark(Math.min(last, Math.max(0, next)));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      className={css.plot}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={shown && `${shown.name}: ${shown.text}`}
      onKeyDown={walk}
      onFocus={() => onMark(at)}
      onBlur={() => onMark(undefined)}
    >
      <Teeth teeth={teeth} isSmall={isSmall} marking={{ marked, onMark }} />
    </div>
  );
}

type TeethProps = {
  teeth: readonly Tooth[];
  isSmall?: boolean | undefined;
  marking?: Marking;
};

const part = (value: number, most: number) => {
  const style: CSSProperties & Record<"--part", number> = {
    "--part": Math.max(0, value) / most,
  };
  return style;
};

/** Teeth as bars; the last is of the day or the week that is not over. */
export function Teeth({ teeth, isSmall, marking }: TeethProps) {
  const most = Math.max(1, ...teeth.map(({ value }) => value));
  return (
    <ol
      className={isSmall ? css.smallTeeth : css.teeth}
      aria-hidden="true"
      data-many={teeth.length > 8 || undefined}
      // A finger that is lifted leaves the tooth marked.
      onPointerLeave={({ pointerType }) =>
        pointerType === "mouse" && marking?.onMark(undefined)
      }
    >
      {teeth.map(({ name, value, text }, index) => (
        <li
          key={name}
          className={css.tooth}
          style={part(value, most)}
          data-now={index === teeth.length - 1 || undefined}
          data-marked={index === marking?.marked || undefined}
          data-odd={index % 2 === 1 || undefined}
          onPointerEnter={() => marking?.onMark(index)}
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
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // On paper nothing can be unfolded.
    const unfold = () => fold.current?.setAttribute("open", "");
    addEventListener("beforeprint", unfold);
    return () => removeEventListener("beforeprint", unfold);
  }, []);
  return (
    <details ref={fold} className={css.fold}>
      <summary>
        <span>{asTable}</span>
        <Icon name="plus" />
      </summary>
      <NumbersTable {...given} />
    </details>
  );
}
