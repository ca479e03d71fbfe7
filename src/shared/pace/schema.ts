import * as z from "zod/mini";
import { errorKey } from "#shared/messages/error-key.ts";
import { isMeantYear, TextInput, TimeInput } from "#shared/text/input.ts";
import { weekdaysOff } from "./rules.ts";

// When the maker takes no orders, and how fast she makes them.

export const PACE_LIMITS = {
  text: 200,
  clipsPerWeek: 1_000,
  daysOff: 400,
  leadDays: 60,
} as const;

/** Until when no order is taken, and since when; without `from`, now. */
export const PauseInput = z
  .object({
    from: z.optional(TimeInput),
    until: TimeInput,
    /** Her own sentence, shown beside when she is back; may be empty. */
    text: z._default(
      TextInput({
        max: PACE_LIMITS.text,
        tooLong: errorKey("textLong", PACE_LIMITS.text),
      }),
      "",
    ),
  })
  .check(
    z.refine(({ from, until }) => from === undefined || from < until, {
      path: ["until"],
      error: errorKey("pauseBackwards"),
    }),
  );
export type Pause = z.output<typeof PauseInput>;

const CLIPS = errorKey("clipsPerWeek", PACE_LIMITS.clipsPerWeek);
const DAY_OFF = errorKey("dayOff");
const LEAD = errorKey("leadDays", PACE_LIMITS.leadDays);

/** A weekday, from 1 for Monday to 7 for Sunday, or an ISO date. */
const DayOff = z
  .union([z.int(), z.string()], DAY_OFF)
  .check(z.refine(isDayOff, { error: DAY_OFF }));

export const PaceInput = z.object({
  clipsPerWeek: z
    .int(CLIPS)
    .check(z.minimum(1, CLIPS), z.maximum(PACE_LIMITS.clipsPerWeek, CLIPS)),
  daysOff: z.array(DayOff, DAY_OFF).check(
    z.maxLength(
      PACE_LIMITS.daysOff,
      errorKey("daysOffMany", PACE_LIMITS.daysOff),
    ),
    z.refine((days) => weekdaysOff(days) < 7, {
      error: errorKey("noWorkday"),
    }),
  ),
  /** The least that a clip takes, however little there is to do: resin cures. */
  leadDays: z._default(
    z
      .int(LEAD)
      .check(z.minimum(0, LEAD), z.maximum(PACE_LIMITS.leadDays, LEAD)),
    0,
  ),
});
export type Pace = z.output<typeof PaceInput>;

function isDayOff(day: number | string): boolean {
  if (typeof day === "number") return day >= 1 && day <= 7;
  if (!isMeantYear(Number(day.slice(0, 4)))) return false;
  return z.iso.date().safeParse(day).success;
}

/** The words of the maker about her time, as the server says it. */
export const PacingWords = z.object({
  /**
   * The day by which a clip is ready; in place of her own line about delivery.
   */
  ready: z.optional(z.string()),
  /** A pause that has not ended yet. */
  pause: z.optional(
    z.object({
      /** Absent if it has begun. */
      from: z.optional(z.iso.datetime()),
      until: z.iso.datetime(),
      /** Whether it is on. */
      isOn: z.boolean(),
      /** "We take no orders just now, and are back on January 4." */
      fact: z.string(),
      /** Her own sentence, or what can be done meanwhile. */
      text: z.string(),
      /** "Back on January 4" */
      back: z.string(),
    }),
  ),
});
export type PacingWords = z.infer<typeof PacingWords>;

/** The same for the visitor's cart, by the server's clock. */
export const PaceNow = z.extend(PacingWords, {
  now: z.iso.datetime(),
  /** When the cart would be ready if it were ordered now; null: not known. */
  readyBy: z.nullable(z.iso.date()),
});
export type PaceNow = z.infer<typeof PaceNow>;
