/** A request and what becomes known of it until its response is sent. */
export type Exchange = {
  /** In the response and in the log, so that a report of an error can be found. */
  requestId: string;
  method: string;
  /** The pattern of its route, such as /api/cart/:id, once that is known. */
  route: string;
  /** In ms, from performance.now(). */
  startedAt: number;
  /** Told the status of the answer, by what a guard has to settle then. */
  onStatus?: (status: number) => void;
};

/** Stands for the route of static files and of unknown paths. */
export const OTHER_ROUTE = "(other)";
