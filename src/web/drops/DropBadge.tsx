import { DAY_MS, formatDay } from "#shared/text/dates.ts";
import { dayAt } from "#shared/text/days.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { tags } from "#web/ui/Tag.css.ts";
import { timeLeft, twoDigits } from "./countdown.ts";
import { useLeft } from "./useLeft.ts";

type DropBadgeProps = { productId: number; opens: string };

/** Says on a card when its clip opens: the day, and soon the time that is left. */
export function DropBadge({ productId, opens }: DropBadgeProps) {
  const { drop: t } = useMessages("drops");
  const formats = useFormats();
  const left = useLeft(productId, opens);
  const day = dayAt(Date.parse(opens), formats.timeZone);
  return (
    <span className={tags.drop} suppressHydrationWarning>
      {left === undefined
        ? t.opens(formatDay(day, formats, { from: Date.parse(opens) }))
        : left >= DAY_MS
          ? t.inDays(Math.floor(left / DAY_MS))
          : t.soon(clockOf(left))}
    </span>
  );
}

function clockOf(left: number): string {
  const { hours, minutes, seconds } = timeLeft(left);
  return [String(hours), twoDigits(minutes), twoDigits(seconds)].join(":");
}
