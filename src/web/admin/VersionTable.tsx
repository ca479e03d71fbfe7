import type { Difference } from "./compare.ts";
import { cell, fieldName, row, versions } from "./VersionTable.css.ts";

/** Both versions beside each other, where they differ. */
export function VersionTable({ lines }: { lines: Difference[] }) {
  if (lines.length === 0) return <p>Both versions say the same.</p>;
  return (
    <table className={versions}>
      <thead>
        <tr className={row}>
          <th className={fieldName} scope="col">
            Field
          </th>
          <th className={cell} scope="col">
            Yours
          </th>
          <th className={cell} scope="col">
            Saved
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, mine, theirs }) => (
          <tr key={label} className={row}>
            <th className={fieldName} scope="row">
              {label}
            </th>
            <td className={cell}>{mine}</td>
            <td className={cell}>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
