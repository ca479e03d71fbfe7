import { style } from "@vanilla-extract/css";
import { skeleton } from "#web/ui/Picture.css.ts";
import { byText, hover, landscape, stack, t, text } from "#web/ui/kit.ts";

export const page = style({ paddingBottom: t.space.section });

export const back = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5rem",
  minHeight: t.control.touch,
  ...text("sm", "medium", "soft"),
  textDecoration: "none",
  ...hover({ color: t.color.ink }),
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${t.space.s5} clamp(2rem, 5vw, 5.5rem)`,
  "@media": {
    [byText.md]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      paddingTop: t.space.s2,
    },
    // A picture as wide as the window would be twice as high as it.
    [landscape]: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
    },
  },
});

export const notice = style({
  ...stack(4),
  justifyItems: "start",
  paddingBlock: t.space.section,
});
export const noticeArt = style({ width: "min(60vw, 14rem)" });
export const noticeTitle = style(text("d1"));

export const pictureSkeleton = style([
  skeleton,
  { aspectRatio: "1", borderRadius: t.radius.md },
]);
export const textSkeleton = style([
  skeleton,
  { height: "16rem", borderRadius: t.radius.md },
]);
