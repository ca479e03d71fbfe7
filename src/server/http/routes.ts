import type { Context } from "elysia";
import type {
  BodyOf,
  Call,
  QueryOf,
  ReadParams,
  ReplyOf,
} from "#shared/api/call.ts";
import { logIn } from "#shared/admin/calls.ts";
import type { Exchange, Session } from "./exchange.ts";

/** The headers and the status of a reply. */
export type Reply = Context["set"];

/** The exchange, with what its route matched and read, and what it replies. */
type Sent<Params, Query, Body> = Exchange & {
  params: Params;
  query: Query;
  body: Body;
  set: Reply;
};

type Answer<Row extends Call> = Response | ReplyOf<Row>;
type Handler<Row extends Call> = (
  sent: Sent<ReadParams<Row>, QueryOf<Row>, BodyOf<Row>> & SessionOf<Row>,
) => Answer<Row> | Promise<Answer<Row>>;

/** The guard of the panel lets nobody else through. */
type SessionOf<Row extends Call> =
  Row["path"] extends `${typeof logIn.path}${string}`
    ? unknown
    : Row["path"] extends `/api/admin/${string}`
      ? { session: Session }
      : unknown;

/** Whether a path belongs to the panel; the ways in need no session. */
export function isForMaker(path: string): boolean {
  return path.startsWith("/api/admin/") && !path.startsWith(logIn.path);
}

/** A route of the shop; those of the API have a call. */
export type Route = {
  method: Call["method"];
  path: string;
  call?: Call;
  /** Headers of each reply that sets none itself. */
  headers?: Record<string, string>;
  /** Is waited for before the reply. */
  after?: () => Promise<void>;
  // A method's parameter may be wider than a handler's: the router makes sure
  // that a handler gets what the schemas of its call let through.
  handle(sent: Sent<unknown, unknown, unknown>): unknown;
};

/** A module with rows, and with what else belongs to them. */
type Rows = Record<string, unknown>;
const isCall = (row: unknown): row is Call =>
  typeof row === "object" && row !== null && "path" in row;

type Handlers<Of extends Rows> = {
  [Name in keyof Of]?: Of[Name] extends Call ? Handler<Of[Name]> : never;
};

/**
 * The routes of calls, as a table from rows to handlers. The compiler checks
 * the reply, and the tests parse every reply: it is not parsed here, because
 * that would slow down responses.
 */
export function routes<Of extends Rows>(
  rows: Of,
  handlers: Handlers<Of>,
  headers?: Record<string, string>,
): Route[];
export function routes(
  rows: Rows,
  handlers: Partial<Record<string, Route["handle"]>>,
  headers?: Record<string, string>,
): Route[] {
  return Object.entries(handlers).flatMap(([name, handle]) => {
    const call = rows[name];
    if (!isCall(call) || !handle) return [];
    const { method, path } = call;
    return { method, path, call, headers, handle };
  });
}

/** A route outside the API, such as one of pictures. */
export function get<Path extends string>(
  path: Path,
  handle: (
    sent: Sent<ReadParams<{ path: Path }>, undefined, undefined>,
  ) => Response | object | Promise<Response | object>,
): Route {
  return { method: "GET", path, handle };
}
