import type { MailStatus } from "#shared/admin/schema.ts";
import { formatWhen } from "#web/admin/data/format-when.ts";

/** Says what happens to orders while no mail server is configured. */
export function waitingText(orders: number): string {
  if (orders === 0) return "Orders will be kept safe until then.";
  if (orders === 1) return "1 order is safe and waiting.";
  return `${orders} orders are safe and waiting.`;
}

/** Says what is sent automatically and what needs "Retry now". */
export function nextStepsText(mails: MailStatus): string {
  const sentences = ["Orders are kept until their email is delivered."];
  if (mails.nextTryAt !== null) sentences.push(nextTryText(mails.nextTryAt));
  if (mails.failed > 0)
    sentences.push("What has failed is sent again only by Retry now.");
  return sentences.join(" ");
}

function nextTryText(nextTryAt: string): string {
  const at = Date.parse(nextTryAt);
  if (at <= Date.now()) return "They are being tried right now.";
  return `Next automatic try ${formatWhen(new Date(at))}.`;
}
