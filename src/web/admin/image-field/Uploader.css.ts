import {
  at,
  fill,
  forced,
  from,
  hover,
  row,
  stack,
  t,
  text,
} from "#web/ui/kit.ts";
import { style } from "@vanilla-extract/css";

export const field = style({
  ...stack(2),
  alignContent: "start",
  minWidth: 0,
});
export const label = style({
  padding: 0,
  marginBottom: "0.4rem",
  ...text("sm", "strong"),
});

export const hint = style({
  marginTop: "-0.4rem",
  ...text("note", "soft"),
});

/** From 600 px on, preview and drop zone are beside each other. */
export const pair = style({
  ...stack(3),
  ...at(from.sm, { gridTemplateColumns: "1fr 1fr" }),
});

export const chosen = style({
  ...row(3),
  minWidth: 0,
  padding: t.space.s2,
  borderRadius: t.radius.sm,
  boxShadow: `inset 0 0 0 1px ${t.color.hairline}`,
  background: t.color.paper,
});
export const preview = style({
  flex: "none",
  width: "76px",
  height: "76px",
  borderRadius: "6px",
  objectFit: "cover",
  overflow: "hidden",
});
export const about = style({ flex: 1, minWidth: 0 });
export const fileName = style({
  display: "block",
  fontWeight: t.weight.strong,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const detail = style({
  display: "block",
  ...text("xs", "soft", "digits"),
});
export const bar = style({
  height: "6px",
  marginTop: "0.5rem",
  borderRadius: "3px",
  overflow: "hidden",
  background: t.color.hairline,
});
export const barFill = style({
  height: "100%",
  width: "100%",
  borderRadius: "3px",
  background: t.color.accent,
  transformOrigin: "left",
  transition: `transform ${t.motion.fast}`,
  ...forced({ background: "Highlight" }),
});

export const drop = style({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: "0.35rem",
  padding: `${t.space.s5} ${t.space.s4}`,
  borderRadius: t.radius.sm,
  border: `1.5px dashed ${t.color.edge}`,
  background: t.color.paper,
  ...text("note", "soft"),
  lineHeight: 1.4,
  textAlign: "center",
  cursor: "pointer",
  transition: `background ${t.motion.fast}, border-color ${t.motion.fast}`,
  selectors: {
    "&[data-over]": {
      borderColor: t.color.accent,
      background: t.color.accentTint,
    },
    "&[data-invalid]": { borderColor: t.color.err },
    "&:focus-within": {
      outline: `2.5px solid ${t.color.ink}`,
      outlineOffset: "3px",
    },
  },
  ...hover({
    borderColor: t.color.accent,
    background: t.color.accentTint,
  }),
});
export const file = style({
  ...fill,
  opacity: 0,
  cursor: "pointer",
});
export const dropIcon = style({
  width: "26px",
  height: "26px",
  color: t.color.ink,
});
export const choose = style({
  color: t.color.ink,
  textDecoration: "underline",
  textDecorationColor: t.color.accent,
  textUnderlineOffset: "0.25em",
});
/** The other way, which few need. */
export const useUrl = style({
  justifySelf: "start",
  minHeight: "44px",
  marginBlock: "-8px",
  padding: 0,
  border: 0,
  background: "none",
  ...text("note", "soft"),
  textAlign: "start",
  textDecoration: "underline",
  textUnderlineOffset: "0.25em",
  cursor: "pointer",
});
