import { createContext, use } from "react";
import { MESSAGES_ID } from "#shared/api/paths.ts";
import type { Language } from "#shared/messages/languages.ts";
import { sayError } from "#shared/messages/error-key.ts";
import {
  type Messages,
  messagesUrl,
  type Room,
} from "#shared/messages/rooms.ts";
import { useFormats } from "./shop-context.ts";

/**
 * The texts of the page. On the server it has every room that is rendered there;
 * in the browser a room is added when it is loaded.
 */
export const MessagesContext = createContext<Partial<Messages>>({});

/** Returns the texts of a room, which must be loaded with the component. */
export function useMessages<R extends Room>(room: R): Messages[R] {
  const messages = use(MessagesContext)[room];
  if (!messages) throw new Error(`The texts of "${room}" are not loaded.`);
  return messages;
}

/** Returns the function that says an error of a schema; see error-key.ts. */
export function useSayError(): (text: string) => string {
  const messages = use(MessagesContext);
  const formats = useFormats();
  return (text) => sayError(text, { messages, formats });
}

/** The language of the page, and how the addresses of its catalogues end. */
type PageMessages = { language: Language; end: string };

/** The rooms that this browser has loaded; on the server there are none. */
export const loadedMessages: Partial<Messages> = {};
const loading = new Map<Room, Promise<void>>();

/** Loads a room once, in the page's language. A failure can be retried. */
export function loadRoom(room: Room): Promise<void> {
  const known = loading.get(room);
  if (known) return known;
  const loaded = fetchRoom(room);
  loading.set(room, loaded);
  loaded.catch(() => loading.delete(room));
  return loaded;
}

async function fetchRoom<R extends Room>(room: R): Promise<void> {
  if (!("document" in globalThis)) return;
  const source = document.getElementById(MESSAGES_ID)?.textContent;
  // Written by a server of the same release, as the page's state is.
  const page: PageMessages | undefined = source && JSON.parse(source);
  if (!page) return;
  const module: Record<string, Messages[R]> = await import(
    messagesUrl(room, page.end)
  );
  loadedMessages[room] = module[page.language];
}
