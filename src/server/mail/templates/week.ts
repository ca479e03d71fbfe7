import { formatCents } from "#shared/text/formats.ts";
import { isolated } from "#shared/text/characters.ts";
import { formatDay } from "#shared/text/dates.ts";
import type { Mail } from "#server/mail/mail.ts";
import { formatsIn } from "#server/runtime/formats.ts";
import { layout, type MailVoice } from "./layout.ts";
import { ruled, section } from "./blocks.ts";
import { link, list, small } from "./pieces.ts";

export type WeekOrder = {
  id: number;
  name: string;
  /** Those that are still wanted. */
  clips: number;
  /** The day by which it was said to be ready (ISO). */
  readyBy: string | null;
  isLate: boolean;
  /** Whether its customer was asked for the money, which is still to come. */
  isUnpaid: boolean;
  owedCents: number;
  refundableCents: number;
  /** That of the amounts. */
  currency: string;
  /** Undefined for an order that has no page. */
  url: string | undefined;
};

/** What the maker is told about her week; each list has the oldest order first. */
export type WeekData = {
  /** When it was read. */
  at: number;
  /** The shop's, in which sums are told. */
  currency: string;
  /** More orders than this are only counted. */
  maxLinks: number;
  open: WeekOrder[];
  /** Sent or collected, and not paid, asked for or not. */
  owed: WeekOrder[];
  /** Open for a week, and not asked for. */
  unasked: WeekOrder[];
  /** How many customers were asked a week ago and have not paid. */
  overdue: number;
  /** What is to be paid back. */
  refunds: WeekOrder[];
  low: { name: string; left: number }[];
  sold: number;
  soldCents: number;
};

/** Whether there is anything for the maker to do. */
const hasToDo = (week: WeekData): boolean =>
  week.overdue > 0 ||
  [week.open, week.owed, week.unasked, week.refunds].some(
    ({ length }) => length > 0,
  );

/** Whether there is anything that the maker would act on, or be glad of. */
export const hasNews = (week: WeekData): boolean =>
  hasToDo(week) || week.low.length + week.sold > 0;

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
    ...layout({
      theme,
      locale,
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
    ...(hasToDo(week) ? [t.below] : hasNews(week) ? [] : [t.free]),
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
