import { style } from "@vanilla-extract/css";
import { canHover } from "#web/ui/theme/media.ts";
import { color, radius, size, space, weight } from "#web/ui/theme/theme.css.ts";
import {
  besidePrice,
  ownDirection,
  priceBeside,
  pricedRow,
} from "#web/ui/theme/mixins.ts";

export const item = style({
  ...pricedRow,
  alignItems: "start",
  gap: `${space.s2} ${space.s4}`,
  paddingBlock: space.s4,
  borderBottom: `1px solid ${color.hairline}`,
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
  borderRadius: radius.sm,
} as const;
const largePicture = { flex: "1 0 100%" } as const;
const printedPicture = { gridRow: "span 2" } as const;
export const clip = style({
  ...picture,
  ...largePicture,
  alignSelf: "start",
  borderRadius: radius.md,
  background: color.tray,
  "@media": {
    print: {
      ...printedPicture,
      background: "none",
      border: `1px solid ${color.hairline}`,
    },
  },
});
export const product = style({
  ...picture,
  flex: "none",
  width: "64px",
  selectors: {
    "&[data-large]": { ...largePicture, width: "auto", maxWidth: "24rem" },
  },
  "@media": {
    print: {
      ...printedPicture,
      width: "auto",
      selectors: { "&[data-large]": { maxWidth: "36mm" } },
    },
  },
});

export const words = style(besidePrice);
export const name = style({
  fontWeight: weight.strong,
  overflowWrap: "anywhere",
  selectors: { "&[data-out]": { textDecoration: "line-through" } },
  ...ownDirection,
});
export const variant = style({
  display: "block",
  fontSize: size.note,
  color: color.inkSoft,
  selectors: { "[data-large] > * > &": { color: color.ink } },
});
export const parts = style({ marginTop: space.s1, fontSize: size.note });
export const partName = style({
  display: "inline",
  color: color.inkSoft,
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
export const each = style({ color: color.inkSoft, fontSize: size.note });
export const total = style({
  ...pricedRow,
  justifyContent: "space-between",
  alignItems: "baseline",
  paddingTop: space.s4,
  fontSize: size.price,
  fontWeight: weight.strong,
});

/** What went back, and what was kept, below the total. */
export const back = style({
  ...pricedRow,
  justifyContent: "space-between",
  alignItems: "baseline",
  paddingTop: space.s2,
});

export const badge = style({
  display: "block",
  width: "fit-content",
  marginTop: space.s1,
  padding: `0 ${space.s2}`,
  borderRadius: radius.full,
  background: color.tray,
  color: color.ink,
  fontSize: size.note,
});

/** The name of a clip, which leads to its page. */
export const nameLink = style({
  color: "inherit",
  textDecoration: "none",
  "@media": {
    [canHover]: { ":hover": { textDecoration: "underline" } },
  },
});
