import { type Db, openDatabase } from "#server/db/open.ts";
import { outbox } from "#server/db/schema/mails.ts";
import type { OutboxWorker, Timer } from "#server/outbox/worker.ts";
import type { TestClock } from "./app.ts";
import { MIGRATIONS } from "./migrations.ts";
import { afterTest, tempFolder } from "./temp.ts";

/** A migrated database of its own, closed after the test. */
export function tempDatabase(): Db {
  const db = openDatabase(tempFolder(), MIGRATIONS);
  afterTest(() => db.$client.close());
  return db;
}

/** Every mail of the outbox, oldest first. */
export function outboxRows(db: Db) {
  return db.select().from(outbox).orderBy(outbox.id).all();
}

/** The one mail of the outbox. */
export function onlyMail(db: Db) {
  const [row, ...more] = outboxRows(db);
  if (!row || more.length > 0) throw new Error("expected exactly one mail");
  return row;
}

/** A timer that goes off only when its clock is moved by `pass`. */
export function createTestTimer(clock: TestClock) {
  const alarms = new Set<{ at: number; run: () => void }>();
  const timer: Timer = (run, ms) => {
    const alarm = { at: clock.now() + ms, run };
    alarms.add(alarm);
    return { cancel: () => alarms.delete(alarm) };
  };
  const next = () => [...alarms].sort((a, b) => a.at - b.at)[0];
  return {
    timer,
    /** Lets time pass, and waits for what each alarm set off. */
    async pass(ms: number, worker: Pick<OutboxWorker, "idle">) {
      const end = clock.now() + ms;
      for (let alarm = next(); alarm && alarm.at <= end; alarm = next()) {
        alarms.delete(alarm);
        clock.advance(Math.max(0, alarm.at - clock.now()));
        alarm.run();
        await worker.idle();
      }
      clock.advance(Math.max(0, end - clock.now()));
    },
  };
}
