import { style } from "@vanilla-extract/css";
import { canHover, forcedColors, t, text } from "#web/ui/kit.ts";

/** Stays visible while the panel below scrolls. */
export const tabs = style({
  position: "sticky",
  zIndex: 2,
  top: 0,
  display: "flex",
  // With large text, a tab that does not fit goes to the next line.
  flexWrap: "wrap",
  background: t.color.paper,
  boxShadow: `0 1px ${t.color.hairline}`,
});
export const tab = style({
  display: "flex",
  // With large text, the badge wraps below the name.
  flexWrap: "wrap",
  // The width that is left is shared equally: "Buchstaben" needs more of it.
  flex: "1 0 auto",
  width: "min-content",
  alignItems: "center",
  justifyContent: "center",
  gap: "0 0.4em",
  minHeight: "48px",
  ...text("sm", "strong", "soft"),
  transition: `color ${t.motion.fast}, box-shadow ${t.motion.fast}`,
  selectors: {
    '&[aria-selected="true"]': {
      color: t.color.ink,
      boxShadow: `inset 0 -3px ${t.color.accent}`,
    },
  },
  "@media": {
    [canHover]: { ":hover": { color: t.color.ink } },
    [forcedColors]: {
      border: "1px solid ButtonText",
      selectors: {
        '&[aria-selected="true"]': { outline: "3px solid Highlight" },
      },
    },
  },
});
export const badge = style(text("xs", "digits"));
