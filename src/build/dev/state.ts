import type { Fault } from "./fault-text.ts";

/** What an open page is told; the addresses are those of the front server. */
export type State = {
  /** Another one: the page is loaded again. */
  build: number;
  faults: Fault[];
};

export const EVENTS_PATH = "/dev/events";
export const SCRIPT_PATH = "/dev/reload.js";
