import * as calls from "#shared/newsletter/calls.ts";
import { OK } from "#shared/api/schema.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
import { readPalette } from "#server/site/store.ts";
import {
  confirmPage,
  donePage,
  joinedPage,
  joinPage,
  leftPage,
  unknownPage,
} from "./page.ts";
import { findSubscriberByToken } from "./store.ts";
import {
  confirmSubscription,
  findStanding,
  type Standing,
  subscribe,
  unsubscribe,
} from "./subscription.ts";

/**
 * Routes for joining and leaving the newsletter. The unsubscribe link opens a
 * page with a button, because some mail programs open links automatically. The
 * unsubscribe button of a mail program sends the POST directly (RFC 8058).
 */
export function newsletterRoutes(deps: Deps) {
  const shop = async () => {
    const palette = await readPalette(deps.db, deps.config);
    return { locale: await deps.locale(), palette };
  };
  async function standingPage(standing: Standing, token: string) {
    if (standing === "asked") return joinPage(await shop(), token);
    if (standing === "reads") return joinedPage(await shop());
    if (standing === "off") return leftPage(await shop());
    return unknownPage(await shop());
  }
  return routes(calls, {
    subscribe: async ({ body }) => {
      await subscribe(deps, body.email);
      return OK;
    },

    showConfirmation: async ({ query: { token } }) =>
      standingPage(await findStanding(deps.db, token), token),

    confirmSubscription: async ({ query: { token } }) =>
      standingPage(await confirmSubscription(deps, token), token),

    showUnsubscribe: async ({ query: { token } }) =>
      (await findSubscriberByToken(deps.db, token))
        ? confirmPage(await shop(), token)
        : unknownPage(await shop()),

    unsubscribe: async ({ query: { token } }) =>
      (await unsubscribe(deps, token))
        ? donePage(await shop())
        : unknownPage(await shop()),
  });
}
