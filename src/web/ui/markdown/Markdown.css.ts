import { style } from "@vanilla-extract/css";
import { canHover } from "#web/ui/theme/media.ts";
import {
  color,
  control,
  font,
  radius,
  size,
  weight,
} from "#web/ui/theme/theme.css.ts";

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "2px",
  padding: "0.35rem 0.6rem",
  borderBottom: `1px solid ${color.hairline}`,
});
/** Tools that go to the next line together. */
export const group = style({ display: "flex", flexWrap: "wrap", gap: "2px" });
export const tool = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.45rem",
  minWidth: control.touch,
  minHeight: control.touch,
  paddingInline: "0.75rem",
  borderRadius: radius.full,
  fontSize: size.note,
  fontWeight: weight.strong,
  "@media": { [canHover]: { ":hover": { background: color.shell } } },
});
export const headingSign = style({
  fontFamily: font.display,
  fontSize: "1.1rem",
});
export const italicSign = style({ fontFamily: "Georgia, serif" });

/** The bar and the text are one field. */
export const box = style({
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.sm,
  background: color.white,
});
export const area = style({
  display: "block",
  minHeight: "8rem",
  border: 0,
  borderRadius: `0 0 ${radius.sm} ${radius.sm}`,
  resize: "vertical",
});
