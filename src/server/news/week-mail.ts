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
import { CUSTOM_PRODUCT_ID } from "#shared/cart/rules.ts";
import { saySource } from "#shared/numbers/rules.ts";
import { formatCents, formatCount } from "#shared/text/formats.ts";
import { isolated } from "#shared/text/characters.ts";
import { formatDay } from "#shared/text/dates.ts";
import type { MailKinds } from "#server/mail/compose.ts";
import type { Mail } from "#server/mail/mail.ts";
import { formatsIn } from "#shared/money/formats.ts";
import { layout, type MailVoice } from "#server/mail/templates/layout.ts";
import { ruled, section } from "#server/mail/templates/blocks.ts";
import { link, list, small } from "#server/mail/templates/pieces.ts";
import { readWeek, type WeekData, type WeekOrder } from "./week-data.ts";

/** Whether there is anything for the maker to do. */
const hasToDo = (week: WeekData): boolean =>
  week.overdue > 0 ||
  [week.open, week.owed, week.unasked, week.refunds].some(
    ({ length }) => length > 0,
  );

/** Whether there is anything that the maker would act on, or be glad of. */
const hasNews = (week: WeekData): boolean =>
  hasToDo(week) || week.low.length + week.sold > 0;

/** The mail about the maker's week. */
export const weekMail = (deps: Deps) =>
  ({
    week_owner: {
      async compose(_, { speak }) {
        const week = await readWeek(deps);
        return composeWeekMail({ ...(await speak()), week });
      },
    },
  }) satisfies Partial<MailKinds>;

type Voice = MailVoice & { week: WeekData };

/** The maker's week in a few lines, and a link to each order in question. */
export function composeWeekMail(data: Voice): Mail {
  const { theme, locale, publicUrl, week } = data;
  const { shopName } = locale;
  const t = locale.messages.mail.week;
  const facts = factsOf(data);
  const lists: [title: string, orders: WeekOrder[], about: About][] = [
    [t.orders, week.open, aboutOpen],
    [t.owed, week.owed, aboutOwed],
    [t.unasked, week.unasked, aboutOwed],
    [t.refunds, week.refunds, aboutRefund],
  ];
  return {
    subject: t.subject(week.open.length),
    ...layout(data, {
      preview: facts[0] ?? "",
      heading: t.heading,
      body: [
        ruled(theme, facts),
        ...lists.flatMap(([title, orders, about]) =>
          orders.length > 0
            ? [section(theme, title, list(linesOf(data, orders, about)))]
            : [],
        ),
      ],
      footer: [
        small(t.why(shopName)),
        small(link(theme, publicUrl, publicUrl)),
      ],
    }),
  };
}

function factsOf({ locale, week }: Voice): string[] {
  const { week: t } = locale.messages.mail;
  const low = week.low.map(({ name, left }) => t.lowItem(isolated(name), left));
  const clips = week.open.reduce((sum, order) => sum + order.clips, 0);
  // An order keeps the currency that it was placed in.
  const sumOf = (orders: WeekOrder[], cents: "owedCents" | "refundableCents") =>
    Array.from(
      Map.groupBy(orders, ({ currency }) => currency),
      ([currency, alike]) =>
        formatCents(
          alike.reduce((sum, order) => sum + order[cents], 0),
          formatsIn(locale.formats, currency),
        ),
    ).join(" + ");
  const { owed, unasked, refunds } = week;
  return [
    t.open(week.open.length, clips),
    ...(owed.length > 0
      ? [t.sentUnpaid(owed.length, sumOf(owed, "owedCents"))]
      : []),
    ...(unasked.length > 0
      ? [t.notAsked(unasked.length, sumOf(unasked, "owedCents"))]
      : []),
    ...(week.overdue > 0 ? [t.unpaid(week.overdue)] : []),
    ...(refunds.length > 0
      ? [t.toRefund(refunds.length, sumOf(refunds, "refundableCents"))]
      : []),
    t.late(week.open.filter(({ isLate }) => isLate).length),
    low.length > 0 ? t.low(low.join(", ")) : t.noneLow,
    t.sold(week.sold, formatCents(week.soldCents, locale.formats)),
    ...sayLooks(locale, week.looks),
    ...(hasToDo(week) ? [t.below] : hasNews(week) ? [] : [t.free]),
  ];
}

/** What was looked at; nothing in a week in which nobody looked. */
function sayLooks(
  { formats, messages }: Voice["locale"],
  looks: WeekData["looks"],
): string[] {
  if (!looks || looks.visits === 0) return [];
  const { week: t } = messages.mail;
  const { visits, best, source } = looks;
  const nameOf = ({ id, name }: NonNullable<typeof best>) =>
    id === CUSTOM_PRODUCT_ID ? t.custom : isolated(name);
  return [
    t.visits(formatCount(visits, formats), visits),
    ...(best ? [t.best(nameOf(best), best.quantity)] : []),
    ...(source ? [t.cameFrom(saySource(source, t.sources))] : []),
  ];
}

type About = (data: Voice, order: WeekOrder) => (string | false | null)[];

const aboutOpen: About = ({ locale, week }, order) => {
  const { week: t } = locale.messages.mail;
  const { readyBy } = order;
  const from = { from: week.at };
  return [
    readyBy && t.readyBy(formatDay(readyBy, locale.formats, from)),
    order.isLate && t.isLate,
    order.isUnpaid && t.isUnpaid,
  ];
};

const aboutOwed: About = (data, order) => [
  amount(data, order, order.owedCents),
];

const aboutRefund: About = (data, order) => [
  amount(data, order, order.refundableCents),
];

/** An amount in the order's own currency. */
const amount = (
  { locale: { formats } }: Voice,
  { currency }: WeekOrder,
  cents: number,
): string => formatCents(cents, formatsIn(formats, currency));

function linesOf(data: Voice, orders: WeekOrder[], about: About) {
  const { theme, locale, week } = data;
  const { week: t, payment } = locale.messages.mail;
  const more = orders.length - week.maxLinks;
  return [
    ...orders.slice(0, week.maxLinks).map((order) => {
      const words = [
        t.order(order.id, isolated(order.name), order.clips),
        ...about(data, order),
      ];
      const text = words.filter(Boolean).join(", ");
      return order.url ? link(theme, order.url, text) : text;
    }),
    ...(more > 0 ? [payment.unpaidMore(more)] : []),
  ];
}

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
