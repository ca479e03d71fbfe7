import type { Pause } from "./schema.ts";

/** The times of a pause. */
type Times = Pick<Pause, "from" | "until">;

/** Whether orders are refused at a time. */
export function isPaused(pause: Times | null, now: number): boolean {
  if (!pause || now >= Date.parse(pause.until)) return false;
  return pause.from === undefined || now >= Date.parse(pause.from);
}

/** Returns the next time at which a pause begins or ends, if it will. */
export function nextChange(
  pause: Times | null,
  now: number,
): number | undefined {
  const changes = [pause?.from, pause?.until].flatMap((iso) =>
    iso === undefined ? [] : [Date.parse(iso)],
  );
  return changes.find((at) => at > now);
}
