import type { PanelMessages } from "#shared/messages/panel/en.ts";
import type { ListedLetter } from "#shared/letters/schema.ts";
import { formatShortTime } from "#shared/text/dates.ts";
import { type Formats, formatCount } from "#shared/text/formats.ts";

/** Says how far a letter is, and of a sent one whom it has reached. */
export function sayState(
  { state, progress, sendAt, updatedAt }: ListedLetter,
  t: PanelMessages["letters"]["states"],
  formats: Formats,
): string {
  const when = formatShortTime(
    state === "draft" ? updatedAt : (sendAt ?? updatedAt),
    formats,
  );
  if (state === "draft" || state === "scheduled") return t[state](when);
  const { sent = 0, readers = 0 } = progress ?? {};
  const counts = [sent, readers].map((each) => formatCount(each, formats));
  const [reached = "", all = ""] = counts;
  if (state !== "sent") return t[state](reached, all);
  return sent === readers
    ? t.sent(when, all)
    : t.sentToSome(when, reached, all);
}
