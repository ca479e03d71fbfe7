import {
  at,
  below,
  cluster,
  forcedColors,
  from,
  printed,
  row as rowRule,
  stack,
  t,
  text as textRule,
} from "#web/ui/kit.ts";
import { style } from "@vanilla-extract/css";

const LINE = `1px solid ${t.color.hairline}`;

export const panel = style({
  border: LINE,
  borderRadius: t.radius.md,
  background: t.color.white,
  breakInside: "avoid",
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${t.space.s2} ${t.space.s4}`,
  padding: `${t.space.s4} ${t.space.s5}`,
});
export const title = style(textRule("d3"));
export const amount = style(textRule("total", "digits"));

export const transfer = style({
  display: "grid",
  borderTop: LINE,
  ...at(from.sm, {
    selectors: {
      '&[data-code="true"]': {
        gridTemplateColumns: "minmax(0, 1fr) auto",
      },
    },
  }),
});
export const rows = style({
  display: "grid",
  ...at(from.sm, { gridAutoRows: "1fr" }),
});
export const row = style({
  position: "relative",
  display: "grid",
  alignContent: "center",
  minHeight: "60px",
  padding: `${t.space.s2} ${t.space.s5}`,
  selectors: { "& + &": { borderTop: LINE } },
});
export const term = style(textRule("xs", "soft"));
export const value = style({
  marginInlineStart: 0,
  paddingInlineEnd: "5.75rem",
  ...at(below.xs, { paddingInlineEnd: "2.25rem" }),
});
// An IBAN of 22 signs stands in one line beside the code.
export const text = style({
  fontSize: t.size.sm,
  fontWeight: t.weight.strong,
  ...textRule("digits", "anywhere"),
  userSelect: "all",
});
export const copy = style({
  position: "absolute",
  insetInlineEnd: t.space.s4,
  top: `calc(50% - ${t.control.touch} / 2)`,
  // On a phone its answer covers the end of the value for a moment.
  background: t.color.white,
});

export const code = style({
  ...cluster(4),
  padding: t.space.s4,
  borderTop: LINE,
  ...at(from.sm, {
    flexDirection: "column",
    justifyContent: "center",
    borderTop: 0,
    borderInlineStart: LINE,
    textAlign: "center",
  }),
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
  ...stack(2),
  ...textRule("xs", "soft"),
  ...at(from.sm, { flex: "none" }),
});
export const scan = style({ maxWidth: "13rem" });
/** Where the page may be on the phone that pays, and cannot scan itself. */
export const save = style({
  justifySelf: "start",
  display: "none",
  fontSize: t.size.sm,
  "@media": {
    [below.md]: { display: "inline-flex" },
    "(pointer: coarse)": { display: "inline-flex" },
    print: { display: "none" },
  },
});
export const way = style({
  padding: `${t.space.s4} ${t.space.s5}`,
  borderTop: LINE,
});

export const done = style({
  ...rowRule(3),
  padding: `${t.space.s3} ${t.space.s4}`,
  borderRadius: t.radius.md,
  background: t.color.leafTint,
  ...textRule("strong", "ok"),
});

export const receipt = style({
  display: "none",
  ...printed({ display: "block" }),
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
