import { style, styleVariants } from "@vanilla-extract/css";
import { at, forced, from, narrow, stack, t, text } from "./kit.ts";
import { unseen } from "./layout.css.ts";

const notice = style({
  display: "flex",
  gap: "0.7rem",
  padding: "0.8rem 0.9rem",
  borderRadius: t.radius.sm,
  ...text("note", "anywhere"),
  lineHeight: 1.45,
  ...forced({ border: "1px solid CanvasText" }),
});
export const notices = styleVariants({
  bad: [notice, { background: t.color.errTint }],
  warning: [notice, { background: t.color.amberTint }],
});
export const noticeIcon = styleVariants({
  bad: { marginTop: "0.1em", color: t.color.err },
  warning: { marginTop: "0.1em", color: t.color.warn },
});
export const noticeBody = style({
  ...stack(2),
  minWidth: 0,
  flex: 1,
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: t.space.s2,
});

// The table of two versions.

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
