import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { below, color, from, low, size, space } from "../theme.css.ts";
import { frame } from "./SheetFrame.css.ts";

const short = "screen and (max-height: 559px)";

const sheet = style({
  display: "flex",
  flexDirection: "column",
  flex: "1 1 auto",
  minHeight: 0,
  outline: "none",
});
export const sheets = styleVariants({
  drawer: [sheet],
  modal: [sheet],
  designer: [
    sheet,
    {
      "@media": {
        [from.md]: {
          display: "grid",
          gridTemplate:
            "auto minmax(0, 1fr) auto / minmax(0, 1.12fr) minmax(0, 1fr)",
        },
      },
    },
  ],
});

const head = style({
  flex: "none",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s4,
  padding: `${space.s4} ${space.s4} ${space.s3} ${space.s5}`,
  "@media": {
    [from.sm]: {
      padding: `${space.s5} ${space.s5} ${space.s4} ${space.s6}`,
    },
  },
});
export const heads = styleVariants({
  drawer: [head],
  modal: [head],
  designer: [
    head,
    {
      "@media": {
        [below.md]: { paddingBlock: space.s2 },
        [from.md]: { gridArea: "1 / 2", paddingBottom: space.s3 },
      },
    },
  ],
});

const title = style({ fontSize: size.d2, outline: "none" });
export const titles = styleVariants({
  drawer: [title],
  modal: [title],
  designer: [
    title,
    {
      fontSize: "clamp(2rem, 3.2vw, 2.5rem)",
      "@media": { [below.md]: { fontSize: "1.5rem" } },
    },
  ],
});

const body = style({
  flex: "1 1 auto",
  minHeight: 0,
  overflow: "auto",
  overscrollBehavior: "contain",
  padding: `0 ${space.s5}`,
  scrollbarWidth: "thin",
  scrollbarColor: `${color.edge} transparent`,
  "@media": { [from.sm]: { paddingInline: space.s6 } },
});
export const bodies = styleVariants({
  drawer: [body],
  modal: [body],
  designer: {
    padding: space.s5,
    "@media": {
      [from.md]: {
        gridArea: "2 / 2",
        overflow: "auto",
        overscrollBehavior: "contain",
        padding: `${space.s2} ${space.s6} ${space.s5}`,
        scrollbarWidth: "thin",
        scrollbarColor: `${color.edge} transparent`,
      },
    },
  },
});

// On phones the preview and the options scroll together, the preview sticky;
// from 860 px on they are two panes of the sheet's own grid.
export const panes = style({
  flex: 1,
  minHeight: 0,
  display: "flex",
  flexDirection: "column",
  overflow: "auto",
  overscrollBehavior: "contain",
  "@media": { [from.md]: { display: "contents" } },
});
export const aside = style({
  flex: "none",
  position: "sticky",
  top: 0,
  zIndex: 3,
  background: color.tray,
  "@media": {
    [short]: { position: "static" },
    [from.md]: {
      gridArea: "1 / 1 / 4 / 2",
      position: "relative",
      display: "grid",
    },
  },
});

const foot = style({
  flex: "none",
  padding: `${space.s4} ${space.s5} calc(${space.s5} + env(safe-area-inset-bottom, 0px))`,
  borderTop: `1px solid ${color.hairline}`,
  background: color.paper,
  "@media": {
    [from.sm]: { padding: `${space.s5} ${space.s6} ${space.s6}` },
  },
});
export const feet = styleVariants({
  drawer: [foot],
  modal: [foot],
  designer: [
    foot,
    {
      "@media": {
        [from.md]: {
          gridArea: "3 / 2",
          paddingBlock: `${space.s4} ${space.s5}`,
        },
      },
    },
  ],
});

// A very low window (400 % zoom) scrolls the whole sheet, feet and all; the
// designer's two panes fit beside each other even there.
const flowing = { flex: "none", overflow: "visible" } as const;
globalStyle(`${frame}`, { "@media": { [low]: { overflow: "auto" } } });
globalStyle(`${frame} ${body}`, { "@media": { [low]: flowing } });
globalStyle(`${frame} ${panes}`, {
  "@media": { [`${low} and (max-width: 859px)`]: flowing },
});
