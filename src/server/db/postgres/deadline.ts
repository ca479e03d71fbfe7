import { NoAnswerError } from "./errors.ts";

// The server cancels a statement after 10 s; a dead connection reports nothing.
const DEADLINE_MS = 15_000;

/** Rejects with NoAnswerError if the query takes longer than the deadline. */
export async function inTime<T>(
  query: Promise<T>,
  deadlineMs = DEADLINE_MS,
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new NoAnswerError()), deadlineMs);
  try {
    return await Promise.race([query, promise]);
  } finally {
    clearTimeout(timer);
  }
}
