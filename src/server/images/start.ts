import { HOUR_MS } from "#shared/durations.ts";
import type { Deps } from "#server/deps.ts";
import { repeat } from "#server/repeat.ts";
import { sweepPictures } from "./files.ts";

const EVERY_MS = 6 * HOUR_MS;

/** Removes unused pictures now and every six hours; the answer ends it. */
export function startPictureSweep(deps: Deps): () => void {
  return repeat(deps.log, {
    everyMs: EVERY_MS,
    failed: "picture_sweep_failed",
    async run() {
      const files = await sweepPictures(deps);
      if (files > 0) deps.log.info("pictures_swept", { files });
    },
  });
}
