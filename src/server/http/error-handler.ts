import { storageError } from "#server/db/errors.ts";
import { errorFields, type Log, reasonOf } from "#server/runtime/log.ts";
import { SemaphoreFullError } from "#server/runtime/semaphore.ts";
import type { Exchange } from "./exchange.ts";
import { Problem } from "./problem.ts";

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
