import { style } from "@vanilla-extract/css";
import { besidePrice, priceBeside, pricedRow } from "#web/ui/theme/mixins.ts";
import {
  color,
  font,
  radius,
  size,
  space,
  weight,
} from "#web/ui/theme/theme.css.ts";

/** The suggested address; without one it takes no room between the fields. */
export const status = style({
  marginBlock: `calc(${space.s4} * -1)`,
  overflowWrap: "anywhere",
  ":empty": { position: "absolute" },
});

export const empty = style({
  display: "grid",
  justifyItems: "center",
  gap: space.s4,
  padding: `${space.s6} ${space.s2} ${space.s7}`,
  textAlign: "center",
  overflowWrap: "anywhere",
});
export const title = style({ fontFamily: font.display, fontSize: size.d3 });
export const emptyCheckoutText = style({
  maxWidth: "24rem",
  color: color.inkSoft,
});
export const dots = style({ color: color.accent });
export const tick = style({ color: color.ok });

export const summary = style({
  marginBottom: space.s5,
  padding: `${space.s4} ${space.s5}`,
  borderRadius: radius.md,
  background: color.shell,
});
const row = {
  ...pricedRow,
  alignItems: "center",
  fontSize: size.sm,
} as const;
export const line = style({ ...row, paddingBlock: "0.3rem", lineHeight: 1.35 });
export const thumbnail = style({
  display: "grid",
  alignItems: "center",
  flex: "none",
  width: "64px",
  height: "64px",
  overflow: "hidden",
  borderRadius: radius.sm,
  background: color.tray,
  "@media": {
    "screen and (max-width: 599px)": { width: "48px", height: "48px" },
  },
});
export const text = style(besidePrice);
export const total = style([
  row,
  {
    marginTop: space.s3,
    paddingTop: space.s3,
    borderTop: `1px solid ${color.hairlineDark}`,
    fontSize: "1.0625rem",
    fontWeight: weight.strong,
  },
]);
export const amount = style({ ...priceBeside, fontWeight: weight.strong });

export const fields = style({
  display: "grid",
  gap: space.s5,
  paddingBottom: space.s5,
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s2,
  selectors: {
    // The long button is alone on its line, directly below the total.
    [`${summary} + &`]: { flexDirection: "column-reverse" },
  },
});
export const cancel = style({
  // Lets both buttons fit on one line at 320 px.
  "@media": { "screen and (max-width: 359px)": { paddingInline: space.s4 } },
});
export const submit = style({
  flex: "1 1 9rem",
  paddingInline: space.s3,
  whiteSpace: "nowrap",
  // Some languages need two lines for it on a small phone.
  selectors: {
    [`${summary} + ${actions} &`]: { flex: "none", whiteSpace: "normal" },
  },
});

export const notice = style({
  display: "flex",
  gap: "0.7rem",
  marginBottom: space.s5,
  padding: "0.8rem 0.9rem",
  borderRadius: radius.sm,
  background: color.errTint,
  fontSize: size.note,
  lineHeight: 1.45,
});
export const noticeAction = style({ marginTop: space.s2 });
export const noticeIcon = style({ marginTop: "0.1em", color: color.err });
/** That nothing is paid yet, in plain sight below the button. */
export const calm = style({
  display: "flex",
  gap: space.s2,
  marginTop: space.s3,
  fontSize: size.note,
  lineHeight: 1.45,
});
export const calmIcon = style({
  flex: "none",
  width: "20px",
  height: "20px",
  color: color.ok,
});
