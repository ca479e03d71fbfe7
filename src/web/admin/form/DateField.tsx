import { type ComponentProps, useState } from "react";
import { formatDay } from "#shared/text/dates.ts";
import { addDays, dayAt, startOfDay } from "#shared/text/days.ts";
import {
  exampleDay,
  isDay,
  parseDay,
  typedDay,
} from "#shared/text/typed-days.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { TextField } from "#web/ui/TextField.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import * as css from "./admin.css.ts";
import { compactField } from "./admin.css.ts";

const CALENDAR = "M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4";

/** Reads and writes days as people of the shop's language type them. */
export function useDays() {
  const t = useMessages("panel");
  const { locale, timeZone } = useFormats();
  const today = dayAt(Date.now(), timeZone);
  const example = typedDay(exampleDay(today), locale);
  return {
    example,
    /** The day as ISO; what is none stays as it was typed. */
    read: (typed: string) => parseDay(typed, { locale, today }) ?? typed.trim(),
    write: (day: string) => (isDay(day) ? typedDay(day, locale) : day),
    /**
     * Returns what is wrong with a day that was read; nothing with none at all.
     */
    errorOf: (day: string) =>
      day === "" || isDay(day) ? undefined : t.noDay(day, example),
  };
}

type DateFieldProps = Omit<
  ComponentProps<typeof TextField>,
  "value" | "onChange" | "suffix" | "type"
> & {
  /** An ISO date; empty, or as it was typed where it is none. */
  value: string;
  onValue: (day: string) => void;
};

/** A day, typed as people type it or chosen in the browser's calendar. */
export function DateField({ value, error, onValue, ...rest }: DateFieldProps) {
  const days = useDays();
  const formats = useFormats();
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const isTyped = typed !== undefined && days.read(typed) === value;
  return (
    <TextField
      {...rest}
      className={compactField}
      inputMode="decimal"
      autoComplete="off"
      placeholder={days.example}
      value={isTyped ? typed : days.write(value)}
      error={error || isLeft ? (days.errorOf(value) ?? error) : undefined}
      hint={
        isDay(value)
          ? formatDay(value, formats, { from: Date.now(), hasWeekday: true })
          : undefined
      }
      onChange={({ target }) => {
        setTyped(target.value);
        setLeft(false);
        onValue(days.read(target.value));
      }}
      onBlur={() => {
        setLeft(true);
        if (isDay(value)) setTyped(undefined);
      }}
      suffix={
        <span className={css.calendar} aria-hidden="true">
          <Icon name={CALENDAR} />
          <input
            type="date"
            className={css.picker}
            tabIndex={-1}
            value={isDay(value) ? value : ""}
            onChange={({ target }) => onValue(target.value)}
          />
        </span>
      }
    />
  );
}

/** The first moment (ISO) of a day of the shop, or of one so many days later. */
export const midnight = (day: string, timeZone: string, later = 0): string =>
  new Date(startOfDay(addDays(day, later), timeZone)).toISOString();

type MomentFieldProps = Omit<DateFieldProps, "onValue"> & {
  /** Whether it is the last day of something, which ends as the day does. */
  isLast?: boolean;
  onValue: (moment: string) => void;
};

/**
 * A day by the moment (ISO) at which it begins, or ends; as it was typed where it
 * is none.
 */
export function MomentField(props: MomentFieldProps) {
  const { value, isLast = false, onValue, ...rest } = props;
  const { timeZone } = useFormats();
  const ms = value.includes("T") ? Date.parse(value) : Number.NaN;
  return (
    <DateField
      {...rest}
      value={Number.isNaN(ms) ? value : dayAt(isLast ? ms - 1 : ms, timeZone)}
      onValue={(day) =>
        onValue(isDay(day) ? midnight(day, timeZone, isLast ? 1 : 0) : day)
      }
    />
  );
}
