import type { Db, Tx } from "#server/db/handle.ts";
import type { SendingPace } from "./pace.ts";

/** A claimed mail, which a lane of the worker sends. */
export type Job = {
  queue: MailQueue;
  /** Tells it from the other mails of its queue. */
  id: number;
  /** Tries to send it. The result records the outcome; call it once. */
  deliver(pace: SendingPace): Promise<(tx: Tx) => Promise<void>>;
  /** Makes its lease longer. */
  renew(tx: Tx, leasedUntil: number): Promise<void>;
  /** Returns it to its queue after its delivery was aborted. */
  release(tx: Tx): Promise<void>;
};

type ClaimInput = {
  now: number;
  /**
   * The mails that this process is sending. Their leases look expired when the
   * clock is set forward.
   */
  except: readonly Job[];
};

/** Where the worker takes mails from. */
export type MailQueue = {
  /** Claims and leases the next due mail, if there is one. */
  claim(tx: Tx, input: ClaimInput): Promise<Job | undefined>;
  /** When the next mail is due; undefined where none waits. */
  nextDueAt(db: Db, now: number): Promise<number | undefined>;
  /** Makes due what a limit of the mail server has held up. */
  hurryHeld?(tx: Tx, now: number): Promise<void>;
};
