import {
  PROBLEMS,
  type ProblemCode,
  type ProblemReply,
} from "#shared/errors.ts";

type Details = {
  /** A more precise sentence than the code's standing one. */
  message?: string;
  /** Field name to message, for 422. */
  fields?: Record<string, string>;
  /** What a conflict needs: the fresh cart, the current row. */
  extra?: Record<string, unknown>;
  retryAfterSeconds?: number;
  /** The methods that the path does have, for 405. */
  allow?: string[];
};

/** An expected failure: thrown by stores and guards, answered as JSON. */
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

  /** Also called by Elysia itself on whatever it catches. */
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

/** The 422 of one field, a header or a part of the path among them. */
export function invalidField(name: string, message: string): Problem {
  return new Problem("invalid", { message, fields: { [name]: message } });
}
