import { serveDrawings } from "#server/images/rasterizer-process.ts";
import { EXIT } from "#cli/command-error.ts";

/** Draws pictures for the shop that started this process, and ends with it. */
export async function run(): Promise<number> {
  await serveDrawings();
  return EXIT.ok;
}
