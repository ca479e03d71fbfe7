import { formatClock, formatOpening } from "#shared/text/dates.ts";
import { formatPrice, type Formats } from "#shared/text/formats.ts";
import type { Messages } from "./rooms.ts";

// Schemas and problems know no language. They name a text of the catalogue
// "errors" by its key, as JSON: `["phone",5,20]`. Where a person reads it, at the
// server's error handler and in the browser's forms and notifications,
// `sayError` says it in her language.

type Texts = Messages["errors"] &
  Messages["first"]["errors"] &
  Messages["first"]["failure"];
export type ErrorKey = keyof Texts;

/** A price of the API as a parameter; it is formatted where the text is said. */
type Amount = { price: string };
/** A moment of today as a parameter, in ISO 8601; it is formatted likewise. */
type Moment = { time: string };
/** The same for a moment of the next days. */
type FarMoment = { moment: string };
type Arg<A> = A extends string ? A | Amount | Moment | FarMoment : A;
type Args<K extends ErrorKey> = Texts[K] extends (...args: infer A) => string
  ? { [I in keyof A]: Arg<A[I]> }
  : [];

/** An error's text as key and parameters, in no language yet. */
export type ErrorText = `["${string}`;

/** Names the text of an error, with its parameters. */
export function errorKey<K extends ErrorKey>(
  key: K,
  ...args: Args<K>
): ErrorText {
  const rest = args.map((arg) => `,${JSON.stringify(arg)}`).join("");
  return `["${key}"${rest}]`;
}

export function isErrorText(text: string): text is ErrorText {
  return text.startsWith('["');
}

/** In which words an error is said. */
export type ErrorVoice = {
  messages: Partial<Pick<Messages, "first" | "errors">>;
  formats: Formats;
};

/** Says an error's text; any other text is said already and stays. */
export function sayError(text: string, voice: ErrorVoice): string {
  const [key, ...args] = parse(text);
  const { first, errors } = voice.messages;
  const texts = { ...first?.errors, ...first?.failure, ...errors };
  if (typeof key !== "string" || !Object.hasOwn(texts, key)) return text;
  const found: unknown = Reflect.get(texts, key);
  return String(
    typeof found === "function"
      ? found(...args.map((arg) => sayArgument(arg, voice)))
      : found,
  );
}

function parse(text: string): unknown[] {
  if (!isErrorText(text)) return [];
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

function sayArgument(arg: unknown, voice: ErrorVoice): unknown {
  if (typeof arg === "string") return sayError(arg, voice);
  if (isFarMoment(arg)) return formatOpening(arg.moment, voice.formats);
  if (isMoment(arg))
    return formatClock(arg.time, voice.formats, { hasZone: true });
  return isAmount(arg) ? formatPrice(arg.price, voice.formats) : arg;
}

function isMoment(arg: unknown): arg is Moment {
  return typeof arg === "object" && arg !== null && "time" in arg;
}

function isFarMoment(arg: unknown): arg is FarMoment {
  return typeof arg === "object" && arg !== null && "moment" in arg;
}

function isAmount(arg: unknown): arg is Amount {
  return typeof arg === "object" && arg !== null && "price" in arg;
}
