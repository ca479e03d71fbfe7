import { style } from "@vanilla-extract/css";
import {
  besidePrice,
  hover,
  ownDirection,
  priceBeside,
  pricedRow,
  printed,
  t,
  text,
} from "#web/ui/kit.ts";

export const item = style({
  ...pricedRow,
  alignItems: "start",
  gap: `${t.space.s2} ${t.space.s4}`,
  paddingBlock: t.space.s4,
  borderBottom: `1px solid ${t.color.hairline}`,
  breakInside: "avoid",
  "@media": {
    // The picture is beside its text, so that an order fits on a slip.
    print: {
      display: "grid",
      paddingBlock: "6pt",
      gridTemplateRows: "auto 1fr",
      gridTemplateColumns: "34mm minmax(0, 1fr) auto",
      selectors: {
        "&[data-custom]": { gridTemplateColumns: "34mm minmax(0, 1fr) auto" },
        "&[data-large]": {
          gridTemplateColumns: "72mm minmax(0, 1fr) auto",
        },
      },
    },
  },
});

const picture = {
  overflow: "hidden",
  borderRadius: t.radius.sm,
} as const;
const largePicture = { flex: "1 0 100%" } as const;
const printedPicture = { gridRow: "span 2" } as const;
export const clip = style({
  ...picture,
  ...largePicture,
  alignSelf: "start",
  borderRadius: t.radius.md,
  background: t.color.tray,
  ...printed({
    ...printedPicture,
    background: "none",
    border: `1px solid ${t.color.hairline}`,
  }),
});
export const product = style({
  ...picture,
  flex: "none",
  width: "64px",
  selectors: {
    "&[data-large]": { ...largePicture, width: "auto", maxWidth: "24rem" },
  },
  ...printed({
    ...printedPicture,
    width: "auto",
    selectors: { "&[data-large]": { maxWidth: "36mm" } },
  }),
});

export const words = style(besidePrice);
export const name = style({
  fontWeight: t.weight.strong,
  overflowWrap: "anywhere",
  selectors: { "&[data-out]": { textDecoration: "line-through" } },
  ...ownDirection,
});
export const variant = style({
  display: "block",
  ...text("note", "soft"),
  selectors: { "[data-large] > * > &": { color: t.color.ink } },
});
export const parts = style({ marginTop: t.space.s1, fontSize: t.size.note });
export const partName = style({
  display: "inline",
  color: t.color.inkSoft,
  "::after": { content: '": "' },
  selectors: { ":lang(fr) > &::after": { content: '"\u00a0: "' } },
});
export const partValue = style({
  display: "inline",
  overflowWrap: "anywhere",
});
export const sum = style({
  ...priceBeside,
  display: "flex",
  flexDirection: "column-reverse",
  alignItems: "flex-end",
  justifyContent: "flex-end",
});
export const each = style(text("note", "soft"));
export const total = style({
  ...pricedRow,
  justifyContent: "space-between",
  alignItems: "baseline",
  paddingTop: t.space.s4,
  fontSize: t.size.price,
  fontWeight: t.weight.strong,
});

/** The sum that went back, and the one that was kept, below the total. */
export const back = style({
  ...pricedRow,
  justifyContent: "space-between",
  alignItems: "baseline",
  paddingTop: t.space.s2,
});

export const badge = style({
  display: "block",
  width: "fit-content",
  marginTop: t.space.s1,
  padding: `0 ${t.space.s2}`,
  borderRadius: t.radius.full,
  background: t.color.tray,
  ...text("note", "ink"),
});

/** The name of a clip, which leads to its page. */
export const nameLink = style({
  color: "inherit",
  textDecoration: "none",
  ...hover({ textDecoration: "underline" }),
});
