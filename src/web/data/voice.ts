import type { Messages } from "#shared/messages/rooms.ts";
import type { Formats } from "#shared/text/formats.ts";
import { useMessages } from "./messages.ts";
import { useFormats } from "./shop-context.ts";

/**
 * The panel's way to say values: its texts, and the shop's way to write prices.
 */
export type Voice = { t: Messages["panel"]; formats: Formats };

export function useVoice(): Voice {
  return { t: useMessages("panel"), formats: useFormats() };
}

/**
 * Returns the function that writes a time in the shop's language and zone:
 * "today at 3:30 PM", or the date and time of another day.
 */
export function useFormatWhen(): (at: Date) => string {
  const { today } = useMessages("panel");
  const { locale, timeZone } = useFormats();
  return (at) => {
    const day = (date: Date) => date.toLocaleDateString(locale, { timeZone });
    return day(at) === day(new Date())
      ? today(at.toLocaleTimeString(locale, { timeStyle: "short", timeZone }))
      : at.toLocaleString(locale, {
          dateStyle: "long",
          timeStyle: "short",
          timeZone,
        });
  };
}
