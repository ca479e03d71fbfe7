/** Rejects with an Error of this message if the work takes more than `ms`. */
export function withDeadline<T>(
  work: Promise<T>,
  ms: number,
  message: string,
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(message)), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
