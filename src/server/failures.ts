import { ParseError } from "elysia";
import { errorFields, reasonOf } from "./log.ts";
import type { Deps } from "./deps.ts";
import type { MethodTable } from "./method-table.ts";
import { Problem } from "./problem.ts";
import { systemError } from "./system-error.ts";

type Failure = {
  error: unknown;
  /** Elysia's name for the kind of failure. */
  code: string | number;
  request: Request;
  path: string;
  requestId: string;
};

/**
 * Turns whatever was thrown into the answer that a person may see. The
 * unexpected goes to the log with the request's id and answers a plain 500.
 */
export function toProblem(
  deps: Deps,
  methods: MethodTable,
  failure: Failure,
): Problem {
  const { error, code, request, path } = failure;
  if (error instanceof Problem) return error;
  // Elysia wraps whatever the body's parser throws: too large, wrong type.
  if (error instanceof ParseError && error.cause instanceof Problem)
    return error.cause;
  if (code === "PARSE") return new Problem("malformed_json");
  if (code === "NOT_FOUND") {
    const others = methods.methodsOf(path);
    return others.length > 0 && !others.includes(request.method)
      ? new Problem("method_not_allowed", { allow: others })
      : new Problem("not_found");
  }
  const at = { requestId: failure.requestId, method: request.method, path };
  const storage = storageProblem(error);
  if (storage) {
    // Every request fails like this until the disk recovers: no stack traces.
    deps.log.error("storage_failed", { ...at, reason: reasonOf(error) });
    return storage;
  }
  deps.log.error("request_failed", { ...at, ...errorFields(error) });
  return new Problem("internal");
}

const STORAGE_CODES: Record<string, "storage_full" | "unavailable"> = {
  SQLITE_FULL: "storage_full",
  ENOSPC: "storage_full",
  EDQUOT: "storage_full",
  SQLITE_BUSY: "unavailable",
  SQLITE_READONLY: "unavailable",
  SQLITE_IOERR: "unavailable",
  EROFS: "unavailable",
};

/** A full or locked disk as a problem; undefined for anything else. */
export function storageProblem(error: unknown): Problem | undefined {
  const { code } = systemError(error);
  const match = Object.keys(STORAGE_CODES).find((known) =>
    code.startsWith(known),
  );
  const problem = match && STORAGE_CODES[match];
  return problem ? new Problem(problem, { retryAfterSeconds: 30 }) : undefined;
}
