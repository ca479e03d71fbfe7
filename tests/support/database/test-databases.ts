import type { WorkerMessage } from "./database-worker.ts";
import { ENGINE } from "./engine.ts";
import { databaseAddress, databaseName, startPostgres } from "./postgres.ts";
import {
  COUNTS,
  HANDED_OUT,
  MADE,
  slotOf,
  TAKEN,
} from "./test-database-slots.ts";

// Lets tests take databases synchronously. A thread makes databases in advance,
// and a test blocks only if none is ready.

const LONGEST_WAIT_MS = 30_000;

type Maker = { url: string; counts: Int32Array; worker: Worker };
let maker: Maker | undefined;

const tell = (worker: Worker, message: WorkerMessage) =>
  worker.postMessage(message);

/** Starts the thread, and a server unless `npm test` started a shared one. */
export async function prepareDatabases(): Promise<void> {
  if (ENGINE !== "postgres" || maker) return;
  let url = process.env.TEST_POSTGRES_URL;
  if (!url) {
    url = (await startPostgres()).url();
  }
  const bytes = COUNTS * Int32Array.BYTES_PER_ELEMENT;
  const counts = new Int32Array(new SharedArrayBuffer(bytes));
  const worker = new Worker(new URL("./database-worker.ts", import.meta.url), {
    ref: false,
  });
  tell(worker, { url, counts, pid: process.pid });
  maker = { url, counts, worker };
}

/** Takes a database with this version's tables; `giveBack` releases it. */
export function takeDatabase(): { url: string; giveBack(): void } {
  if (!maker) throw new Error("prepareDatabases was not called.");
  const { url, counts, worker } = maker;
  const ticket = Atomics.add(counts, TAKEN, 1);
  tell(worker, "taken");
  for (;;) {
    const made = Atomics.load(counts, MADE);
    if (made > ticket) break;
    if (Atomics.wait(counts, MADE, made, LONGEST_WAIT_MS) === "timed-out")
      throw new Error("No database was made in time.");
  }
  const number = Atomics.load(counts, HANDED_OUT + slotOf(ticket));
  return {
    url: databaseAddress(url, databaseName(process.pid, number)),
    giveBack: () => tell(worker, { giveBack: number }),
  };
}
