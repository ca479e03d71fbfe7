import type { BuildError } from "./build-error.ts";

/** What the development server sends to every open page. */
export type State = {
  /** Of the latest build: a page reloads when it receives another number. */
  build: number;
  errors: BuildError[];
};

// Paths of the front server, the one that the browser talks to.
export const EVENTS_PATH = "/dev/events";
export const SCRIPT_PATH = "/dev/reload.js";
