import type { AccountMessages } from "./account/en.ts";
import type { LettersMessages } from "./letters/en.ts";
import type { EditorMessages } from "./editor/en.ts";
import type { HomeMessages } from "./home/en.ts";
import type { DropsMessages } from "./drops/en.ts";
import type { ClipsMessages } from "./clips/en.ts";
import type { ErrorMessages } from "./errors/en.ts";
import type { CheckoutMessages } from "./checkout/en.ts";
import type { DeliveryMessages } from "./delivery/en.ts";
import type { DesignerMessages } from "./designer/en.ts";
import type { ImportMessages } from "./import/en.ts";
import type { LawMessages } from "./law/en.ts";
import type { OrderMessages } from "./orders/en.ts";
import type { PagesMessages } from "./pages/en.ts";
import type { MakingMessages } from "./making/en.ts";
import type { PaymentMessages } from "./payment/en.ts";
import type { PlanningMessages } from "./planning/en.ts";
import type { PanelMessages } from "./panel/en.ts";
import type { StorefrontMessages } from "./storefront/en.ts";
import type { WithdrawalMessages } from "./withdrawal/en.ts";
import type { MailsMessages } from "./mails/en.ts";

/** The texts of one language, by room. */
export type Messages = {
  /** The first view: layout, and the beginning of the home page. */
  storefront: StorefrontMessages;
  /** The rest of the home page, and the newsletter. */
  home: HomeMessages;
  /** Privacy page, 404, and the further pages of a long list. */
  pages: PagesMessages;
  /** The page of a clip. */
  clips: ClipsMessages;
  /** What is said about a wrong input or a refused request. */
  errors: ErrorMessages;
  /** Cart and checkout. */
  checkout: CheckoutMessages;
  /** How an order travels. */
  delivery: DeliveryMessages;
  designer: DesignerMessages;
  /** Confirmation, order page and maker's page. */
  orders: OrderMessages;
  /** The maker's panel. */
  panel: PanelMessages;
  /** Clips from the file of another shop, in the panel. */
  import: ImportMessages;
  /** When a clip opens, and when orders are taken, in the panel. */
  planning: PlanningMessages;
  /** The maker's devices, passkeys, password and sessions. */
  account: AccountMessages;
  /** The letters of the panel, and what its Orders tab says. */
  letters: LettersMessages;
  editor: EditorMessages;
  /** What the law of the maker's country asks of her shop. */
  law: LawMessages;
  /** What an order's page says about its payment. */
  payment: PaymentMessages;
  /** The maker's page: payment, corrections and what is picked. */
  making: MakingMessages;
  /** Withdrawing from an order. */
  withdrawal: WithdrawalMessages;
  /** Clips to come, who waits for them, and when the maker takes orders. */
  drops: DropsMessages;
};
export type Room = keyof Messages;
export const ROOMS = [
  "storefront",
  "home",
  "pages",
  "clips",
  "errors",
  "checkout",
  "delivery",
  "designer",
  "orders",
  "panel",
  "planning",
  "account",
  "letters",
  "import",
  "editor",
  "law",
  "payment",
  "making",
  "withdrawal",
  "drops",
] as const satisfies Room[];

/** The room that every page needs; it loads together with the entry script. */
export const FIRST_ROOM: Room = "storefront";

/** The address of a room's catalogue, which ends with language and hash. */
export const messagesUrl = (room: Room, end: string) => `/assets/${room}${end}`;

/** What the server says: no page of the panel or the editor is rendered there. */
export type ServerMessages = Omit<
  Messages,
  "panel" | "account" | "planning" | "letters" | "import" | "editor" | "law"
> & {
  /** Mails, and the pages of their links; no browser loads them. */
  mails: MailsMessages;
};
