import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { PageState } from "#shared/api/page.ts";
import { fillQueries, Providers } from "#web/app/Providers.tsx";
import { createQueryClient } from "#web/data/queries.ts";
import { AppRoutes } from "#web/app/AppRoutes.tsx";

export type RenderedApp = {
  markup: string;
  /** Links that fetch what is seen first; they belong into the head. */
  preloads: string[];
};

// React puts the preloads of eager pictures before the markup. Only the one
// of high priority, the hero's, is worth delaying anything else for.
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
const HIGH = /<link rel="preload"[^>]*fetchPriority="high"[^>]*>/gi;

/** The application at `path` as markup, whole: nothing in it is awaited. */
export function renderApp(path: string, state: PageState): RenderedApp {
  const queryClient = createQueryClient();
  fillQueries(queryClient, state);
  const markup = renderToString(
    <Providers state={state} queryClient={queryClient}>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </Providers>,
  );
  // Otherwise its data would be held for the time that it is kept unused.
  queryClient.clear();
  const links = PRELOADS.exec(markup)?.[0] ?? "";
  return {
    markup: markup.slice(links.length),
    preloads: links.match(HIGH) ?? [],
  };
}
