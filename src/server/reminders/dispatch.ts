import { DAY_MS, MINUTE_MS } from "#shared/text/dates.ts";
import { isPaused } from "#shared/pace/rules.ts";
import { LONGEST_WAIT_MS } from "#shared/reminders/schema.ts";
import { mayBuyItem, ON_SALE } from "#shared/stock/rules.ts";
import type { AvailableItem } from "#shared/stock/schema.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { MAKER } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import { enqueueMail } from "#server/mail/queue.ts";
import { detachMailsOfReminders } from "#server/mail/removal.ts";
import { readSiteContent } from "#server/site/store.ts";
import { readAvailability } from "#server/stock/availability.ts";
import { startSweep } from "#server/db/sweeps.ts";
import { errorFields } from "#server/runtime/log.ts";
import { listOldReminders, removeReminders } from "./store.ts";
import {
  listDone,
  listDue,
  listGroups,
  listUntried,
  recordTold,
  type ReminderKind,
  takeBack,
  type WaitGroup,
} from "./waits.ts";

/**
 * The number of mails that one transaction queues, so that orders go on beside
 * them.
 */
const BATCH = 100;
/** So long can a mistaken "in stock" be undone before anybody is told. */
const UNDO_MS = MINUTE_MS;
const JUST_OPENED_MS = 5 * MINUTE_MS;

/** The news for those who wait; undefined: nothing yet. */
type News = { kind: ReminderKind; opensAt: number | null } | undefined;

type DispatchDeps = Pick<
  Deps,
  "db" | "commit" | "clock" | "config" | "outboxWake"
>;

/**
 * Tells those who wait what has become of their clip, and forgets those who have
 * been told. Decides by what is so now and not by what has happened, so that
 * nothing is lost in a crash: a mail that is no longer true is taken back.
 * Copies of the shop take turns.
 */
export async function dispatchReminders(deps: DispatchDeps): Promise<void> {
  // Most shops have nobody who waits, and no lock is taken for them.
  if ((await listGroups(deps.db)).length === 0) return;
  for (let isMore = true; isMore;) {
    isMore = await deps.commit(MAKER, async (tx) => {
      const now = deps.clock.now();
      const settled = await settle(tx);
      return (await tellAll(tx, { now, config: deps.config })) || settled;
    });
    deps.outboxWake();
  }
}

/** Forgets who was told. Returns whether there may be more. */
async function settle(tx: Tx): Promise<boolean> {
  const done = await listDone(tx, BATCH);
  for (const { kind, state, remarks, reminderId: id } of done)
    if (kind === "reminder_moved" && state === "sent") {
      await recordTold(tx, { id, opensAt: remarks?.opensAt ?? null });
      await detachMailsOfReminders(tx, [id]);
    } else await removeReminders(tx, [id]);
  return done.length === BATCH;
}

/** Queues a batch of mails. Returns whether there may be more. */
async function tellAll(
  tx: Tx,
  { now, config }: { now: number } & Pick<Deps, "config">,
): Promise<boolean> {
  const groups = await listGroups(tx);
  const { pause } = await readSiteContent(tx, config);
  const isBuyable = await readBuyable(tx, {
    now,
    // Nobody is told to come while no order is taken.
    isPaused: isPaused(pause, now),
  });
  for (const group of groups) {
    const news = newsFor(group, isBuyable(group), now);
    const untried = await listUntried(tx, group);
    await takeBack(
      tx,
      untried.flatMap(({ id, kind, remarks }) =>
        kind === news?.kind && (remarks?.opensAt ?? null) === news.opensAt
          ? []
          : id,
      ),
    );
    if (news && (await tell(tx, { group, news, now }))) return true;
  }
  return false;
}

type Telling = { group: WaitGroup; news: NonNullable<News>; now: number };

