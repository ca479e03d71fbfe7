import {
  PROBLEMS,
  type ProblemCode,
  type ProblemReply,
} from "#shared/api/errors.ts";

type Details = {
  /** A more precise sentence than the default one of the code. */
  message?: string;
  /** Field name to message, for 422. */
  fields?: Record<string, string>;
  /** More fields of the reply: the fresh cart or current row of a conflict. */
  extra?: Record<string, unknown>;
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
    const [status, sentence] = PROBLEMS[code];
    super(details.message ?? sentence);
    this.status = status;
  }

  toResponse(): Response {
    const { fields, extra, retryAfterSeconds, allow } = this.details;
    const body: ProblemReply = {
      ...extra,
      code: this.code,
      message: this.message,
      ...(fields && { fields }),
    };
    const headers: Record<string, string> = { "cache-control": "no-store" };
    if (retryAfterSeconds !== undefined)
      headers["retry-after"] = String(Math.ceil(retryAfterSeconds));
    if (allow) headers.allow = allow.join(", ");
    return Response.json(body, { status: this.status, headers });
  }
}

/** The problem "invalid" (422) for one field, which may be a header. */
export function invalidField(name: string, message: string): Problem {
  return new Problem("invalid", { message, fields: { [name]: message } });
}
