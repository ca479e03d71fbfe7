import { createGlobalTheme } from "@vanilla-extract/css";

export const color = createGlobalTheme(":root", { ink: "#2b1026" });
