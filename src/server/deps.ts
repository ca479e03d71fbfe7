import type { Changes } from "./changes.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { GroupCommit } from "./db/group-commit.ts";
import type { Db } from "./db/open.ts";
import type { KeptAnswers } from "./kept-answer.ts";
import type { Log } from "./log.ts";

/** What every feature is given. Made once at start; tests make their own. */
export type Deps = {
  config: Config;
  clock: Clock;
  log: Log;
  db: Db;
  /** For writes on a hot path: adding to carts, placing orders. */
  commit: GroupCommit;
  changes: Changes;
  /** What is the same for everyone; features put theirs in. */
  kept: KeptAnswers;
  /** Wakes the outbox worker: there is a mail to send. */
  outboxWake: () => void;
  onOutboxWake: (listener: () => void) => void;
};
