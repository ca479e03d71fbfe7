import {
  type ErrorText,
  type ErrorVoice,
  errorKey,
  sayError,
} from "#shared/messages/error-key.ts";
import {
  type ProblemCode,
  type ProblemReply,
  PROBLEMS,
} from "#shared/api/schema.ts";

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
