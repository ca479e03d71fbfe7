import * as z from "zod/mini";
import { formatDay } from "#shared/text/dates.ts";
import { dayAt } from "#shared/text/days.ts";
import { MomentField } from "#web/admin/form/DateField.tsx";
import type { Voice } from "#web/data/voice.ts";
import { ChoiceControl } from "#web/ui/TableField.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { text } from "./kinds.tsx";
import {
  type ControlProps,
  type Kind,
  type TextOptions,
  type Typed,
  typed,
} from "#web/data/table.ts";

// Kinds that no item has; the panel's first view is without them.

/** A whole number; nothing typed is none. */
export const number = ({ max, ...options }: TextOptions & { max: number }) =>
  text({
    write: (value) => (value.trim() === "" ? null : Number(value)),
    input: { inputMode: "numeric", maxLength: String(max).length },
    ...options,
  });

type NumberControl = ControlProps<number>;

/** A whole number that is one from the first key on. */
export const wholeNumber = ({ max }: { max: number }): Kind<number> => ({
  empty: 0,
  kept: z.number(),
  fromRow: Number,
  toBody: (value, name) => ({ [name]: value }),
  say: String,
  Control: WholeNumberControl,
  input: { max },
  place: "whole",
  isRequired: false,
});

const WholeNumberControl = ({ input, value, ...props }: NumberControl) => (
  <TextField
    label={props.label}
    hint={props.hint}
    error={props.error}
    type="number"
    inputMode="numeric"
    min={0}
    {...input}
    data-path={props.path}
    value={value}
    onChange={({ target }) => props.onValue(Math.trunc(Number(target.value)))}
  />
);

/** The day of a moment (ISO); the last of what ends then is the day before. */
export const sayDay = (at: string, { formats }: Voice, isLast = false) =>
  formatDay(
    dayAt(Date.parse(at) - (isLast ? 1 : 0), formats.timeZone),
    formats,
    { from: Date.now() },
  );

/** A day by its moment (ISO), or as it was typed; nothing typed is none. */
export const moment = ({
  isLast = false,
  ...options
}: Omit<Typed, "say"> & { isLast?: boolean } = {}) =>
  typed({
    write: (value) => value || null,
    say: (value, voice) =>
      Number.isNaN(Date.parse(value)) ? value : sayDay(value, voice, isLast),
    Control: isLast ? LastDay : FirstDay,
    ...options,
  });

type DayControl = ControlProps<string>;

const FirstDay = ({ label, value, error, onValue }: DayControl) => (
  <MomentField {...{ label, value, error, onValue }} />
);
const LastDay = ({ label, value, error, onValue }: DayControl) => (
  <MomentField isLast {...{ label, value, error, onValue }} />
);

/** One of several, which the form names. */
export const choice = (options: Omit<Typed, "Control"> = {}) =>
  typed({ Control: ChoiceControl, ...options });

/**
 * What is one thing, whatever it consists of. The form has a component of its
 * own for it, and keeps it.
 */
export const whole = <Value,>({
  empty,
  say = (value) => JSON.stringify(value),
}: Pick<Kind<Value>, "empty"> &
  Partial<Pick<Kind<Value>, "say">>): Kind<Value> => ({
  empty,
  kept: z.custom<Value>(() => false),
  fromRow: () => empty,
  toBody: (value, name) => ({ [name]: value }),
  say,
  isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  place: "whole",
  isRequired: false,
});
