import type { Elysia } from "elysia";
import { OK, OkReply } from "#shared/api/errors.ts";
import { SubscribeInput, UnsubscribeQuery } from "#shared/newsletter/schema.ts";
import { API } from "#shared/api/paths.ts";
import type { Deps } from "#server/deps.ts";
import { operation } from "#server/http/operation.ts";
import { replies, takes } from "#server/http/route-schemas.ts";
import { readPalette } from "#server/site/store.ts";
import { confirmPage, donePage, unknownPage } from "./page.ts";
import { findSubscriberByToken } from "./store.ts";
import { subscribe, unsubscribe } from "./subscription.ts";

/**
 * Routes for joining and leaving the newsletter. The unsubscribe link opens a
 * page with a button, because some mail programs open links automatically. The
 * unsubscribe button of a mail program sends the POST directly (RFC 8058).
 */
export function newsletterRoutes(deps: Deps) {
  const { shopName } = deps.config;
  const shop = async () => ({
    shopName,
    palette: await readPalette(deps.db),
  });
  return (app: Elysia) =>
    app
      .post(
        API.subscribe,
        async ({ body }) => {
          await subscribe(deps, body.email);
          return OK;
        },
        {
          body: takes(SubscribeInput),
          response: replies(OkReply),
          detail: operation("Join the newsletter"),
        },
      )
      .get(
        API.unsubscribe,
        async ({ query: { token } }) =>
          (await findSubscriberByToken(deps.db, token))
            ? confirmPage(await shop(), token)
            : unknownPage(await shop()),
        {
          query: takes(UnsubscribeQuery),
          detail: page("A page with a button to leave the newsletter"),
        },
      )
      .post(
        API.unsubscribe,
        async ({ query: { token } }) =>
          (await unsubscribe(deps, token))
            ? donePage(await shop())
            : unknownPage(await shop()),
        {
          // Mail programs post different bodies; only the token in the URL is
          // read.
          parse: () => null,
          query: takes(UnsubscribeQuery),
          detail: page("Leave the newsletter"),
        },
      );
}

/** Describes a route that responds with an HTML page, for a wrong link too. */
function page(summary: string) {
  const answer = (description: string) => ({
    description,
    content: { "text/html": {} },
  });
  return {
    summary,
    responses: { 200: answer("Done"), 404: answer("An unknown link") },
  };
}
