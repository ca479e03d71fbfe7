import { rasterize } from "#server/images/rasterizer.ts";
import { createBoundedCache } from "#server/runtime/bounds.ts";
import { QUIET_MODULES, type QrCode } from "./code.ts";

/** Large enough to be scanned from a screen, and small enough for a mail. */
const MODULE_PX = 8;

const drawings = createBoundedCache<Uint8Array>(64);

/** Draws a code as a PNG of about 5 kB, black on white whatever the palette. */
export function drawCode({ size, path }: QrCode): Promise<Uint8Array> {
  return drawings(path, () => {
    const side = size + 2 * QUIET_MODULES;
    const box = `${-QUIET_MODULES} ${-QUIET_MODULES} ${side} ${side}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
    return rasterize(svg, side * MODULE_PX, "#fff");
  });
}
