import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { PageState } from "#shared/api/page.ts";
import type { ServerMessages } from "#shared/messages/rooms.ts";
import { fillQueries, Providers } from "#web/app/Providers.tsx";
import { createQueryClient } from "#web/data/queries.ts";
import { AppRoutes } from "#web/app/AppRoutes.tsx";

export type RenderedApp = {
  markup: string;
  /** Preload links for what is visible first; to be put into the head. */
  preloads: string[];
};

// React puts preloads of eager pictures before the markup. Only the one with
// high priority, for the hero's picture, is worth delaying other requests.
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
const HIGH = /<link rel="preload"[^>]*fetchPriority="high"[^>]*>/gi;

/** Renders the application at `path` to markup, without waiting for data. */
export function renderApp(
  path: string,
  state: PageState,
  messages: ServerMessages,
): RenderedApp {
  const queryClient = createQueryClient();
  fillQueries(queryClient, state);
  const markup = renderToString(
    <Providers state={state} messages={messages} queryClient={queryClient}>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </Providers>,
  );
  // Otherwise the cache would stay in memory until its entries expire.
  queryClient.clear();
  const links = PRELOADS.exec(markup)?.[0] ?? "";
  return {
    markup: markup.slice(links.length),
    preloads: links.match(HIGH) ?? [],
  };
}
