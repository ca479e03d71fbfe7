import { style } from "@vanilla-extract/css";
import { unseen } from "#web/ui/layout.css.ts";
import { at, from, narrow, t } from "#web/ui/kit.ts";

export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: t.size.note,
});
// On phones the two versions need the whole width, so the field's name is above
// them.
export const row = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  borderBottom: `1px solid ${t.color.hairline}`,
  ...at(from.sm, { display: "table-row" }),
});
export const cell = style({
  padding: `${t.space.s2} ${t.space.s2} ${t.space.s2} 0`,
  textAlign: "left",
  verticalAlign: "top",
  overflowWrap: "anywhere",
  minWidth: "5rem",
});
/** A field's name does not break within a word; a field's content may. */
export const fieldName = style([
  cell,
  {
    gridColumn: "1 / -1",
    minWidth: 0,
    paddingBottom: 0,
    overflowWrap: "normal",
    ...at(from.sm, { paddingBottom: t.space.s2 }),
  },
]);
/** On phones this word would be alone in a line, so only screen readers get it. */
export const fieldHead = style([fieldName, narrow({ ...unseen, padding: 0 })]);
