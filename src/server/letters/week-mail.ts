import { MINUTE_MS } from "#shared/text/dates.ts";
import type { WeekMail } from "#shared/orders/week.ts";
import { clockTime } from "#shared/text/days.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { weekMails } from "#server/db/schema/letters.ts";
import type { Deps } from "#server/deps.ts";
import { enqueueMail } from "#server/mail/queue.ts";
import { toIso } from "#server/runtime/clock.ts";
import { startPeriodic } from "#server/runtime/periodic.ts";
import { readSiteContent, readWeekMail } from "#server/site/store.ts";
import { hasNews } from "#server/mail/templates/week.ts";
import { readWeek } from "./week-data.ts";

/** The day of the week's mail if its hour has come, as 2026-11-23. */
export function dueDay(
  { day, hour }: WeekMail,
  now: number,
  timeZone: string,
): string | undefined {
  const [today = "", time = ""] = clockTime(toIso(now), timeZone).split("T");
  // Sunday is 0 for JavaScript and 7 for the maker.
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7;
  const isDue = weekday === day && Number(time.slice(0, 2)) >= hour;
  return isDue ? today : undefined;
}

/**
 * Queues the mail about the maker's week on her morning. The day is written
 * down with it, so that of all copies of the shop one does it, and once.
 * Returns whether the mail was queued.
 */
export async function sendWeekMail(deps: Deps): Promise<boolean> {
  const { db, commit, clock, config, outboxWake } = deps;
  const weekMail = await readWeekMail(db);
  if (!weekMail) return false;
  const now = clock.now();
  const { timeZone } = await readSiteContent(db, config);
  const day = dueDay(weekMail, now, timeZone);
  if (day === undefined) return false;
  const isWorthIt = !weekMail.skipEmpty || hasNews(await readWeek(deps));
  const isQueued = await commit(NO_LOCK, async (tx) => {
    const written = await tx
      .insert(weekMails)
      .values({ day, createdAt: now })
      .onConflictDoNothing()
      .returning({ day: weekMails.day })
      .all();
    if (written.length === 0 || !isWorthIt) return false;
    const recipient = config.ownerEmail;
    await enqueueMail(tx, { kind: "week_owner", recipient, now });
    return true;
  });
  if (isQueued) outboxWake();
  return isQueued;
}

const EVERY_MS = 5 * MINUTE_MS;

/** Looks every few minutes whether the mail is due. Call the result to stop. */
export function startWeekMail(deps: Deps): () => void {
  return startPeriodic(deps.log, {
    everyMs: EVERY_MS,
    failed: "week_mail_failed",
    async run() {
      if (await sendWeekMail(deps)) deps.log.info("week_mail_queued");
    },
  });
}
