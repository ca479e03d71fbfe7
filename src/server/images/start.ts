import type { Deps } from "#server/deps.ts";
import { errorFields } from "#server/log.ts";
import { sweepPictures } from "./files.ts";

const EVERY_MS = 6 * 60 * 60 * 1000;

/**
 * Removes unused pictures now and then, as long as the shop runs. Answers how
 * to stop it. A sweep that fails is logged and tried again with the next.
 */
export function startPictureSweep(deps: Deps): () => void {
  const sweep = () => {
    sweepPictures(deps).catch((error) =>
      deps.log.error("picture_sweep_failed", errorFields(error)),
    );
  };
  sweep();
  const timer = setInterval(sweep, EVERY_MS);
  return () => clearInterval(timer);
}
