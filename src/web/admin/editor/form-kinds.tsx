import * as z from "zod/mini";
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
