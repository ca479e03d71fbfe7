import { z } from "zod";

/** A row's id: a positive integer. */
export const Id = z
  .number({ error: "This must be a number." })
  .int("This must be a whole number.")
  .positive("This must be above zero.");

/** An id in a path, where it arrives as text. */
export const PathId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);
