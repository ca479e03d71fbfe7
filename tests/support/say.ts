import { type ErrorVoice, sayError } from "#shared/messages/error-key.ts";
import { en as errors } from "#shared/messages/errors/en.ts";
import { en as panel } from "#shared/messages/panel/en.ts";
import { en as first } from "#shared/messages/first/en.ts";
import { Problem } from "#server/http/problem.ts";
import { createFormats } from "#shared/money/formats.ts";

/** The texts of a shop in English that tests need. */
export const ENGLISH = { first, errors, panel };

/** The way in which a shop in English with dollars writes amounts and times. */
export const DOLLARS = createFormats({
  language: "en",
  country: "",
  currency: "USD",
  timeZone: "UTC",
});

const voice: ErrorVoice = { messages: ENGLISH, formats: DOLLARS };

/** Says an error as a shop in English with dollars does. */
export const say = (text: string) => sayError(text, voice);

/** Returns the reply of a request that is refused. Throws any other error. */
export async function refusalOf(request: Promise<unknown>): Promise<unknown> {
  try {
    await request;
  } catch (error) {
    if (error instanceof Problem) return error.toResponse(voice).json();
    throw error;
  }
  throw new Error("The request was not refused.");
}
