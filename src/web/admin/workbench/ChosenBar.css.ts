import { globalStyle, style } from "@vanilla-extract/css";
import {
  at,
  byText,
  forced,
  hover,
  printed,
  row,
  stack,
  t,
  text,
} from "#web/ui/kit.ts";
import { unseen } from "#web/ui/layout.css.ts";
import { region } from "#web/ui/ToastRegion.css.ts";
import { FOOTER_ATTRIBUTE } from "#web/ui/toast-place.ts";

const wide = byText.md;
const veil = "rgb(255 255 255 / 0.12)";

/** One line; on a phone two, of which the second is the step. */
export const bar = style([
  {
    position: "fixed",
    zIndex: t.layer.header,
    insetInline: t.space.s3,
    bottom: `calc(${t.space.s3} + env(safe-area-inset-bottom, 0px))`,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "0.1rem 0.5rem",
    maxHeight: "60svh",
    overflow: "auto",
    padding: "0.35rem 0.6rem 0.6rem",
    borderRadius: t.radius.lg,
    background: t.color.ink,
    color: t.color.paper,
    boxShadow: t.shadow.floating,
    fontSize: t.size.sm,
    ...at(wide, {
      ...row(1),
      flexWrap: "wrap",
      justifyContent: "center",
      insetInline: 0,
      bottom: t.space.s5,
      width: "fit-content",
      maxWidth: `calc(100% - 2 * ${t.space.s3})`,
      marginInline: "auto",
      padding: "0.5rem",
      borderRadius: "30px",
    }),
  },
  forced({ border: "1px solid ButtonText" }),
  printed({ display: "none" }),
]);
export const count = style({
  paddingInlineStart: "0.5rem",
  ...text("strong", "digits"),
  ...at(wide, { paddingInline: "1.1rem 0.9rem" }),
});
export const offline = style({
  gridColumn: "1 / -1",
  gridRow: 3,
  padding: "0.25rem 0.5rem",
  ...text("note"),
});
export const main = style({
  minHeight: "60px",
  gridRow: 2,
  ...at(wide, { minHeight: t.control.touch, marginInlineEnd: "0.35rem" }),
});
globalStyle(`${bar} > ${main}`, {
  fontSize: "1.0625rem",
  ...at(wide, { fontSize: t.size.sm }),
});
export const other = style([
  {
    ...row(2),
    minHeight: t.control.touch,
    paddingInline: "0.95rem",
    borderRadius: t.radius.full,
    fontWeight: t.weight.strong,
    whiteSpace: "nowrap",
    ":disabled": { opacity: 0.6, cursor: "not-allowed" },
  },
  hover({ background: veil }, "&:hover:not(:disabled)"),
]);
export const number = style({
  marginInlineStart: "0.15em",
  opacity: 0.85,
  ...text("medium", "digits"),
});
export const more = style({
  gridRow: 2,
  width: "60px",
  height: "60px",
  background: veil,
});
export const close = style({
  gridColumn: 2,
  gridRow: 1,
  justifySelf: "center",
  ...hover({ background: veil }, "&&:hover"),
});
/** The notification is above the bar, and beside a sheet that lies over it. */
globalStyle(`:root:not([${FOOTER_ATTRIBUTE}]) body:has(${bar}) ${region}`, {
  ...at(wide, { bottom: "6.5rem" }),
});
globalStyle(`:root[${FOOTER_ATTRIBUTE}="drawer"] body:has(${bar}) ${region}`, {
  ...at(wide, { insetInline: `${t.space.s5} auto` }),
});

// The sheets.
export const bigList = style({ display: "grid" });
export const big = style({
  display: "grid",
  gridTemplateColumns: "28px minmax(0, 1fr) auto",
  gap: t.space.s4,
  alignItems: "center",
  minHeight: "72px",
  ...text("price", "strong"),
  textAlign: "start",
  selectors: {
    "li + li > &": { borderTop: `1px solid ${t.color.hairline}` },
    "&:disabled": { color: t.color.inkSoft },
  },
  width: "100%",
});
globalStyle(`${big} > svg`, { width: "26px", height: "26px" });
export const bigCount = style(text("body", "medium", "soft", "digits"));

export const hint = style({
  marginBottom: t.space.s4,
  ...text("sm", "soft"),
});
export const sent = style({ borderTop: `1px solid ${t.color.hairline}` });
export const sentRow = style({
  display: "grid",
  gridTemplateColumns: "76px minmax(0, 1fr)",
  gap: "0.35rem 1rem",
  alignItems: "start",
  paddingBlock: "1rem",
  borderBottom: `1px solid ${t.color.hairline}`,
});
export const sentPicture = style({
  width: "76px",
  height: "44px",
  overflow: "hidden",
  borderRadius: t.radius.sm,
  background: t.color.tray,
  display: "grid",
  placeItems: "center",
  padding: "2px",
});
export const sentName = style({
  display: "block",
  ...text("strong", "anywhere"),
  lineHeight: 1.35,
});
export const sentWay = style(text("note", "soft"));
export const field = style({ gridColumn: 2, marginTop: "0.25rem" });
// The order above it says whose it is; its name says so as well.
globalStyle(`${field} label`, unseen);
export const foot = style(stack(3));
export const mails = style({
  ...text("display"),
  fontSize: "1.0625rem",
  lineHeight: 1.3,
});

export const keys = style({ marginBottom: t.space.s4 });
export const keyRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  gap: t.space.s4,
  paddingBlock: t.space.s2,
  borderBottom: `1px solid ${t.color.hairline}`,
  lineHeight: 1.4,
});
export const key = style(text("strong"));
