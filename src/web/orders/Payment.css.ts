import { style } from "@vanilla-extract/css";
import { below, forcedColors, from } from "#web/ui/theme/media.ts";
import {
  color,
  control,
  radius,
  size,
  space,
  weight,
} from "#web/ui/theme/theme.css.ts";

const LINE = `1px solid ${color.hairline}`;

export const panel = style({
  border: LINE,
  borderRadius: radius.md,
  background: color.white,
  breakInside: "avoid",
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${space.s2} ${space.s4}`,
  padding: `${space.s4} ${space.s5}`,
});
export const title = style({ fontSize: size.d3 });
export const amount = style({
  fontSize: size.total,
  fontVariantNumeric: "tabular-nums",
});

export const transfer = style({
  display: "grid",
  borderTop: LINE,
  "@media": {
    [from.sm]: {
      selectors: {
        '&[data-code="true"]': {
          gridTemplateColumns: "minmax(0, 1fr) auto",
        },
      },
    },
  },
});
export const rows = style({
  display: "grid",
  "@media": { [from.sm]: { gridAutoRows: "1fr" } },
});
export const row = style({
  position: "relative",
  display: "grid",
  alignContent: "center",
  minHeight: "60px",
  padding: `${space.s2} ${space.s5}`,
  selectors: { "& + &": { borderTop: LINE } },
});
export const term = style({
  fontSize: size.xs,
  color: color.inkSoft,
});
export const value = style({
  marginInlineStart: 0,
  paddingInlineEnd: "5.75rem",
  "@media": { [below.xs]: { paddingInlineEnd: "2.25rem" } },
});
// An IBAN of 22 signs stands in one line beside the code.
export const text = style({
  fontSize: size.sm,
  fontWeight: weight.strong,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  userSelect: "all",
});
export const copy = style({
  position: "absolute",
  insetInlineEnd: space.s4,
  top: `calc(50% - ${control.touch} / 2)`,
  display: "inline-flex",
  alignItems: "center",
  gap: space.s2,
  minWidth: control.touch,
  minHeight: control.touch,
  justifyContent: "center",
  fontSize: size.note,
  fontWeight: weight.strong,
  borderRadius: radius.full,
  paddingInline: space.s2,
  // On a phone its answer covers the end of the value for a moment.
  background: color.white,
  selectors: { "&[data-copied]": { color: color.ok } },
  "@media": { print: { display: "none" } },
});
export const copyText = style({
  "@media": {
    [below.xs]: {
      display: "none",
      selectors: { "[data-copied] > &": { display: "inline" } },
    },
  },
});
/** Read by a screen reader alone: the button itself shows it. */
export const answer = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

export const code = style({
  display: "flex",
  alignItems: "center",
  gap: space.s4,
  flexWrap: "wrap",
  padding: space.s4,
  borderTop: LINE,
  "@media": {
    [from.sm]: {
      flexDirection: "column",
      justifyContent: "center",
      borderTop: 0,
      borderInlineStart: LINE,
      textAlign: "center",
    },
  },
});
/** Black on white, whatever the palette and the system's colors are. */
export const modules = style({
  flex: "none",
  background: "#fff",
  fill: "#000",
  "@media": {
    [forcedColors]: { forcedColorAdjust: "none" },
    print: { printColorAdjust: "exact" },
  },
});
export const hints = style({
  flex: "1 1 8rem",
  display: "grid",
  gap: space.s2,
  fontSize: size.xs,
  color: color.inkSoft,
  "@media": { [from.sm]: { flex: "none" } },
});
export const scan = style({ maxWidth: "13rem" });
/** Where the page may be on the phone that pays, and cannot scan itself. */
export const save = style({
  justifySelf: "start",
  display: "none",
  fontSize: size.sm,
  "@media": {
    [below.md]: { display: "inline-flex" },
    "(pointer: coarse)": { display: "inline-flex" },
    print: { display: "none" },
  },
});
export const way = style({
  padding: `${space.s4} ${space.s5}`,
  borderTop: LINE,
});

export const done = style({
  display: "flex",
  alignItems: "center",
  gap: space.s3,
  padding: `${space.s3} ${space.s4}`,
  borderRadius: radius.md,
  background: color.leafTint,
  color: color.ok,
  fontWeight: weight.strong,
});

export const receipt = style({
  display: "none",
  "@media": { print: { display: "block" } },
});
export const receiptTitle = style({ fontSize: "24pt" });
export const maker = style({ marginTop: "6pt", whiteSpace: "pre-line" });
export const facts = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: "2pt 12pt",
  marginTop: "10pt",
});
export const fact = style({ marginInlineStart: 0 });
