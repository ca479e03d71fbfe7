import { afterEach, beforeEach } from "bun:test";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type App, createApp } from "#server/app.ts";
import type { PageSource } from "#server/http/request-handler.ts";
import type { Clock } from "#server/runtime/clock.ts";
import type { ShopDatabase } from "#server/db/shop-database.ts";
import { parseConfig } from "#server/config/config.ts";
import type { Deps } from "#server/deps.ts";
import { createLog } from "#server/runtime/log.ts";
import { DATABASE_FILE, openDatabase } from "#server/db/sqlite/open.ts";
import { connectPostgres } from "#server/db/postgres/open.ts";
import { createShop, takeFolder } from "#server/open-shop.ts";
import { ENGINE } from "#tests/support/database/engine.ts";
import { MIGRATIONS } from "#tests/support/database/migrations.ts";
import { OF_NO_MACHINE } from "#tests/support/process/executable.ts";
import { createReplyCheck } from "./replies.ts";
import { takeDatabase } from "#tests/support/database/test-databases.ts";

/** A clock that moves only when `advance` is called. */
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
  /** The parsed JSON of the answer; undefined when the answer is not JSON. */
  json: unknown;
};

/** One visitor's browser, which stores its cookies and sends JSON. */
export type Visitor = {
  cookies: Map<string, string>;
  /** The Cookie header that the browser sends; empty without cookies. */
  cookieHeader(): string;
  /** Sends a string body unchanged and any other body as JSON. */
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
  /** `address` is sent as X-Forwarded-For; the shop must trust one proxy. */
  visitor(address?: string): Visitor;
  close(): void;
  [Symbol.dispose](): void;
};

/** Starts a whole shop on a temporary data folder, without a socket. */
export function startApp(
  env: Record<string, string> = {},
  pages?: (deps: Deps) => PageSource,
): TestApp {
  const dataDir = mkdtempSync(join(tmpdir(), "barrette-"));
  const clock = createTestClock();
  const logLines: string[] = [];
  const log = createLog("json", (line) => logLines.push(line));
  const config = parseConfig({ ...OF_NO_MACHINE, DATA_DIR: dataDir, ...env });
  const folder = takeFolder(config.dataDir);
  const database = openTestDatabase(config.dataDir);
  const shop = createShop({ config, log, clock }, database, folder);
  const app = createApp(shop.deps, pages?.(shop.deps));
  const close = () => {
    void shop.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    app,
    deps: shop.deps,
    clock,
    logLines,
    visitor: (address) => createVisitor(app, address),
    close,
    [Symbol.dispose]: close,
  };
}

/**
 * Starts a shop before each test of a file and ends it after the test. What
 * this returns is the shop of the test that runs.
 */
export function setUpApp(...given: Parameters<typeof startApp>): TestApp {
  let started: TestApp | undefined;
  const current = () => {
    if (!started) throw new Error("It is there only while a test runs.");
    return started;
  };
  beforeEach(() => {
    started = startApp(...given);
  });
  afterEach(() => current().close());
  return {
    get app() {
      return current().app;
    },
    get deps() {
      return current().deps;
    },
    get clock() {
      return current().clock;
    },
    get logLines() {
      return current().logLines;
    },
    visitor: (address) => current().visitor(address),
    close: () => current().close(),
    [Symbol.dispose]: () => current().close(),
  };
}

/** Opens a database of this version on the engine of this test run. */
export function openTestDatabase(dataDir: string): ShopDatabase {
  if (ENGINE === "sqlite") return openCopy(dataDir);
  const { url, giveBack } = takeDatabase();
  const database = connectPostgres(url);
  const close = async () => {
    await database.pool.client.close({ timeout: 0 });
    giveBack();
  };
  return Object.assign(database, { close });
}

/** An empty database after all migrations, which take half of a shop's start. */
let migrated: Uint8Array | undefined;

function openCopy(dataDir: string): ShopDatabase {
  const file = join(dataDir, DATABASE_FILE);
  const isNew = !existsSync(file);
  if (isNew && migrated) writeFileSync(file, migrated);
  const database = openDatabase(dataDir, MIGRATIONS);
  if (isNew) migrated ??= database.sqlite.serialize();
  return database;
}

export function createVisitor(
  app: Pick<App, "handle"> & Partial<Pick<App, "routes">>,
  address?: string,
): Visitor {
  const checkReply = createReplyCheck(app.routes ?? []);
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
          ...(address && { "x-forwarded-for": address }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    );
    keepCookies(cookies, response);
    const answer = await readAnswer(response);
    await checkReply(method, path, answer);
    return answer;
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
    // The answer to HEAD has a content type but no body.
    json: isJson && text !== "" ? JSON.parse(text) : undefined,
  };
}
