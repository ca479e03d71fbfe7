/** A request, and what is known about it until its response is sent. */
export type Exchange = {
  /** In the response and in the log, to find the log line of an error. */
  requestId: string;
  method: string;
  /** The pattern of the route, such as /api/cart/:id, once it is known. */
  route: string;
  /** When the handling began, in ms of performance.now(). */
  startedAt: number;
  /** Set by a guard, and called with the status of the response. */
  onStatus?: (status: number) => void;
};

/** The `route` of static files and of unknown paths. */
export const OTHER_ROUTE = "(other)";
