import { errorKey } from "#shared/messages/error-key.ts";
import * as z from "zod/mini";

/** A row's id: a positive integer. */
export const Id = z
  .number({ error: errorKey("mustBeNumber") })
  .check(
    z.int("This must be a whole number."),
    z.positive("This must be above zero."),
  );

/** An id in a path, where it arrives as text. */
export const PathId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  z.transform(Number),
);
