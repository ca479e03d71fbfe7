import * as z from "zod/mini";
import { errorKey } from "#shared/messages/error-key.ts";
import { TextInput } from "#shared/text/input.ts";

const MAX_NUMBER = 60;

/** A parcel by its carrier and its number. */
export const TrackingInput = z.object({
  carrier: z.string().check(z.maxLength(40)),
  number: TextInput({
    max: MAX_NUMBER,
    tooLong: errorKey("textLong", MAX_NUMBER),
  }),
});
export type Tracking = z.output<typeof TrackingInput>;
