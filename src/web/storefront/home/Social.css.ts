import { style } from "@vanilla-extract/css";
import { from, stack, t, text } from "#web/ui/kit.ts";

export const social = style({
  overflow: "hidden",
  paddingBottom: t.space.section,
});
export const more = style({ justifySelf: "start" });
export const comingSoon = style(text("soft"));

export const feed = style({
  ...stack(3),
  gridAutoFlow: "column",
  gridAutoColumns: "min(64vw, 17rem)",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  paddingInline: t.space.gutter,
  scrollPaddingInline: t.space.gutter,
  scrollbarWidth: "none",
  ":focus-visible": { outlineOffset: "-3px" },
  "@media": {
    [from.lg]: {
      gridAutoFlow: "row",
      gridTemplate: "1fr 1fr / repeat(5, 1fr)",
      gap: "clamp(0.75rem, 1.4vw, 1.5rem)",
      overflow: "visible",
      maxWidth: t.control.maxWidth,
      marginInline: "auto",
    },
  },
  selectors: {
    "&[data-plain]": {
      "@media": {
        [from.lg]: {
          gridTemplate: "none / repeat(auto-fill, minmax(14rem, 1fr))",
        },
      },
    },
  },
});

// A mosaic from 1024 px on: the first 2 x 2, the fourth tall, the rest single.
const at = (area: string) => ({ "@media": { [from.lg]: { gridArea: area } } });
const tall = "&:nth-child(4)";

export const tile = style({
  position: "relative",
  scrollSnapAlign: "start",
  selectors: {
    "&:nth-child(1)": at("1 / 1 / 3 / 3"),
    "&:nth-child(2)": at("1 / 3"),
    "&:nth-child(3)": at("2 / 3"),
    [tall]: at("1 / 4 / 3 / 5"),
    "&:nth-child(5)": at("1 / 5"),
    "&:nth-child(6)": at("2 / 5"),
    [`${feed}[data-plain] > &`]: at("auto"),
  },
});

export const picture = style({
  width: "100%",
  height: "auto",
  aspectRatio: "1",
  objectFit: "cover",
  borderRadius: t.radius.md,
  background: t.color.shell,
  selectors: {
    [`${feed}:not([data-plain]) > ${tile}:nth-child(4) > &`]: {
      "@media": {
        [from.lg]: {
          position: "absolute",
          inset: 0,
          height: "100%",
          aspectRatio: "auto",
        },
      },
    },
  },
});
