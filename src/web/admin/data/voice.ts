import type { Messages } from "#shared/messages/rooms.ts";
import type { Formats } from "#shared/text/formats.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";

/**
 * The panel's way to say values: its texts, and the shop's way to write prices.
 */
export type Voice = { t: Messages["panel"]; formats: Formats };

export function useVoice(): Voice {
  return { t: useMessages("panel"), formats: useFormats() };
}
