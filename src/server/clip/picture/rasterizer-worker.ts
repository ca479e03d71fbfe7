import { parentPort } from "node:worker_threads";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import wasmFile from "@resvg/resvg-wasm/index_bg.wasm" with { type: "file" };
import fallbackFile from "./fonts/dejavu-sans-bold.ttf" with { type: "file" };
import textFile from "./fonts/instrument-sans-bold.ttf" with { type: "file" };

// Renders SVGs in a worker thread. An SVG takes 100 to 250 ms of CPU, the first
// one 500 ms more; on the main thread this would block the event loop.

export type Drawing = {
  id: number;
  svg: string;
  widthPx: number;
  background: string;
};
export type Drawn =
  { id: number; png: Uint8Array } | { id: number; error: string };

/** If both fonts lack a character, the bead is blank: .notdef is empty. */
let fonts: Promise<Uint8Array[]> | undefined;

parentPort?.on("message", async (drawing: Drawing) => {
  parentPort?.postMessage(await handle(drawing));
});

async function handle(drawing: Drawing): Promise<Drawn> {
  const { id } = drawing;
  try {
    fonts ??= start();
    return { id, png: draw(drawing, await fonts) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

async function start(): Promise<Uint8Array[]> {
  await initWasm(await readWasm());
  const files = [textFile, fallbackFile];
  return Promise.all(files.map((file) => Bun.file(file).bytes()));
}

/** The build compresses the module for the executable; see packed-wasm.ts. */
async function readWasm(): Promise<Uint8Array> {
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
