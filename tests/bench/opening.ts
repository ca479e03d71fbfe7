import { AIM_MS, measureOpening, OPENING } from "#tests/hard/rows/opening.ts";
import type { Figure } from "./figures.ts";

/** Measures the second in which a drop opens; throws if anything goes wrong. */
export async function openingFigures(): Promise<Figure[]> {
  const { pages, buyers, pieces } = OPENING;
  const { toldMs, slowestMs, sold } = await measureOpening(OPENING);
  return [
    {
      what: `the second of a drop, ${buyers} adds at once for ${pieces} pieces: the longest answer`,
      figure: `${slowestMs.toFixed(0)} ms`,
      target: `${AIM_MS} ms`,
      detail: `${pages} open pages told within ${toldMs} ms, ${sold} sold, none twice`,
    },
  ];
}
