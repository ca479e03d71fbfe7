import type { SQL } from "bun";
import { inTime } from "./connection.ts";

const CHANNEL = "shop_changes";
/** A lost connection may lose a notification, so the version is polled too. */
const LOOK_EVERY_MS = 1_000;
/** Limits how often pages are rendered again while a maker saves a lot. */
const PAUSE_MS = 250;

/**
 * Calls the listener within about a second after another process has changed
 * what pages show. `ownName` is the application name of this process's
 * connections. Call the result to stop.
 */
export async function watchChanges(
  client: SQL,
  ownName: string,
  listener: () => void,
): Promise<() => void> {
  const tell = createCoalesced(listener);
  let seen = await readVersion(client);
  const look = async () => {
    const version = await readVersion(client);
    if (version === seen) return;
    seen = version;
    tell();
  };
  // If the server does not respond, the next poll reads the version again.
  const lookSafely = () => void look().catch(() => {});
  const subscription = await client.listen(
    CHANNEL,
    (payload) => {
      const [version = "", ...name] = payload.split(" ");
      seen = Math.max(seen, Number(version));
      if (name.join(" ") !== ownName) tell();
    },
    lookSafely,
  );
  const timer = setInterval(lookSafely, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    void subscription.unlisten().catch(() => {});
  };
}

async function readVersion(client: SQL): Promise<number> {
  const [row] = await inTime(
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
