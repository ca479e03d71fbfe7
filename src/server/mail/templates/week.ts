import { formatCents } from "#shared/text/formats.ts";
import { isolated } from "#shared/text/direction.ts";
import { formatDay } from "#shared/text/dates.ts";
import type { Mail } from "#server/mail/mail.ts";
import { layout, type MailVoice } from "./layout.ts";
import { ruled, section } from "./blocks.ts";
import { link, list, small } from "./pieces.ts";

type WeekOrder = {
  id: number;
  name: string;
  clips: number;
  /** The day by which it was said to be ready (ISO). */
  readyBy: string | null;
  isLate: boolean;
  isUnpaid: boolean;
  /** Undefined for an order that has no page. */
  url: string | undefined;
};

/** What the maker is told about her week. */
export type WeekData = {
  /** When it was read. */
  at: number;
  /** The oldest of the open orders. */
  open: WeekOrder[];
  openCount: number;
  openClips: number;
  late: number;
  unpaid: number;
  unpaidCents: number;
  /** The unpaid orders that are sent already. */
  owed: WeekOrder[];
  low: { name: string; left: number }[];
  sold: number;
  soldCents: number;
};

/** The maker's week in six lines, and a link to each open or unpaid order. */
export function composeWeekMail(data: MailVoice & { week: WeekData }): Mail {
  const { theme, locale, publicUrl, week } = data;
  const { formats, shopName } = locale;
  const { week: t, payment } = locale.messages.mails;
  const money = (cents: number) => formatCents(cents, formats);
  const low = week.low.map(({ name, left }) => t.lowItem(isolated(name), left));
  const facts = [
    t.open(week.openCount, week.openClips),
    t.late(week.late),
    t.unpaid(week.unpaid, money(week.unpaidCents)),
    low.length > 0 ? t.low(low.join(", ")) : t.noneLow,
    t.sold(week.sold, money(week.soldCents)),
    week.openCount + week.unpaid > 0 ? t.below : t.free,
  ];
  const toLine = (order: WeekOrder) => {
    const about = [
      t.order(order.id, isolated(order.name), order.clips),
      order.readyBy &&
        t.readyBy(formatDay(order.readyBy, formats, { from: week.at })),
      order.isLate && t.isLate,
      order.isUnpaid && t.isUnpaid,
    ].filter(Boolean);
    const text = about.join(", ");
    return order.url ? link(theme, order.url, text) : text;
  };
  const more = week.openCount - week.open.length;
  const open = [
    ...week.open.map(toLine),
    ...(more > 0 ? [payment.unpaidMore(more)] : []),
  ];
  const owed = week.owed.map(toLine);
  return {
    subject: t.subject(week.openCount),
    ...layout({
      theme,
      locale,
      preview: facts[0] ?? "",
      heading: t.heading,
      body: [
        ruled(theme, facts),
        ...(open.length > 0 ? [section(theme, t.orders, list(open))] : []),
        ...(owed.length > 0 ? [section(theme, t.owed, list(owed))] : []),
      ],
      footer: [
        small(t.why(shopName)),
        small(link(theme, publicUrl, publicUrl)),
      ],
    }),
  };
}
