import type { BenchMessages } from "#shared/messages/bench/en.ts";
import type { BuyMessages } from "#shared/messages/buy/en.ts";
import type { DesignMessages } from "#shared/messages/design/en.ts";
import type { ErrorMessages } from "#shared/messages/errors/en.ts";
import type { FirstMessages } from "#shared/messages/first/en.ts";
import type { HomeMessages } from "#shared/messages/home/en.ts";
import type { MailMessages } from "#shared/messages/mail/en.ts";
import type { OrderMessages } from "#shared/messages/order/en.ts";
import type { PanelMessages } from "#shared/messages/panel/en.ts";

/** The texts of one language by room: what loads together. */
export type Messages = {
  /**
   * The texts that every page needs; they load together with the entry script.
   */
  first: FirstMessages;
  /** The rest of the home page, the page of a clip, and the other pages. */
  home: HomeMessages;
  /** Cart and checkout, and how an order travels. */
  buy: BuyMessages;
  /** The designer. */
  design: DesignMessages;
  /** Confirmation, order page and maker's page. */
  order: OrderMessages;
  /** The maker's panel and her editor. */
  panel: PanelMessages;
  /** The workbench. */
  bench: BenchMessages;
  /** The texts about a wrong input or a refused request. */
  errors: ErrorMessages;
};
export type Room = keyof Messages;
export const ROOMS = [
  "first",
  "home",
  "buy",
  "design",
  "order",
  "panel",
  "bench",
  "errors",
] as const satisfies Room[];

/** The address of a room's catalogue, which ends with language and hash. */
export const messagesUrl = (room: Room, end: string) => `/assets/${room}${end}`;

/**
 * The texts that the server says: no page of the panel or the editor is
 * rendered there.
 */
export type ServerMessages = Omit<Messages, "panel" | "bench"> & {
  /** Mails, and the pages of their links; no browser loads them. */
  mail: MailMessages;
};
