import { HOUR_MS, MINUTE_MS } from "#shared/text/dates.ts";
import type { PushMessage } from "#shared/account/schema.ts";
import { formatCents } from "#shared/text/formats.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import { countOpenOrders } from "#server/orders/bench.ts";
import { errorFields } from "#server/runtime/log.ts";
import { OUTSIDE, type Outside } from "#server/runtime/outside.ts";
import { getPushKeys } from "./keys.ts";
import { type PushResult, sendPush } from "./send.ts";
import {
  claimDevice,
  type DeviceRow,
  listDueDevices,
  listUntoldOrders,
  newestOrderId,
  nextDueAt,
  settleDevice,
} from "./store.ts";

/** An order that another copy of the shop took is seen after this. */
const LOOK_EVERY_MS = 30_000;
const FIRST_DELAY_MS = MINUTE_MS;
const GROWTH = 4;
const MAX_DELAY_MS = 4 * HOUR_MS;
/** An address that never took anything for a week is no device. */
const MOST_ATTEMPTS = 40;

/** Orders of one moment ring once. */
const GATHER_MS = 250;

type PushWorker = {
  /** Tells all devices of what they do not know. */
  look(): Promise<void>;
  /** Ends what is being sent; another start, or another copy, sends it. */
  stop(): Promise<void>;
};

/** The tools that telling a device needs besides the shop. */
type Outlet = { outside: Outside; signal: AbortSignal };

/**
 * Rings the maker's devices for new orders. It looks after an order is stored
 * and now and then; no order waits for it, and no device for another.
 */
export function startPush(deps: Deps, outside: Outside = OUTSIDE): PushWorker {
  const { clock, db, log } = deps;
  const over = new AbortController();
  const outlet = { outside, signal: over.signal };
  const looks = new Set<Promise<void>>();
  let timer: Timer | undefined;
  let gathering: Timer | undefined;

  function look(): Promise<void> {
    const one = ringDue(deps, outlet)
      .then(schedule)
      .catch((error: unknown) => {
        log.error("push_error", errorFields(error));
        lookIn(LOOK_EVERY_MS);
      })
      .finally(() => looks.delete(one));
    looks.add(one);
    return one;
  }

  async function schedule(): Promise<void> {
    if (over.signal.aborted) return;
    const at = await nextDueAt(db, await newestOrderId(db));
    const ms = at === undefined ? LOOK_EVERY_MS : at - clock.now();
    lookIn(Math.min(LOOK_EVERY_MS, Math.max(1_000, ms)));
  }

  function lookIn(ms: number): void {
    clearTimeout(timer);
    if (!over.signal.aborted) timer = setTimeout(() => void look(), ms).unref();
  }

  deps.onOutboxWake(() => {
    if (over.signal.aborted) return;
    gathering ??= setTimeout(() => {
      gathering = undefined;
      void look();
    }, GATHER_MS).unref();
  });
  void look();
  return {
    look,
    async stop() {
      over.abort();
      clearTimeout(timer);
      clearTimeout(gathering);
      await Promise.all(looks);
    },
  };
}

async function ringDue(deps: Deps, outlet: Outlet): Promise<void> {
  const { clock, db } = deps;
  const newest = await newestOrderId(db);
  const due = await listDueDevices(db, { newest, now: clock.now() });
  await Promise.all(due.map((device) => ring(deps, device, outlet)));
}

async function ring(
  deps: Deps,
  device: DeviceRow,
  outlet: Outlet,
): Promise<void> {
  const { clock, commit } = deps;
  const now = clock.now();
  const claim = Bun.randomUUIDv7();
  const claimed = await commit(NO_LOCK, (tx) =>
    claimDevice(tx, { ...device, claim, now }),
  );
  if (!claimed) return;
  const outcome = await tell(deps, device, outlet);
  await commit(NO_LOCK, (tx) =>
    settleDevice(tx, { id: device.id, claim }, outcome),
  );
}

/** Returns what to note of the device. */
async function tell(
  deps: Deps,
  device: DeviceRow,
  { outside, signal }: Outlet,
): Promise<"gone" | Partial<DeviceRow>> {
  const { clock, config, db, log } = deps;
  const untold = await listUntoldOrders(db, device);
  const [newest] = untold;
  if (!newest) return {};
  const told = { toldOrderId: newest.id, attempts: 0, nextAttemptAt: 0 };
  // An order that ended before anybody was told is no news.
  const news = untold.filter(({ stands }) => stands === 1);
  if (news.length === 0) return told;
  const result = await sendPush(
    {
      device,
      message: await messageOf(deps, news),
      keys: await getPushKeys(deps),
      subject: `mailto:${config.ownerEmail}`,
      signal,
    },
    outside,
  );
  if (signal.aborted) return {};
  if (result.state === "sent") return told;
  log.warn("push_not_sent", {
    reason: result.state === "gone" ? "gone" : result.reason,
  });
  return afterFailure(device, result, clock.now());
}

function afterFailure(
  device: DeviceRow,
  result: Exclude<PushResult, { state: "sent" }>,
  now: number,
): "gone" | Partial<DeviceRow> {
  const attempts = device.attempts + 1;
  if (result.state === "gone" || attempts > MOST_ATTEMPTS) return "gone";
  const own = Math.min(FIRST_DELAY_MS * GROWTH ** (attempts - 1), MAX_DELAY_MS);
  return { attempts, nextAttemptAt: now + (result.retryAfterMs ?? own) };
}

type News = Awaited<ReturnType<typeof listUntoldOrders>>;

/** Says what came in. No name and no address: it lies on a locked screen. */
async function messageOf(deps: Deps, news: News): Promise<PushMessage> {
  const { formats, messages, shopName } = await deps.locale();
  const t = messages.mail.push;
  const { open } = await countOpenOrders(deps);
  const [newest] = news;
  const cents = news.reduce((sum, { totalCents }) => sum + totalCents, 0);
  return {
    title: newest && news.length === 1 ? t.one(newest.id) : t.many(news.length),
    body: t.body(formatCents(cents, formats), shopName),
    tag: `order-${newest?.id ?? 0}`,
    open,
  };
}
