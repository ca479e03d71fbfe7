import { style } from "@vanilla-extract/css";
import {
  below,
  color,
  from,
  radius,
  size,
  space,
  weight,
} from "#web/ui/theme.css.ts";

export const band = style({
  position: "relative",
  background: color.raspberry,
  color: color.white,
});

// On phones the picture is right above the field, so that both are visible
// above the on-screen keyboard.
export const columns = style({
  display: "grid",
  gap: space.s6,
  paddingBlock: "clamp(3.5rem, 6vw, 6rem)",
  "@media": {
    [from.lg]: {
      gridTemplate:
        '"intro art" auto "actions art" auto / minmax(0, 5fr) minmax(0, 8fr)',
      alignContent: "center",
    },
  },
});
export const intro = style({
  "@media": { [from.lg]: { gridArea: "intro" } },
});
export const actions = style({
  "@media": { [from.lg]: { gridArea: "actions" } },
});

export const title = style({
  fontSize: size.promo,
  lineHeight: 0.94,
  letterSpacing: "-0.025em",
});

export const text = style({
  maxWidth: "27rem",
  marginTop: space.s5,
  fontSize: size.lead,
  lineHeight: 1.5,
});

export const name = style({ display: "block", fontWeight: weight.strong });

export const off = style({
  fontSize: "1.0625rem",
  fontWeight: weight.strong,
});

export const label = style({
  display: "block",
  marginBottom: space.s2,
  fontWeight: weight.strong,
});
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  gap: `0 ${space.s3}`,
  maxWidth: "30rem",
});
export const field = style({
  // The field is beside the button if both fit.
  flex: "1 1 12rem",
  minWidth: 0,
});
export const nameInput = style({
  color: color.ink,
  fontSize: "1.125rem",
  fontWeight: weight.strong,
  letterSpacing: "0.08em",
  "::placeholder": { fontWeight: weight.regular, letterSpacing: 0 },
  // On phones, focusing the field also scrolls the picture above into view.
  "@media": { [below.lg]: { scrollMarginTop: "calc(56.25vw + 9rem)" } },
});
export const error = style({
  display: "flex",
  alignItems: "center",
  gap: space.s2,
  // Reserves a line, so that the rest does not move when an error is shown.
  minHeight: "2rem",
  fontSize: size.sm,
  fontWeight: weight.strong,
});

/** As wide as the column on phones. */
export const button = style({
  flexGrow: 1,
  minWidth: "min(100%, 12rem)",
  "@media": {
    [below.xs]: { width: "100%" },
    [from.xs]: { flexGrow: 0, minWidth: 0 },
  },
});
export const designButton = style([button, { marginTop: space.s3 }]);

export const art = style({
  position: "relative",
  // Reserves the shape of the drawing before it is rendered.
  aspectRatio: "16 / 9",
  minWidth: 0,
  "@media": {
    [from.lg]: {
      gridArea: "art",
      alignSelf: "center",
      margin: "-3.5vw -3.5vw -3.5vw 0",
    },
  },
});

/** Uploads of any shape are cropped; transparent ones have a background. */
export const photo = style({
  width: "100%",
  height: "100%",
  objectFit: "cover",
  borderRadius: radius.md,
  background: color.shell,
});
export const plain = style({ width: "100%", height: "auto" });
