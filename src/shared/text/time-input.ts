import * as z from "zod/mini";
import { errorKey } from "#shared/messages/error-key.ts";

const TIME = errorKey("pauseTime");

/** Whether a person may mean a year: others are slips of the finger. */
export const isMeantYear = (year: number): boolean =>
  year >= 2020 && year <= 2100;

/** A time in a request, with its offset from UTC; it is kept in UTC. */
export const TimeInput = z.pipe(
  z.iso.datetime({ offset: true, error: TIME }),
  z.transform((text, context) => {
    const time = new Date(text);
    if (isMeantYear(time.getUTCFullYear())) return time.toISOString();
    context.issues.push({ code: "custom", input: text, message: TIME });
    return z.NEVER;
  }),
);
