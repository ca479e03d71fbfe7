import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { at, from, low, row, stack, t } from "#web/ui/kit.ts";
import { panel } from "#web/admin/form/admin.css.ts";
import {
  about,
  badges,
  price,
  state,
  stock,
  stockBelow,
  words,
} from "#web/admin/items/list/ItemRow.css.ts";

/** Windows in which the form has room beside the list, in letters of 16 px 1200. */
export const besideList = "screen and (min-width: 75em)";
/** Windows in which the list beside it has columns, whatever the text's size. */
const wide = "screen and (min-width: 87.5em)";

const tab = style({
  ...stack(6),
  paddingBlock: `${t.space.s5} ${t.space.s8}`,
  ...at(besideList, { paddingTop: t.space.s6, gap: t.space.s7 }),
});
/** A tab with its form beside the list, or with the list alone. */
export const tabs = styleVariants({
  one: [tab],
  two: [
    tab,
    {
      gridTemplateColumns: "min(23.5rem, 40%) minmax(0, 1fr)",
      alignItems: "start",
    },
  ],
});

// Price and stock stand in columns of their own: in a list alone, and in wide
// windows also beside the form.
const placed = [
  [tabs.one, from.lg, "20rem", "7rem", "center"],
  [tabs.two, wide, "17.5rem", "5.25rem", "baseline"],
] as const;
for (const [tab, media, width, ofPrice, alignItems] of placed) {
  const within = (part: string, rule: object) =>
    globalStyle(`${tab} ${part}`, { "@media": { [media]: rule } });
  within(about, {
    display: "flex",
    flexWrap: "wrap",
    columnGap: t.space.s5,
    alignItems,
  });
  // Where less than 15rem would be left, as with larger text, the words take
  // the whole line: below that the factor makes them wider than any.
  within(words, {
    flex: `1 1 calc((${width} + 15rem - 100%) * 999)`,
  });
  within(badges, {
    flex: `0 0 ${width}`,
    maxWidth: "100%",
    alignItems: "baseline",
  });
  within(price, { flex: `0 0 ${ofPrice}` });
  within(state, {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    flex: "1 1 8rem",
    minWidth: 0,
  });
}
// Beside the form, there is no room for it beside the row's buttons.
globalStyle(`${tabs.two} ${stock}`, {
  ...at(wide, { display: "none" }),
});
globalStyle(`${tabs.two} ${badges} ${stockBelow}`, {
  ...at(wide, { display: "inline-flex" }),
});

// Beside the list, the panel is sticky and at most as high as the window. The
// fields scroll between the title and the button, so that the button never
// covers a field.
export const panels = styleVariants({
  page: [panel],
  beside: [
    panel,
    {
      position: "sticky",
      top: "140px",
      display: "flex",
      flexDirection: "column",
      maxHeight: "calc(100svh - 160px)",
      padding: 0,
      overflow: "hidden",
      ...at(low, { position: "static", maxHeight: "none" }),
    },
  ],
});
/** The title as a button that folds the form away. */
export const folder = style({
  ...row(3),
  justifyContent: "space-between",
  width: "100%",
  minHeight: t.control.touch,
  padding: `${t.space.s5} ${t.space.s5} ${t.space.s3}`,
  font: "inherit",
  textAlign: "start",
});

export const form = style({
  ...stack(4),
  minHeight: 0,
  selectors: {
    [`${panels.page} &`]: { marginTop: t.space.s4 },
    [`${panels.beside} &`]: {
      display: "flex",
      flexDirection: "column",
      gap: 0,
    },
  },
});
export const fields = style({
  selectors: {
    [`${panels.beside} &`]: {
      minHeight: 0,
      overflowY: "auto",
      padding: `${t.space.s1} ${t.space.s5} ${t.space.s5}`,
      scrollbarWidth: "thin",
      scrollbarColor: `${t.color.edge} transparent`,
    },
  },
});
export const actions = style({
  selectors: {
    [`${panels.beside} &`]: {
      flex: "none",
      padding: `${t.space.s4} ${t.space.s5} ${t.space.s5}`,
      borderTop: `1px solid ${t.color.hairline}`,
    },
  },
});

export const sheetActions = style(row(2));
