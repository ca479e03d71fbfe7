import { Elysia } from "elysia";
import { SubscribeInput } from "#shared/newsletter.ts";
import { API } from "#shared/paths.ts";
import type { Deps } from "#server/deps.ts";
import { parseBody } from "#server/parse.ts";
import { confirmPage, donePage, unknownPage } from "./page.ts";
import { isKnownToken, subscribe, unsubscribe } from "./store.ts";

/**
 * Joining and leaving. The unsubscribe link opens a page that asks, because
 * mail programs open links by themselves; they leave by its POST (RFC 8058).
 */
export function newsletterRoutes(deps: Deps) {
  const { db, clock, config, outboxWake } = deps;
  return new Elysia({ name: "newsletter" })
    .post(API.subscribe, ({ body }) => {
      const { email } = parseBody(SubscribeInput, body);
      if (subscribe(db, email, clock.now())) outboxWake();
      return { ok: true } as const;
    })
    .get(API.unsubscribe, ({ request }) => {
      const token = tokenOf(request);
      return isKnownToken(db, token)
        ? confirmPage(config.shopName, token)
        : unknownPage(config.shopName);
    })
    .post(
      API.unsubscribe,
      ({ request }) =>
        unsubscribe(db, tokenOf(request), clock.now())
          ? donePage(config.shopName)
          : unknownPage(config.shopName),
      // Whatever a mail program posts: the token in the address says it all.
      { parse: () => null },
    );
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}
