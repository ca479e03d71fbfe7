import { style } from "@vanilla-extract/css";
import { vast } from "#web/ui/theme/media.ts";
import { color, radius, size, space, weight } from "#web/ui/theme/theme.css.ts";
import { longWords } from "#web/ui/theme/mixins.ts";
import { charmSize } from "./CharmImage.css.ts";

export const count = style({
  fontSize: size.note,
  fontWeight: weight.strong,
  fontVariantNumeric: "tabular-nums",
  color: color.inkSoft,
  selectors: { "&[data-full]": { color: color.accent } },
});

/** Reserves one line, so that the tiles do not move when a sentence appears. */
export const guide = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space.s3}`,
  minHeight: "1.75rem",
  fontSize: size.note,
  lineHeight: 1.3,
  color: color.inkSoft,
  selectors: {
    "&[data-tone=limit]": {
      marginBottom: space.s2,
      padding: `0.4rem ${space.s3}`,
      borderRadius: radius.sm,
      background: color.amberTint,
      color: color.ink,
    },
    "&[data-tone=unavailable]": { color: color.err, fontWeight: weight.medium },
    "&[data-tone=swap]": { color: color.accent, fontWeight: weight.strong },
  },
});
export const keep = style({
  minHeight: "1.6rem",
  fontWeight: weight.strong,
  textDecoration: "underline",
  textUnderlineOffset: "0.25em",
  // The touch target is larger than the button, which takes only its line.
  position: "relative",
  "::after": { content: "", position: "absolute", inset: "-10px -8px" },
});

/** Fewer tiles in a row, in which "Gänseblümchen" fits. */
const wide = "repeat(auto-fill, minmax(98px, 1fr))";

export const tiles = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(76px, 1fr))",
  gap: space.s2,
  selectors: { [`${longWords} &`]: { gridTemplateColumns: wide } },
  "@media": {
    "screen and (min-width: 1100px) and (min-height: 850px)": {
      gridTemplateColumns: wide,
    },
    [vast]: {
      vars: { [charmSize]: "64px" },
      gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))",
    },
  },
});
export const placeholder = style({
  aspectRatio: "0.85",
  borderRadius: radius.md,
});

export const notice = style({
  display: "grid",
  justifyItems: "start",
  gap: space.s3,
  color: color.inkSoft,
});
export const noticeTitle = style({
  color: color.ink,
  fontWeight: weight.strong,
});
