import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { ROOT } from "#build/root.ts";

let ready: Promise<void> | undefined;

/** Renders an SVG without text as a PNG of the given width in pixels. */
export async function rasterize(
  svg: string,
  widthPx: number,
): Promise<Uint8Array> {
  // The WebAssembly module may be loaded only once in a process.
  ready ??= loadRasterizer();
  await ready;
  const fitTo = { mode: "width", value: widthPx } as const;
  return new Resvg(svg, { fitTo }).render().asPng();
}

async function loadRasterizer(): Promise<void> {
  const path = Bun.resolveSync("@resvg/resvg-wasm/index_bg.wasm", ROOT);
  await initWasm(await Bun.file(path).arrayBuffer());
}
