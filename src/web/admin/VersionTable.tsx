import type { Difference } from "./compare.ts";
import { cell, versions } from "./VersionTable.css.ts";

/** Both versions beside each other, where they differ. */
export function VersionTable({ lines }: { lines: Difference[] }) {
  if (lines.length === 0) return <p>Both versions say the same.</p>;
  return (
    <table className={versions}>
      <thead>
        <tr>
          <th className={cell} scope="col">
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
          <tr key={label}>
            <th className={cell} scope="row">
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
