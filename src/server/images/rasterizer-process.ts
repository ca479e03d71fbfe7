import { initWasm, Resvg } from "@resvg/resvg-wasm";
import wasmFile from "@resvg/resvg-wasm/index_bg.wasm" with { type: "file" };
import fallbackFile from "./fonts/dejavu-sans-bold.ttf" with { type: "file" };
import displayFile from "./fonts/fraunces-soft.ttf" with { type: "file" };
import textFile from "./fonts/instrument-sans-bold.ttf" with { type: "file" };

// Renders SVGs in a process of its own. An SVG takes 100 to 250 ms of CPU, the
// first one 500 ms more, and a hostile one never ends: Bun cannot terminate a
// thread inside WebAssembly (https://github.com/oven-sh/bun/pull/36356).

export type Drawing = { svg: string; widthPx: number; background: string };
export type Drawn = { png: Uint8Array } | { error: string };

/** If both fonts lack a character, the bead is blank: .notdef is empty. */
let fonts: Promise<Uint8Array[]> | undefined;

/** Draws what the parent process sends, until that process ends. */
export async function serveDrawings(): Promise<void> {
  // Ctrl-C and a service manager signal the whole group; the shop first sends
  // the mails that wait for a drawing.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
  process.on("message", async (drawing: Drawing) => {
    process.send?.(await handle(drawing));
  });
  await new Promise<void>((resolve) =>
    process.once("disconnect", () => resolve()),
  );
}

async function handle(drawing: Drawing): Promise<Drawn> {
  try {
    fonts ??= start();
    return { png: draw(drawing, await fonts) };
  } catch (error) {
    return { error: String(error) };
  }
}

async function start(): Promise<Uint8Array[]> {
  await initWasm(await readModule());
  // The display font comes last: no bead may fall back to it.
  const files = [textFile, fallbackFile, displayFile];
  return Promise.all(files.map((file) => Bun.file(file).bytes()));
}

/** The executable has the module compressed; from source it is as published. */
async function readModule(): Promise<Uint8Array> {
  const bytes = await Bun.file(wasmFile).bytes();
  return Bun.isStandaloneExecutable ? Bun.zstdDecompress(bytes) : bytes;
}

function draw(
  { svg, widthPx, background }: Drawing,
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
