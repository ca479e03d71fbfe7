import { initWasm, Resvg } from "@resvg/resvg-wasm";
import wasmFile from "@resvg/resvg-wasm/index_bg.wasm" with { type: "file" };
import fallbackFile from "./fonts/dejavu-sans-bold.ttf" with { type: "file" };
import textFile from "./fonts/instrument-sans-bold.ttf" with { type: "file" };

// resvg draws on this thread, some 40 ms for a mail's picture, so pictures are
// drawn one after another with a turn of the event loop between them.

/** The fonts have an empty .notdef: what both lack leaves a blank bead. */
let fonts: Promise<Uint8Array[]> | undefined;
let last: Promise<unknown> = Promise.resolve();

async function start(): Promise<Uint8Array[]> {
  const [wasm, ...buffers] = await Promise.all(
    [wasmFile, textFile, fallbackFile].map((file) => Bun.file(file).bytes()),
  );
  await initWasm(wasm ?? new Uint8Array());
  return buffers;
}

/** An SVG as a PNG of a width in pixels. Fails on what is no SVG. */
export function rasterize(
  svg: string,
  widthPx: number,
  background: string,
): Promise<Uint8Array> {
  const drawn = last.then(async () => {
    fonts ??= start();
    const fontBuffers = await fonts;
    await new Promise((resolve) => setImmediate(resolve));
    return draw(svg, widthPx, background, fontBuffers);
  });
  last = drawn.catch(() => undefined);
  return drawn;
}

function draw(
  svg: string,
  widthPx: number,
  background: string,
  fontBuffers: Uint8Array[],
): Uint8Array {
  const drawing = new Resvg(svg, {
    background,
    fitTo: { mode: "width", value: widthPx },
    font: { fontBuffers, defaultFontFamily: "Instrument Sans" },
  });
  try {
    const image = drawing.render();
    try {
      return image.asPng();
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
}
