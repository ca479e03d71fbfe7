import { style } from "@vanilla-extract/css";
import { longWords, stack, t, tall, text, vast } from "#web/ui/kit.ts";
import { head } from "./parts.css.ts";
import { charmSize } from "./CharmTile.css.ts";

export const count = style({
  ...text("note", "strong", "soft", "digits"),
  selectors: { "&[data-full]": { color: t.color.accent } },
});

/** Reserves one line, so that the tiles do not move when a sentence appears. */
export const guide = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${t.space.s3}`,
  minHeight: "1.75rem",
  ...text("note", "soft"),
  lineHeight: 1.3,
  selectors: {
    "&[data-tone=limit]": {
      flexWrap: "nowrap",
      justifyContent: "start",
      marginBottom: t.space.s2,
      padding: `0.4rem ${t.space.s3}`,
      borderRadius: t.radius.sm,
      background: t.color.amberTint,
      color: t.color.ink,
    },
    "&[data-tone=unavailable]": { ...text("medium", "err") },
    "&[data-tone=swap]": { color: t.color.accent, fontWeight: t.weight.strong },
  },
});
/** Beside the title, which has the room of the line. */
export const guideBeside = style([
  guide,
  {
    flex: "1 1 0",
    alignSelf: "center",
    justifyContent: "flex-end",
    minHeight: 0,
    fontSize: t.size.xs,
    selectors: {
      "&[data-tone=limit]": {
        flex: "0 1 auto",
        marginBlock: 0,
        marginInlineStart: "auto",
        padding: "0.3rem 0.7rem",
      },
    },
  },
]);
export const guideIcon = style({
  flex: "none",
  width: "20px",
  height: "20px",
  color: t.color.warn,
});
/** As high as a sentence in it, so that the tiles do not move. */
export const headWithGuide = style([
  head,
  {
    flexWrap: "nowrap",
    alignItems: "center",
    minHeight: "1.9rem",
    marginBottom: t.space.s2,
  },
]);
export const keep = style({
  minHeight: "1.6rem",
  fontWeight: t.weight.strong,
  textDecoration: "underline",
  textUnderlineOffset: "0.25em",
  // The touch target is larger than the button, which takes only its line.
  position: "relative",
  "::after": { content: "", position: "absolute", inset: "-10px -8px" },
});

const GAP = "8px";
/** The width of "Sweetheart", which grows with the text, but two fit in a row. */
const WORD = `min(4.375rem, 50% - ${GAP} / 2)`;
const atLeast = (width: string) =>
  `repeat(auto-fill, minmax(max(${width}, ${WORD}), 1fr))`;
/** Fewer tiles in a row, in which "Gänseblümchen" fits. */
const wide = "repeat(auto-fill, minmax(max(98px, min(6.1rem, 100%)), 1fr))";

export const tiles = style({
  display: "grid",
  gridTemplateColumns: atLeast("76px"),
  gap: GAP,
  selectors: { [`${longWords} &`]: { gridTemplateColumns: wide } },
  "@media": {
    // In lower windows more of them are in a row, so that all are in view.
    [tall]: {
      vars: { [charmSize]: "clamp(46px, 11svh - 40px, 60px)" },
      // Four, as long as their words fit.
      gridTemplateColumns: atLeast(`25% - ${GAP}`),
      selectors: { [`${longWords} &`]: { gridTemplateColumns: wide } },
    },
    [vast]: {
      vars: { [charmSize]: "64px" },
      gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))",
    },
  },
});
export const placeholder = style({
  aspectRatio: "0.85",
  borderRadius: t.radius.md,
});

export const notice = style({
  ...stack(3),
  justifyItems: "start",
  color: t.color.inkSoft,
});
export const noticeTitle = style(text("strong", "ink"));
