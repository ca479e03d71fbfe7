import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type App, createApp, type Pages } from "#server/app.ts";
import type { Clock } from "#server/clock.ts";
import { parseConfig } from "#server/config.ts";
import type { Deps } from "#server/deps.ts";
import { createLog } from "#server/log.ts";
import { openShop } from "#server/open-shop.ts";
import { MIGRATIONS } from "./migrations.ts";

/** A clock that stands until it is told to move. */
export type TestClock = Clock & { advance(ms: number): void };

export function createTestClock(
  start = Date.parse("2026-11-21T10:00:00Z"),
): TestClock {
  let now = start;
  return {
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
  };
}

type HeaderPairs = Record<string, string>;

export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON of the answer; undefined when it is none. */
  json: unknown;
};

/** One visitor's browser: it keeps its cookies and sends JSON. */
export type Visitor = {
  cookies: Map<string, string>;
  /** What it sends as its Cookie header; empty without cookies. */
  cookieHeader(): string;
  /** A string body is sent as it is, anything else as JSON. */
  request(
    method: string,
    path: string,
    body?: unknown,
    headers?: HeaderPairs,
  ): Promise<Answer>;
  get(path: string, headers?: HeaderPairs): Promise<Answer>;
  post(path: string, body?: unknown, headers?: HeaderPairs): Promise<Answer>;
  put(path: string, body?: unknown, headers?: HeaderPairs): Promise<Answer>;
  delete(path: string, headers?: HeaderPairs): Promise<Answer>;
};

export type TestApp = {
  app: App;
  deps: Deps;
  clock: TestClock;
  /** The lines that the shop logged. */
  logLines: string[];
  visitor(): Visitor;
  close(): void;
  [Symbol.dispose](): void;
};

/** A whole shop on a temporary data folder, without a socket. */
export function startApp(
  env: Record<string, string> = {},
  pages?: (deps: Deps) => Pages,
): TestApp {
  const dataDir = mkdtempSync(join(tmpdir(), "barrette-"));
  const clock = createTestClock();
  const logLines: string[] = [];
  const log = createLog("json", (line) => logLines.push(line));
  const config = parseConfig({ DATA_DIR: dataDir, ...env });
  const shop = openShop({ config, log, clock, migrationsDir: MIGRATIONS });
  const app = createApp(shop.deps, pages?.(shop.deps));
  const close = () => {
    shop.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    app,
    deps: shop.deps,
    clock,
    logLines,
    visitor: () => createVisitor(app),
    close,
    [Symbol.dispose]: close,
  };
}

export function createVisitor(app: Pick<App, "handle">): Visitor {
  const cookies = new Map<string, string>();
  const cookieHeader = () =>
    [...cookies].map((pair) => pair.join("=")).join("; ");
  const request: Visitor["request"] = async (method, path, body, headers) => {
    const cookie = cookieHeader();
    const response = await app.handle(
      new Request(`http://localhost${path}`, {
        method,
        headers: {
          ...(cookie && { cookie }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    );
    keepCookies(cookies, response);
    return readAnswer(response);
  };
  return {
    cookies,
    cookieHeader,
    request,
    get: (path, headers) => request("GET", path, undefined, headers),
    post: (path, body, headers) => request("POST", path, body, headers),
    put: (path, body, headers) => request("PUT", path, body, headers),
    delete: (path, headers) => request("DELETE", path, undefined, headers),
  };
}

function keepCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const cookie = Bun.Cookie.parse(line);
    if (cookie.maxAge === 0 || cookie.value === "") cookies.delete(cookie.name);
    else cookies.set(cookie.name, cookie.value);
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? JSON.parse(text) : undefined,
  };
}
