import type { MailStatus } from "#shared/admin.ts";
import { Notice } from "./Notice.tsx";
import * as css from "./OrdersTab.css.ts";

const time = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });
const dateAndTime = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
});

/** What the maker should know of mails that have not gone out. */
export function DeliveryNotice({ mails }: { mails: MailStatus }) {
  if (!mails.smtpConfigured)
    return (
      <Notice tone="warning">
        <p>
          <strong>Nothing is being sent yet.</strong>{" "}
          {waitingWords(mails.ordersWaiting)} Add the mail server settings and
          restart the shop; they go out on their own.
        </p>
      </Notice>
    );
  const { lastError } = mails;
  if (!lastError) return null;
  return (
    <Notice tone="bad">
      <p>
        <strong>
          {lastError.orderId === null
            ? "A message has not been sent."
            : `Order ${lastError.orderId} has not been sent.`}
        </strong>{" "}
        Last error, {whenWords(new Date(lastError.at))}:
        <br />
        <code className={css.error}>{lastError.message}</code>
      </p>
      <p>{comingWords(mails)}</p>
    </Notice>
  );
}

/** What happens without the maker's doing, and what does not. */
function comingWords({ waiting, failed, nextTryAt }: MailStatus): string {
  const words: string[] = [];
  if (waiting > 0) words.push(nextTryWords(nextTryAt));
  if (failed > 0)
    words.push("What has failed is sent again only by Retry now.");
  return words.join(" ");
}

function nextTryWords(nextTryAt: string | null): string {
  const at = nextTryAt === null ? 0 : Date.parse(nextTryAt);
  if (at <= Date.now()) return "It is being tried again right now.";
  return `The next try comes by itself, ${whenWords(new Date(at))}.`;
}

function waitingWords(orders: number): string {
  if (orders === 0) return "Orders will be kept safe until then.";
  if (orders === 1) return "1 order is safe and waiting.";
  return `${orders} orders are safe and waiting.`;
}

function whenWords(at: Date): string {
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday ? `today at ${time.format(at)}` : dateAndTime.format(at);
}
