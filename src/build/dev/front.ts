import type { ClientFile } from "../entry.ts";
import { type BuildError, errorText } from "./build-error.ts";
import { EVENTS_PATH, SCRIPT_PATH, type State } from "./state.ts";

/** Less than Bun's idle timeout, after which Bun closes a silent connection. */
const PING_MS = 5_000;

type FrontOptions = {
  hostname: string;
  port: number;
  shopPort: number;
  /** The script that every page runs to reload after a change. */
  script: string;
  /** What else this server answers itself, by path. */
  links?: Readonly<Record<string, () => Promise<Response>>>;
};

/**
 * Starts the server that the browser talks to. It responds with the bundle from
 * memory and forwards all other requests to the shop's process. While that
 * process is replaced, requests wait, so that no page fails to load.
 */
export function startFront(options: FrontOptions) {
  const listeners = new Set<(state: State) => void>();
  let assets = new Map<string, ClientFile>();
  let state: State = { build: Date.now(), errors: [] };
  let isBroken = false;
  let ready = Promise.withResolvers<void>();

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === EVENTS_PATH) return events();
    if (pathname === SCRIPT_PATH) return script(options.script);
    await ready.promise;
    const link = options.links?.[pathname];
    if (link) return link();
    const asset = assets.get(pathname);
    if (asset) return file(asset);
    if (isBroken && isForPage(request)) return errorPage(state);
    const waited = ready.promise;
    try {
      return await passOn(request, options.shopPort, state);
    } catch (error) {
      // The process was stopped before it answered. Repeats what only reads.
      if (ready.promise === waited || request.body) throw error;
      return answer(request);
    }
  }

  function events(): Response {
    let close = () => {};
    const stream = new ReadableStream<string>({
      start(controller) {
        const send = (text: string) => controller.enqueue(`${text}\n\n`);
        const listen = (next: State) => send(`data: ${JSON.stringify(next)}`);
        const ping = setInterval(() => send(": still here"), PING_MS);
        listeners.add(listen);
        listen(state);
        close = () => {
          clearInterval(ping);
          listeners.delete(listen);
        };
      },
      cancel: () => close(),
    });
    return new Response(stream, {
      headers: { "content-type": "text/event-stream", ...NO_STORE },
    });
  }

  const server = Bun.serve({
    hostname: options.hostname,
    port: options.port,
    fetch: answer,
  });

  return {
    /** Makes requests wait until `release` is called. */
    hold() {
      ready = Promise.withResolvers();
    },
    setAssets(files: ClientFile[]) {
      assets = new Map(files.map((each) => [`/${each.path}`, each]));
    },
    /** Continues waiting requests; open pages reload, or show the errors. */
    release(errors: BuildError[]) {
      isBroken = errors.length > 0;
      ready.resolve();
      this.tell({ build: isBroken ? state.build : Date.now(), errors });
    },
    /** Shows errors on pages that work nevertheless, such as wrong types. */
    note(errors: BuildError[]) {
      this.tell({ ...state, errors });
    },
    tell(next: State) {
      state = next;
      for (const listen of listeners) listen(state);
    },
    stop: () => server.stop(true),
  };
}

const NO_STORE = { "cache-control": "no-store" };

function script(body: string): Response {
  return new Response(body, {
    headers: { "content-type": "text/javascript", ...NO_STORE },
  });
}

function file({ path, bytes }: ClientFile): Response {
  return new Response(Buffer.from(bytes), {
    headers: { "content-type": Bun.file(path).type, ...NO_STORE },
  });
}

const isForPage = ({ headers }: Request) =>
  headers.get("accept")?.includes("text/html") ?? false;

async function passOn(
  request: Request,
  port: number,
  state: State,
): Promise<Response> {
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  // Pages are requested whole and uncompressed, to add a script to their HTML.
  if (isForPage(request))
    for (const name of ["accept-encoding", "if-none-match"])
      headers.delete(name);
  const response = await fetch(
    `http://127.0.0.1:${port}${url.pathname}${url.search}`,
    {
      method: request.method,
      headers,
      body: request.body,
      redirect: "manual",
      decompress: false,
      signal: request.signal,
    },
  );
  const type = response.headers.get("content-type") ?? "";
  const isPage = isForPage(request) && type.startsWith("text/html");
  if (!isPage || !response.body) return response;
  const html = await response.text();
  const page = new Headers(response.headers);
  page.delete("content-length");
  return new Response(html.replace("</body>", `${scriptTag(state)}</body>`), {
    status: response.status,
    headers: page,
  });
}

/** The page's build is in its tag, because the script may load after the next. */
const scriptTag = ({ build }: State) =>
  `<script async src="${SCRIPT_PATH}" data-build="${build}"></script>`;

/**
 * The page has an icon of its own, an empty one: a browser with windows would
 * ask the shop for it, which is not there.
 */
function errorPage(state: State): Response {
  const text = Bun.escapeHTML(state.errors.map(errorText).join("\n\n"));
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>The shop cannot run</title><link rel="icon" href="data:,"><body><h1>The shop cannot run</h1><pre>${text}</pre>${scriptTag(state)}</body></html>`;
  return new Response(html, {
    status: 500,
    headers: { "content-type": "text/html; charset=utf-8", ...NO_STORE },
  });
}
