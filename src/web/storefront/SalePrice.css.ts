import { style } from "@vanilla-extract/css";
import { t, text } from "#web/ui/kit.ts";

/** Its own row above price and button. */
export const line = style({
  flex: "1 0 100%",
  marginBottom: `calc(-1 * ${t.space.s2})`,
  ...text("xs", "soft"),
  lineHeight: 1.4,
});
export const struck = style({
  ...text("soft", "digits"),
  fontSize: "1.05rem",
  textDecoration: "line-through",
  whiteSpace: "nowrap",
});
export const beside = style(text("body"));
/** On paper and not on a picture. */
export const onPage = style({
  selectors: { "&&": { background: t.color.shell } },
});
export const sentence = style({
  flex: "1 0 100%",
  ...text("sm", "soft"),
});
