import { style } from "@vanilla-extract/css";
import { skeleton } from "#web/ui/Skeleton.css.ts";
import { byText, canHover, landscape } from "#web/ui/theme/media.ts";
import {
  color,
  control,
  radius,
  size,
  space,
  weight,
} from "#web/ui/theme/theme.css.ts";

export const page = style({ paddingBottom: space.section });

export const back = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5rem",
  minHeight: control.touch,
  color: color.inkSoft,
  fontSize: size.sm,
  fontWeight: weight.medium,
  textDecoration: "none",
  "@media": { [canHover]: { ":hover": { color: color.ink } } },
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space.s5} clamp(2rem, 5vw, 5.5rem)`,
  "@media": {
    [byText.md]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      paddingTop: space.s2,
    },
    // A picture as wide as the window would be twice as high as it.
    [landscape]: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
    },
  },
});

export const notice = style({
  display: "grid",
  justifyItems: "start",
  gap: space.s4,
  paddingBlock: space.section,
});
export const noticeArt = style({ width: "min(60vw, 14rem)" });
export const noticeTitle = style({ fontSize: size.d1 });

export const pictureSkeleton = style([
  skeleton,
  { aspectRatio: "1", borderRadius: radius.md },
]);
export const textSkeleton = style([
  skeleton,
  { height: "16rem", borderRadius: radius.md },
]);
