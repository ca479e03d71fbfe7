import type { MailStatus } from "#shared/admin/schema.ts";
import type { Messages } from "#shared/messages/rooms.ts";

type MailTexts = Messages["panel"]["mail"];

/** Says which mail has not been sent: an order itself is never mailed. */
export function unsentText(
  { about, orderId }: NonNullable<MailStatus["lastError"]>,
  { unsent }: MailTexts,
): string {
  return unsent[about](String(orderId));
}

/** Says what is sent automatically and what needs "Retry now". */
export function nextStepsText(
  { nextTryAt, failed }: MailStatus,
  t: MailTexts,
  formatWhen: (at: Date) => string,
): string {
  const sentences = [t.untilDelivered];
  if (nextTryAt !== null) {
    const at = new Date(nextTryAt);
    const isNow = at.getTime() <= Date.now();
    sentences.push(isNow ? t.tryingNow : t.nextTry(formatWhen(at)));
  }
  if (failed > 0) sentences.push(t.onlyRetry);
  return sentences.join(" ");
}
