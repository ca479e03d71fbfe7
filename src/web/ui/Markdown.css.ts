import { style } from "@vanilla-extract/css";
import { hover, t, text } from "#web/ui/kit.ts";

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "2px",
  padding: "0.35rem 0.6rem",
  borderBottom: `1px solid ${t.color.hairline}`,
});
/** Tools that go to the next line together. */
export const group = style({ display: "flex", flexWrap: "wrap", gap: "2px" });
export const tool = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.45rem",
  minWidth: t.control.touch,
  minHeight: t.control.touch,
  paddingInline: "0.75rem",
  borderRadius: t.radius.full,
  ...text("note", "strong"),
  ...hover({ background: t.color.shell }),
});
export const headingSign = style({
  fontFamily: t.font.display,
  fontSize: "1.1rem",
});
export const italicSign = style({ fontFamily: "Georgia, serif" });

/** The bar and the text are one field. */
export const box = style({
  border: `1.5px solid ${t.color.edge}`,
  borderRadius: t.radius.sm,
  background: t.color.white,
});
export const area = style({
  display: "block",
  minHeight: "8rem",
  border: 0,
  borderRadius: `0 0 ${t.radius.sm} ${t.radius.sm}`,
  resize: "vertical",
});
