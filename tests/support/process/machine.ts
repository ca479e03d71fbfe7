import { existsSync } from "node:fs";
import { findChromium } from "#tests/support/browser/browser.ts";

import { findPostgres } from "#tests/support/database/postgres.ts";

/** Something that some tests need and that not every machine has. */
export type Ability = {
  isThere: () => boolean;
  /** Which tests are skipped without the ability, and how to install it. */
  missing: string;
};

const succeeds = (...command: string[]) =>
  Bun.which(command[0] ?? "") !== null && Bun.spawnSync(command).success;

/** Caches the answer for the process, because some checks start a program. */
const once = (ask: () => boolean) => {
  let answer: boolean | undefined;
  return () => {
    answer ??= ask();
    return answer;
  };
};

/** A user namespace, in which a plain user is root. */
export const USER_NAMESPACES: Ability = {
  isThere: once(() => succeeds("unshare", "-r", "true")),
  missing:
    "the test of a port that only root may take: this machine gives no user namespaces (unshare -r)",
};

/** Private disks, mounted in a namespace that no other process sees. */
export const OWN_DISKS: Ability = {
  isThere: once(() =>
    succeeds("unshare", "-rm", "mount", "-t", "tmpfs", "tmpfs", "/tmp"),
  ),
  missing:
    "the tests of full disks: this machine lets nobody mount in a namespace (unshare -rm)",
};

/** Let's Encrypt's test server. */
export const PEBBLE: Ability = {
  isThere: once(
    () =>
      Bun.which("pebble") !== null && Bun.which("pebble-challtestsrv") !== null,
  ),
  missing:
    "the tests of the shop's own https: there is no pebble here (Debian: apt-get install pebble)",
};

/** A PostgreSQL server that any user may start. */
export const POSTGRES: Ability = {
  isThere: () => findPostgres() !== undefined && Bun.which("setpriv") !== null,
  missing:
    "the tests of the shop on PostgreSQL: there is none here, 15 or newer (Debian: apt-get install postgresql)",
};

/** The load balancer in front of several copies of the shop. */
export const HAPROXY: Ability = {
  isThere: () => Bun.which("haproxy") !== null,
  missing:
    "the test of three copies behind a balancer: there is no haproxy here (Debian: apt-get install haproxy)",
};

/** An executable of the last release, which shops still run. */
export const LAST_RELEASE: Ability = {
  isThere: () => existsSync(process.env.LAST_RELEASE ?? ""),
  missing:
    "the test of a copy of the last release: LAST_RELEASE names no executable",
};

/** A C compiler, for the library that discards a process's unsynced writes. */
export const C_COMPILER: Ability = {
  isThere: () => Bun.which("cc") !== null,
  missing:
    "the test of a power cut: there is no C compiler here (Debian: apt-get install gcc libc6-dev)",
};

/** Chromium. `npm test` installs it and reports what is skipped without it. */
export const CHROMIUM: Ability = {
  isThere: () => findChromium() !== undefined,
  missing:
    "what is seen in a browser: there is no Chromium here (Debian: apt-get install chromium-headless-shell)",
};

/** The abilities that some tests of `npm test` need, except CHROMIUM. */
export const ABILITIES = [USER_NAMESPACES, OWN_DISKS, PEBBLE, C_COMPILER];
