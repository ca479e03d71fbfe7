import type { MailStatus } from "#shared/admin.ts";

const time = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });
const dateAndTime = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
});

/** "today at 3:30 PM", or with the day where it is another. */
export function whenWords(at: Date): string {
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday ? `today at ${time.format(at)}` : dateAndTime.format(at);
}

/** What becomes of orders for which no mail server is set. */
export function waitingWords(orders: number): string {
  if (orders === 0) return "Orders will be kept safe until then.";
  if (orders === 1) return "1 order is safe and waiting.";
  return `${orders} orders are safe and waiting.`;
}

/** What happens without the maker's doing, and what does not. */
export function comingWords(mails: MailStatus): string {
  const words = ["Orders are kept until their email is delivered."];
  if (mails.nextTryAt !== null) words.push(nextTryWords(mails.nextTryAt));
  if (mails.failed > 0)
    words.push("What has failed is sent again only by Retry now.");
  return words.join(" ");
}

function nextTryWords(nextTryAt: string): string {
  const at = Date.parse(nextTryAt);
  if (at <= Date.now()) return "They are being tried right now.";
  return `Next automatic try ${whenWords(new Date(at))}.`;
}
