import { NO_CACHE } from "#server/http/headers.ts";
import * as calls from "#shared/reminders/calls.ts";
import { OK } from "#shared/api/schema.ts";
import { sayError } from "#shared/messages/error-key.ts";
import { RemindForm } from "#shared/reminders/schema.ts";
import { parseBody, readBytes } from "#server/http/bodies.ts";
import { getProduct } from "#server/catalog/store.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import { routes } from "#server/http/routes.ts";
import { askPage, readShop, saidPage } from "#server/news/link-page.ts";
import type { Product } from "#shared/catalog/schema.ts";
import { productPath } from "#shared/api/paths.ts";
import { MINUTE_MS } from "#shared/text/dates.ts";
import { forget, remind } from "./remind.ts";
import { findReminderByToken } from "./store.ts";

/** An address of mail and a number. */
const MAX_FORM_BYTES = 4_096;

const CALENDAR = {
  "content-type": "text/calendar;charset=utf-8",
  "content-disposition": 'attachment; filename="opening.ics"',
  "x-content-type-options": "nosniff",
  // The moment may be moved.
  "cache-control": NO_CACHE,
};

/**
 * Routes for waiting for a clip, and for taking an address off. The link opens a
 * page with a button, because some mail programs open links by themselves.
 */
export function reminderRoutes(deps: Deps) {
  const { config, db } = deps;
  const shop = () => readShop(deps);
  const unknown = async () => {
    const given = await shop();
    const { unknownTitle: title, unknown: text } =
      given.locale.messages.mail.forgetReminder;
    return saidPage(404, given, { title, text });
  };
  return routes(calls, {
    getOpening: async ({ params: { id } }) => {
      const product = await getProduct(db, id);
      const opensAt = Date.parse(product.availableFrom ?? "");
      const now = deps.clock.now();
      if (product.isHidden || !(opensAt > now)) throw new Problem("not_found");
      const { shopName } = await deps.locale();
      const { publicUrl } = config;
      const about = { product, opensAt, shopName, publicUrl, now };
      return new Response(openingEvent(about), { headers: CALENDAR });
    },

    remind: async ({ body, params, address: origin }) => {
      const { id: productId } = params;
      await remind(deps, { ...body, productId, origin });
      return OK;
    },

    remindByForm: async ({ request, address: origin }) => {
      const given = await shop();
      const { wait } = given.locale.messages.home.drops;
      try {
        const bytes = await readBytes(request, MAX_FORM_BYTES);
        const sent = new URLSearchParams(Buffer.from(bytes).toString());
        const wish = parseBody(RemindForm, Object.fromEntries(sent));
        await remind(deps, { ...wish, origin });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        const text = sayError(error.message, given.locale);
        const { title } = wait.failed;
        return saidPage(error.status, given, { title, text });
      }
      const { done: title, hint: text } = wait;
      return saidPage(200, given, { title, text });
    },

    showForget: async ({ query: { token } }) => {
      if (!(await findReminderByToken(db, token))) return unknown();
      const given = await shop();
      const { title, text, confirm } =
        given.locale.messages.mail.forgetReminder;
      return askPage(given, {
        title,
        text,
        confirm,
        action: calls.forgetPath(token),
      });
    },

    forget: async ({ query: { token } }) => {
      if (!(await forget(deps, token))) return unknown();
      const given = await shop();
      const { doneTitle: title, done: text } =
        given.locale.messages.mail.forgetReminder;
      return saidPage(200, given, { title, text });
    },
  });
}

type Event = {
  product: Pick<Product, "id" | "name" | "slug">;
  opensAt: number;
  shopName: string;
  publicUrl: string;
  now: number;
};

const LENGTH_MS = 15 * MINUTE_MS;
/** RFC 5545 wants lines of at most 75 bytes. */
const MOST_BYTES = 75;

/** Returns the opening of a clip as a calendar's event, with an alarm before. */
function openingEvent(event: Event): string {
  const { product, opensAt, shopName, publicUrl, now } = event;
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Barrette//Shop//EN",
    "BEGIN:VEVENT",
    // The same each time, so that a drop that was moved replaces the first.
    `UID:clip-${product.id}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(opensAt)}`,
    `DTEND:${utc(opensAt + LENGTH_MS)}`,
    `SUMMARY:${escaped(`${product.name} · ${shopName}`)}`,
    `URL:${publicUrl}${productPath(product.slug)}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(product.name)}`,
    "TRIGGER:-PT10M",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
}

const utc = (ms: number) =>
  new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, "");

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");

/** Breaks a long line between its characters; the rest begins with a space. */
function folded(line: string): string {
  let bytes = 0;
  let text = "";
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MOST_BYTES) {
      text += "\r\n ";
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
