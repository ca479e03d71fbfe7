import type { SQL } from "bun";
import { inTime, type Pool } from "./pool.ts";

/**
 * A lost connection may lose a notification, so the version is polled too. With
 * the pause, other copies show a change within a second in any case.
 */
const LOOK_EVERY_MS = 500;
/** Limits how often pages are rendered again while a maker saves a lot. */
const PAUSE_MS = 250;
/**
 * The pause between two looks whether the connection that listens was replaced.
 */
const LISTEN_EVERY_MS = 2_000;

/**
 * Calls the listener within a second after another process has changed what
 * pages show. `ownName` is the application name of this process's connections.
 * Call the result to stop.
 */
export async function watchChanges(
  pool: Pool,
  ownName: string,
  listener: () => void,
): Promise<() => void> {
  const tell = createCoalesced(listener);
  let seen = await readVersion(pool);

  async function look(): Promise<void> {
    const version = await readVersion(pool);
    if (version === seen) return;
    seen = version;
    tell();
  }

  return watch(pool, {
    channel: "shop_changes",
    everyMs: LOOK_EVERY_MS,
    hear(payload) {
      const [version = "", ...name] = payload.split(" ");
      seen = Math.max(seen, Number(version));
      if (name.join(" ") !== ownName) tell();
    },
    // If the server does not respond, the next poll reads the version.
    reconnected: () => void look().catch(() => {}),
    look,
  });
}

/**
 * Calls the listener when another process says something on a channel: that it
 * holds something for a cart, or has changed an order. A notification that is
 * lost with its connection is made up for by those who listen, who look by
 * themselves now and then. Call the result to stop.
 */
export function watchOthers(
  pool: Pool,
  {
    channel,
    ownName,
    listener,
  }: { channel: string; ownName: string; listener: () => void },
): Promise<() => void> {
  return watch(pool, {
    channel,
    everyMs: LISTEN_EVERY_MS,
    hear(name) {
      if (name !== ownName) listener();
    },
    reconnected: listener,
  });
}

type Watch = {
  channel: string;
  everyMs: number;
  hear(payload: string): void;
  /** What was said meanwhile is lost. */
  reconnected(): void;
  /** Asks by itself, every `everyMs`. */
  look?(): Promise<void>;
};

/** Listens to a channel, on new connections too. Call the result to stop. */
async function watch(
  pool: Pool,
  { channel, everyMs, hear, reconnected, look }: Watch,
): Promise<() => void> {
  let listening: { client: SQL; subscription: SQL.ListenSubscription };
  let timer: Timer;
  let isOver = false;

  async function listen(): Promise<void> {
    const { client } = pool;
    const subscription = await inTime(
      client.listen(channel, hear, reconnected),
    );
    listening = { client, subscription };
  }

  /** Looks again only after the answer, however long the server takes. */
  async function poll(): Promise<void> {
    try {
      await look?.();
      if (listening.client !== pool.client) await listen();
    } catch {
      // The next poll tries again.
    }
    if (!isOver) timer = setTimeout(poll, everyMs);
  }

  await listen();
  timer = setTimeout(poll, everyMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
    void listening.subscription.unlisten().catch(() => {});
  };
}

async function readVersion(pool: Pool): Promise<number> {
  const [row] = await pool.query((client) =>
    client.unsafe<{ version: string }[]>("select version from shop_changes"),
  );
  return Number(row?.version ?? 0);
}

/** Calls `call` at once; calls within PAUSE_MS become one after the pause. */
function createCoalesced(call: () => void): () => void {
  let isPausing = false;
  let isWanted = false;
  const run = () => {
    isPausing = true;
    isWanted = false;
    setTimeout(() => {
      isPausing = false;
      if (isWanted) run();
    }, PAUSE_MS);
    call();
  };
  return () => {
    isWanted = true;
    if (!isPausing) run();
  };
}
