import type { ProblemReply } from "#shared/api/errors.ts";

/** Parses a response; given as a function, the parser is loaded when needed. */
type Parser<T> = { parse(value: unknown): T };
export type Schema<T> = Parser<T> | (() => Promise<Parser<T>>);

type RequestOptions<T> = {
  /** Sent as JSON. */
  body?: unknown;
  schema: Schema<T>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

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

/** Sends same-origin requests with cookies to the API, and parses responses. */
export const api = {
  get: <T>(path: string, options: RequestOptions<T>) =>
    send("GET", path, options),
  post: <T>(path: string, options: RequestOptions<T>) =>
    send("POST", path, options),
  put: <T>(path: string, options: RequestOptions<T>) =>
    send("PUT", path, options),
  delete: <T>(path: string, options: RequestOptions<T>) =>
    send("DELETE", path, options),
};

async function send<T>(
  method: string,
  path: string,
  { body, schema, headers, signal }: RequestOptions<T>,
): Promise<T> {
  const response = await fetch(path, {
    method,
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
    typeof schema === "function" ? schema() : schema,
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
