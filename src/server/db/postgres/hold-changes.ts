import type { SQL } from "bun";
import { inTime, type Pool } from "./pool.ts";

const CHANNEL = "shop_holds";
/** How often to look whether the connection that listens was replaced. */
const LOOK_EVERY_MS = 2_000;

/**
 * Calls the listener when another process holds something for a cart or frees
 * it. A notification that is lost with its connection is made up for by those
 * who listen, who look by themselves now and then. Call the result to stop.
 */
export async function watchHolds(
  pool: Pool,
  ownName: string,
  listener: () => void,
): Promise<() => void> {
  let listening: { client: SQL; subscription: SQL.ListenSubscription };
  let timer: Timer;
  let isOver = false;

  async function listen(): Promise<void> {
    const { client } = pool;
    const subscription = await inTime(
      client.listen(
        CHANNEL,
        (name) => {
          if (name !== ownName) listener();
        },
        listener,
      ),
    );
    listening = { client, subscription };
  }

  /** Looks again only after the answer, however long the server takes. */
  async function look(): Promise<void> {
    try {
      if (listening.client !== pool.client) await listen();
    } catch {
      // The next look tries again.
    }
    if (!isOver) timer = setTimeout(look, LOOK_EVERY_MS);
  }

  await listen();
  timer = setTimeout(look, LOOK_EVERY_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
    void listening.subscription.unlisten().catch(() => {});
  };
}
