import {
  type Call,
  fillPath,
  type ParamsOf,
  type SentBody,
} from "#shared/api/call.ts";
import type { ProblemReply } from "#shared/api/schema.ts";
import { loadCode } from "./other-version.ts";

/** A row whose reply is JSON; its schema is loaded when it is first sent. */
export type CallFor<Reply> = Call & {
  reply: () => Promise<{ parse(value: unknown): Reply }>;
};

/**
 * The values that are sent with a call: parameters and body only if the call
 * has them.
 */
export type Sending<Row extends Call> = {
  headers?: Record<string, string>;
  signal?: AbortSignal;
} & (keyof ParamsOf<Row> extends never
  ? unknown
  : { params: ParamsOf<Row, string | number> }) &
  (Row extends { body: unknown } ? { body: SentBody<Row> } : unknown);

/** A response whose status is not 2xx. Its message is "status: body". */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    readonly status: number,
    body: string,
    statusText: string,
  ) {
    super(`${status}: ${body || statusText}`);
    this.problem = readProblem(body);
  }

  /** The parsed error body; undefined if the body has another form. */
  readonly problem: ProblemReply | undefined;
}

/** Whether the shop replied that it did not accept the request. */
export function isRefusal(error: Error): error is ApiError {
  return error instanceof ApiError && error.status < 500;
}

type AnySending = {
  params?: Record<string, string | number>;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

export const sentPath = ({ path }: Call, { params = {} }: AnySending): string =>
  fillPath(path, params);

/** Sends a call to the shop, with its cookies, and parses the reply. */
export async function send<Row extends Call, Reply>(
  call: Row & CallFor<Reply>,
  sending: Sending<Row>,
): Promise<Reply> {
  const { body, headers, signal }: AnySending = sending;
  const load = () => loadCode(call.reply, call.reply);
  // Without a connection the request fails by itself. A script that failed to
  // load would fail for as long as the page is open: browsers remember it.
  const loading = navigator.onLine === false ? undefined : load();
  // What cannot be read must not be sent: it would arrive and look failed.
  if (call.method !== "GET") await loading;
  // Its failure is waited for after the reply.
  else loading?.catch(() => {});
  const response = await fetch(sentPath(call, sending), {
    method: call.method,
    credentials: "same-origin",
    headers: {
      accept: "application/json",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  });
  if (!response.ok)
    throw new ApiError(
      response.status,
      await response.text(),
      response.statusText,
    );
  const [value, parser] = await Promise.all([
    response.json(),
    loading ?? load(),
  ]);
  return parser.parse(value);
}

function readProblem(body: string): ProblemReply | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isProblem(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isProblem(value: unknown): value is ProblemReply {
  return (
    typeof value === "object" &&
    value !== null &&
    "code" in value &&
    typeof value.code === "string" &&
    "message" in value &&
    typeof value.message === "string" &&
    (!("fields" in value) || isTexts(value.fields))
  );
}

function isTexts(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((text) => typeof text === "string")
  );
}
