import * as calls from "#shared/newsletter/calls.ts";
import type { Elysia } from "elysia";
import { OK } from "#shared/api/schema.ts";
import { UnsubscribeQuery } from "#shared/newsletter/schema.ts";
import type { Deps } from "#server/deps.ts";
import { route } from "#server/http/route.ts";
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
  return (app: Elysia) =>
    app
      .use(
        route(
          calls.subscribe,
          { summary: "Join the newsletter" },
          async ({ body }) => {
            await subscribe(deps, body.email);
            return OK;
          },
        ),
      )
      .use(
        route(
          calls.showConfirmation,
          {
            summary: "A page with a button to confirm a subscription",
            query: UnsubscribeQuery,
            hasPages: true,
          },
          async ({ query: { token } }) =>
            standingPage(await findStanding(deps.db, token), token),
        ),
      )
      .use(
        route(
          calls.confirmSubscription,
          {
            summary: "Confirm a subscription",
            query: UnsubscribeQuery,
            hasPages: true,
            isRaw: true,
          },
          async ({ query: { token } }) =>
            standingPage(await confirmSubscription(deps, token), token),
        ),
      )
      .use(
        route(
          calls.showUnsubscribe,
          {
            summary: "A page with a button to leave the newsletter",
            query: UnsubscribeQuery,
            hasPages: true,
          },
          async ({ query: { token } }) =>
            (await findSubscriberByToken(deps.db, token))
              ? confirmPage(await shop(), token)
              : unknownPage(await shop()),
        ),
      )
      .use(
        route(
          calls.unsubscribe,
          {
            summary: "Leave the newsletter",
            query: UnsubscribeQuery,
            hasPages: true,
            // Mail programs post different bodies; only the token in the URL is
            // read.
            isRaw: true,
          },
          async ({ query: { token } }) =>
            (await unsubscribe(deps, token))
              ? donePage(await shop())
              : unknownPage(await shop()),
        ),
      );
}
