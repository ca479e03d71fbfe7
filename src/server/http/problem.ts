import {
  errorKey,
  type ErrorText,
  type ErrorVoice,
  sayError,
} from "#shared/messages/error-key.ts";
import {
  type ProblemCode,
  type ProblemReply,
  PROBLEMS,
} from "#shared/api/schema.ts";
import { storageError } from "#server/db/errors.ts";
import { errorFields, type Log, reasonOf } from "#server/runtime/log.ts";
import { SemaphoreFullError } from "#server/runtime/bounds.ts";
import type { Exchange } from "./exchange.ts";

type Extra = Record<string, unknown>;
export type ProblemExtra = Extra | ((voice: ErrorVoice) => Extra);

type Details = {
  /** A more precise sentence than the default one of the code. */
  message?: ErrorText | undefined;
  /** Field name to message, for 422. */
  fields?: Record<string, ErrorText>;
  /** More fields of the reply: the fresh cart or current row of a conflict. */
  extra?: ProblemExtra;
  retryAfterSeconds?: number;
  /** The methods that the path has, for 405. */
  allow?: readonly string[];
};

/** An expected failure: thrown by stores and guards, sent as JSON. */
export class Problem extends Error {
  readonly status: number;

  constructor(
    readonly code: ProblemCode,
    readonly details: Details = {},
  ) {
    super(details.message ?? errorKey(code));
    this.status = PROBLEMS[code];
  }

  /** Says the problem in the words of `voice`. */
  toResponse(voice: ErrorVoice): Response {
    const { fields, extra, retryAfterSeconds, allow } = this.details;
    const body: ProblemReply = {
      ...(typeof extra === "function" ? extra(voice) : extra),
      code: this.code,
      message: sayError(this.message, voice),
      ...(fields && {
        fields: Object.fromEntries(
          Object.entries(fields).map(([name, text]) => [
            name,
            sayError(text, voice),
          ]),
        ),
      }),
    };
    const headers: Record<string, string> = { "cache-control": "no-store" };
    if (retryAfterSeconds !== undefined)
      headers["retry-after"] = String(Math.ceil(retryAfterSeconds));
    if (allow) headers.allow = allow.join(", ");
    return Response.json(body, { status: this.status, headers });
  }
}

/** The problem "invalid" (422) for one field, which may be a header. */
export function invalidField(name: string, message: ErrorText): Problem {
  return new Problem("invalid", { message, fields: { [name]: message } });
}

/**
 * Turns any thrown error into a problem that a person may see. An unexpected
 * error is logged with the request id and becomes a plain 500.
 */
export function toProblem(
  log: Log,
  error: unknown,
  { requestId, method, route }: Exchange,
): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof SemaphoreFullError)
    return new Problem("unavailable", {
      retryAfterSeconds: error.retryAfterSeconds,
    });
  // The route pattern is logged: a path may hold a customer's secret link.
  const at = { requestId, method, route };
  const storage = storageProblem(error);
  if (storage) {
    // Every request fails like this until the storage recovers: log no stack.
    log.error("storage_failed", { ...at, reason: reasonOf(error) });
    return storage;
  }
  log.error("request_failed", { ...at, ...errorFields(error) });
  return new Problem("internal");
}

/** A full or unreachable storage as a problem; undefined for anything else. */
export function storageProblem(error: unknown): Problem | undefined {
  const kind = storageError(error);
  if (!kind) return undefined;
  return new Problem(kind === "full" ? "storage_full" : "unavailable", {
    retryAfterSeconds: 30,
  });
}
