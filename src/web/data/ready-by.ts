import { formatDay } from "#shared/text/dates.ts";
import { useMessages } from "./messages.ts";
import { useFormats } from "./shop-context.ts";

type Promised = { readyBy?: string | null | undefined; createdAt: string };

/** Returns what says by when an order is ready; empty if no day was said. */
export function useReadyBy(): (order: Promised) => string {
  const { readyBy: say } = useMessages("order");
  const formats = useFormats();
  return ({ readyBy, createdAt }) =>
    readyBy
      ? say(
          formatDay(readyBy, formats, {
            from: Date.parse(createdAt),
            hasWeekday: true,
          }),
        )
      : "";
}