async function tell(tx: Tx, { group, news, now }: Telling): Promise<boolean> {
  const { kind, opensAt } = news;
  const due = await listDue(tx, group, { now, most: BATCH });
  // A drop has opened by itself, which is no mistake of a finger.
  const isDrop =
    kind === "reminder_open" &&
    (group.opensAt !== null || hasJustOpened(group.product, now));
  for (const { id, email } of due)
    await enqueueMail(tx, {
      kind,
      recipient: email,
      reminderId: id,
      ...(opensAt !== null && { remarks: { opensAt } }),
      now,
      dueAt: isDrop ? now : now + UNDO_MS,
    });
  return due.length === BATCH;
}

/** Whether a drop opened a moment ago, also for who waited before it was one. */
function hasJustOpened(
  { availableFrom: at }: WaitGroup["product"],
  now: number,
): boolean {
  return at !== null && at <= now && now - at < JUST_OPENED_MS;
}

function newsFor(
  { product, opensAt }: WaitGroup,
  isBuyable: boolean,
  now: number,
): News {
  if (product.deletedAt !== null)
    return { kind: "reminder_off", opensAt: null };
  // She may show it again.
  if (product.isHidden) return undefined;
  const { availableFrom: at, inStock } = product;
  const isToCome = at !== null && at > now;
  if (isToCome)
    return opensAt === null || at === opensAt
      ? undefined
      : { kind: "reminder_moved", opensAt: at };
  if (isBuyable) return { kind: "reminder_open", opensAt: null };
  const isCalledOff = opensAt !== null && at === null && !inStock;
  return isCalledOff ? { kind: "reminder_moved", opensAt: null } : undefined;
}

/** Returns what tells whether a wait is over because the clip can be bought. */
async function readBuyable(
  db: Db,
  { now, isPaused }: { now: number; isPaused: boolean },
) {
  const items = await readAvailability(db, { now, digits: 2 });
  const itemsOf = Map.groupBy(items, ({ productId }) => productId);
  const isFree = (item: AvailableItem | typeof ON_SALE) =>
    mayBuyItem(item, { isPaused }) === "free";
  return ({ productId, variantId }: WaitGroup): boolean => {
    const ofProduct = itemsOf.get(productId) ?? [];
    const whole = ofProduct.find((item) => item.variantId === null);
    if (whole && !isFree(whole)) return false;
    const ofVariants = ofProduct.filter((item) => item.variantId !== null);
    const own = ofVariants.filter((item) => item.variantId === variantId);
    // A variant that is gone is waited for as any. A product that is not listed
    // can simply be bought.
    const wanted = own.length > 0 ? own : ofVariants;
    return wanted.length > 0 ? wanted.some(isFree) : isFree(whole ?? ON_SALE);
  };
}

/** Forgets those who have waited for a year. Returns how many. */
export async function sweepReminders({
  commit,
  clock,
}: Pick<Deps, "commit" | "clock">): Promise<number> {
  return commit(MAKER, async (tx) => {
    const old = await listOldReminders(tx, clock.now() - LONGEST_WAIT_MS);
    await removeReminders(tx, old);
    return old.length;
  });
}

/** Holds that end and mails that were sent are seen after this. */
const LOOK_EVERY_MS = 15_000;
/** Several changes of one moment are looked at once. */
const PAUSE_MS = 500;

/** Tells those who wait, as long as the shop runs. Call the result to stop. */
export function startReminders(deps: Deps): () => void {
  let timer: Timer | undefined;
  let isRunning = false;
  let isOver = false;
  const schedule = (ms: number) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(run, ms).unref();
  };
  async function run(): Promise<void> {
    if (isRunning) return schedule(PAUSE_MS);
    isRunning = true;
    try {
      await dispatchReminders(deps);
    } catch (error) {
      deps.log.warn("reminders_not_sent", errorFields(error));
    }
    isRunning = false;
    schedule(LOOK_EVERY_MS);
  }
  deps.changes.onChange(() => schedule(PAUSE_MS));
  schedule(PAUSE_MS);
  const stopSweep = startSweep(deps, {
    name: "reminder sweep",
    everyMs: DAY_MS,
    async run() {
      const addresses = await sweepReminders(deps);
      if (addresses > 0) deps.log.info("reminders_swept", { addresses });
    },
  });
  return () => {
    isOver = true;
    clearTimeout(timer);
    stopSweep();
  };
}
