import { style } from "@vanilla-extract/css";
import {
  at,
  besidePrice,
  panel,
  priceBeside,
  pricedRow,
  stack,
  t,
  text as textRule,
} from "#web/ui/kit.ts";

/** The suggested address; without one it takes no room between the fields. */
export const status = style({
  marginBlock: `calc(${t.space.s4} * -1)`,
  overflowWrap: "anywhere",
  ":empty": { position: "absolute" },
});

export const empty = style({
  ...stack(4),
  justifyItems: "center",
  padding: `${t.space.s6} ${t.space.s2} ${t.space.s7}`,
  textAlign: "center",
  overflowWrap: "anywhere",
});
export const title = style({ fontFamily: t.font.display, fontSize: t.size.d3 });
export const emptyCheckoutText = style({
  maxWidth: "24rem",
  color: t.color.inkSoft,
});
export const dots = style({ color: t.color.accent });
export const tick = style(textRule("ok"));

export const summary = style({
  marginBottom: t.space.s5,
  ...panel,
});
const row = {
  ...pricedRow,
  alignItems: "center",
  fontSize: t.size.sm,
} as const;
export const line = style({ ...row, paddingBlock: "0.3rem", lineHeight: 1.35 });
export const thumbnail = style({
  display: "grid",
  alignItems: "center",
  flex: "none",
  width: "64px",
  height: "64px",
  overflow: "hidden",
  borderRadius: t.radius.sm,
  background: t.color.tray,
  ...at("screen and (max-width: 599px)", { width: "48px", height: "48px" }),
});
export const text = style(besidePrice);
export const total = style([
  row,
  {
    marginTop: t.space.s3,
    paddingTop: t.space.s3,
    borderTop: `1px solid ${t.color.hairlineDark}`,
    fontSize: "1.0625rem",
    fontWeight: t.weight.strong,
  },
]);
export const amount = style({ ...priceBeside, fontWeight: t.weight.strong });

/** The total before a code. */
export const former = style({
  marginInlineEnd: t.space.s2,
  fontWeight: t.weight.regular,
  color: t.color.inkSoft,
});

export const fields = style({
  ...stack(5),
  paddingBottom: t.space.s5,
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: t.space.s2,
  selectors: {
    // The long button is alone on its line, directly below the total.
    [`${summary} + &`]: { flexDirection: "column-reverse" },
  },
});
export const cancel = style({
  // Lets both buttons fit on one line at 320 px.
  "@media": { "screen and (max-width: 359px)": { paddingInline: t.space.s4 } },
});
export const submit = style({
  flex: "1 1 9rem",
  paddingInline: t.space.s3,
  whiteSpace: "nowrap",
  // Some languages need two lines for it on a small phone.
  selectors: {
    [`${summary} + ${actions} &`]: { flex: "none", whiteSpace: "normal" },
  },
});

export const notice = style({
  display: "flex",
  gap: "0.7rem",
  marginBottom: t.space.s5,
  padding: "0.8rem 0.9rem",
  borderRadius: t.radius.sm,
  background: t.color.errTint,
  fontSize: t.size.note,
  lineHeight: 1.45,
});
export const noticeAction = style({ marginTop: t.space.s2 });
export const noticeIcon = style({ marginTop: "0.1em", color: t.color.err });
/** That nothing is paid yet, in plain sight below the button. */
export const calm = style({
  display: "flex",
  gap: t.space.s2,
  marginTop: t.space.s3,
  fontSize: t.size.note,
  lineHeight: 1.45,
});
export const calmIcon = style({
  flex: "none",
  width: "20px",
  height: "20px",
  color: t.color.ok,
});
