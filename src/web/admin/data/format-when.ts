const time = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });
const dateAndTime = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
});

/** Returns "today at 3:30 PM", or the date and time of another day. */
export function formatWhen(at: Date): string {
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday ? `today at ${time.format(at)}` : dateAndTime.format(at);
}
