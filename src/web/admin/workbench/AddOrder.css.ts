import { style } from "@vanilla-extract/css";
import {
  card,
  cluster,
  forced,
  grid,
  hover,
  row,
  stack,
  t,
  text,
} from "#web/ui/kit.ts";

export const form = style(stack(6));
export const part = style({ ...stack(3), minWidth: 0 });
export const title = style(text("d4"));
export const sources = style({ ...cluster(2), border: 0, padding: 0 });
export const legend = style({
  ...text("sm", "strong"),
  marginBottom: t.space.s2,
});
export const source = style([
  {
    ...cluster(2),
    alignItems: "center",
    minHeight: t.control.touch,
    paddingInline: t.space.s4,
    border: `1.5px solid ${t.color.edge}`,
    borderRadius: t.radius.full,
    background: t.color.white,
    cursor: "pointer",
    selectors: {
      "&:has(:checked)": {
        borderColor: t.color.accent,
        background: t.color.accentTint,
      },
      "&:has(:focus-visible)": { outline: `2.5px solid ${t.color.ink}` },
    },
  },
  forced({
    selectors: { "&:has(:checked)": { outline: "2px solid Highlight" } },
  }),
]);
export const radio = style({ accentColor: t.color.accent });
export const clips = style(grid("6.5rem", 2));
export const clip = style({ position: "relative", minWidth: 0 });
export const tile = style([
  card,
  hover({ color: t.color.accentDeep }),
  {
    display: "grid",
    alignContent: "start",
    gap: t.space.s1,
    width: "100%",
    height: "100%",
    padding: t.space.s2,
    textAlign: "start",
    cursor: "pointer",
    selectors: {
      "&[data-chosen]": {
        borderColor: t.color.accent,
        background: t.color.accentTint,
      },
      "&:disabled": { opacity: 0.55, cursor: "default" },
    },
  },
]);
export const name = style({ ...text("note", "strong", "anywhere") });
export const price = style(text("xs", "soft", "digits"));
export const count = style({
  position: "absolute",
  insetBlockStart: t.space.s1,
  insetInlineEnd: t.space.s1,
  display: "grid",
  placeItems: "center",
  minWidth: "2rem",
  minHeight: "2rem",
  paddingInline: t.space.s2,
  borderRadius: t.radius.full,
  background: t.color.accent,
  color: t.color.white,
  ...text("note", "strong", "digits"),
  pointerEvents: "none",
});
export const less = style({
  position: "absolute",
  insetBlockStart: t.space.s1,
  insetInlineStart: t.space.s1,
  background: t.color.white,
});
export const thing = style({
  ...stack(3),
  padding: t.space.s4,
  borderRadius: t.radius.md,
  background: t.color.shell,
});
export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)",
  gap: t.space.s3,
});
export const more = style(cluster(2));
export const foot = style({ ...stack(2), width: "100%" });
export const refused = style({ color: t.color.err, ...text("note") });
export const remove = style({ ...row(1), justifySelf: "start" });
