import type { Api } from "./api.ts";
import type { Deps } from "./deps.ts";
import {
  createRequestHandler,
  type ServeHandlers,
} from "./http/request-handler.ts";
import { addHealth } from "./operations/monitoring/health.ts";
import {
  createRequestMetrics,
  type RequestMetrics,
} from "./operations/monitoring/metrics.ts";
import { createObserver } from "./operations/monitoring/observe.ts";
import type { Pages } from "./pages/pages.ts";

/** The whole shop, without a listener: `start.ts` and tests add listeners. */
export type App = {
  /** The options that each listener shares; complete once the API is loaded. */
  handlers: ServeHandlers;
  /** Handles a request without a listener. */
  handle(request: Request): Promise<Response>;
  /** Loads the API, if no request has done so. */
  loadApi(): Api | Promise<Api>;
  /** Any of the listeners: each knows the client's address of every request. */
  server: Api["server"];
};

type AppParts = {
  /** Without pages, the app is the API alone. */
  pages?: Pages;
  /** Called once, for the first request that needs the API. */
  createApi: (metrics: RequestMetrics) => Api | Promise<Api>;
};

/** Combines pages and API. */
export function createApp(deps: Deps, { pages, createApi }: AppParts): App {
  const metrics = createRequestMetrics();
  let server: App["server"] = null;
  let api: Api | undefined;
  let loading: Promise<Api> | undefined;
  addHealth(deps);

  function keep(loaded: Api): Api {
    loaded.server = server;
    api = loaded;
    addCached();
    return loaded;
  }

  function loadApi(): Api | Promise<Api> {
    const known = api ?? loading;
    if (known) return known;
    const made = createApi(metrics);
    if (!(made instanceof Promise)) return keep(made);
    loading = made.then(keep);
    return loading;
  }

  const { handlers, addCached } = createRequestHandler({
    deps,
    loadRouter: loadApi,
    pages,
    onResponse: createObserver(deps, metrics),
  });
  return {
    handlers,
    handle: async (request) => handlers.fetch(request),
    loadApi,
    get server() {
      return server;
    },
    set server(listener) {
      server = listener;
      if (api) api.server = listener;
    },
  };
}
