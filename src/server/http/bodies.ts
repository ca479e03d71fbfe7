import { type ErrorText, errorKey } from "#shared/messages/error-key.ts";
import type * as z from "zod/mini";
import { isProblemCode, toFieldErrors } from "#shared/api/schema.ts";
import { Problem } from "./problem.ts";

/**
 * Parses what a client sent. Throws the problem "invalid" with a message for
 * each field; a message about the whole body has the empty name. An issue of
 * the schema may name a problem other than "invalid" in `params.problem`.
 */
export function parseBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(body, { error: plainWords });
  if (parsed.success) return parsed.data;
  const fields = toFieldErrors(parsed.error);
  const [first] = parsed.error.issues;
  const named = first?.code === "custom" ? first.params?.problem : undefined;
  const code = isProblemCode(named) ? named : "invalid";
  const [message] = Object.values(fields);
  throw new Problem(code, { message, fields });
}

const EXPECTED: Record<string, ErrorText> = {
  array: errorKey("mustBeList"),
  boolean: errorKey("mustBeBoolean"),
  number: errorKey("mustBeNumber"),
  object: errorKey("mustBeObject"),
  string: errorKey("mustBeText"),
};

/** Returns the message for an issue for which the schema has none. */
function plainWords(issue: z.core.$ZodRawIssue): ErrorText {
  if (issue.code === "invalid_type")
    return EXPECTED[issue.expected] ?? errorKey("unexpected");
  if (issue.code === "too_big") return errorKey("tooMuch");
  if (issue.code === "too_small") return errorKey("tooLittle");
  return errorKey("unexpected");
}

/**
 * Reads a JSON body. At most `maxBytes` are read into memory, even where the
 * Content-Length is missing or wrong.
 */
export async function readJson(
  request: Request,
  maxBytes: number,
): Promise<unknown> {
  const text = toText(await readBytes(request, maxBytes));
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem("malformed_json");
  }
}

/** Throws for bytes that are not UTF-8, and leaves out a byte order mark. */
const UTF8 = new TextDecoder("utf-8", { fatal: true });

function toText(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    throw new Problem("malformed_json");
  }
}

/** Reads the whole body. Throws "too_large" or the connection's own error. */
export async function readBytes(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const length = request.headers.get("content-length");
  if (Number(length) > maxBytes) throw new Problem("too_large");
  // The server reads no further than the stated length. Reading such a body at
  // once is several times faster than counting its chunks.
  if (length !== null) return request.bytes();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Problem("too_large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
