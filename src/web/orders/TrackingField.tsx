import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import type { OrderEvent, StatusBody } from "#shared/orders/progress.ts";
import {
  CARRIERS,
  carriersOf,
  isNumber,
  isTypedLink,
  plainNumber,
} from "#shared/orders/tracking.ts";
import { useMessages } from "#web/data/messages.ts";
import { useSite } from "#web/data/shop-context.ts";
import { TextField } from "#web/ui/TextField.tsx";
import * as css from "./TrackingField.css.ts";

type TrackingFieldProps = {
  /** Its name in the form; with "Carrier" behind it, that of the carrier. */
  name: string;
  label: string;
  /** What stands in it first, and the carrier that was chosen for it. */
  text?: string | undefined;
  carrier?: string | undefined;
  error?: string | undefined;
  placeholder?: string;
  autoFocus?: boolean;
};

/**
 * A field for the number of a parcel, or for the link to it. A number shows its
 * carrier at the end, and any other can be chosen. Enter, which scanners send,
 * goes on to the next such field of the form, from the last one to its button.
 * It is uncontrolled: `readTracking` reads it out of the form.
 */
export function TrackingField(props: TrackingFieldProps) {
  const { name, label, text = "", error, autoFocus } = props;
  const { make: t } = useMessages("order");
  const { country } = useSite().legal;
  const [typed, setTyped] = useState(text);
  const [chosen, setChosen] = useState(props.carrier);
  const field = useRef<HTMLDivElement>(null);
  // The text may have been typed before the code was loaded.
  useEffect(
    () => setTyped(field.current?.querySelector("input")?.value ?? ""),
    [],
  );
  const number = plainNumber(typed);
  const isShown = !isTypedLink(typed) && isNumber(number);
  const likely = isShown ? carriersOf(number, country) : [];
  const others = Object.keys(CARRIERS).filter((id) => !likely.includes(id));
  const shownId = chosen ?? likely[0] ?? "";
  const shownName = CARRIERS[shownId]?.name ?? t.chooseCarrier;
  const style: CSSProperties & Record<"--carrier", number> = {
    "--carrier": shownName.length,
  };
  return (
    <div ref={field} style={style}>
      <TextField
        label={label}
        name={name}
        className={css.number}
        data-tracking=""
        data-carrier={isShown ? "" : undefined}
        inputMode="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus={autoFocus}
        placeholder={props.placeholder}
        defaultValue={text}
        error={error}
        onKeyDown={goOn}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setChosen(undefined);
        }}
        suffix={
          isShown && (
            <select
              className={css.carrier}
              name={`${name}Carrier`}
              aria-label={t.carrier}
              value={shownId}
              onChange={({ target }) => setChosen(target.value)}
            >
              {likely.length === 0 && (
                <option value="">{t.chooseCarrier}</option>
              )}
              {[...likely, ...others].map((id) => (
                <option key={id} value={id}>
                  {CARRIERS[id]?.name}
                </option>
              ))}
            </select>
          )
        }
      />
    </div>
  );
}

function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  const { form } = event.currentTarget;
  if (event.key !== "Enter" || !form) return;
  event.preventDefault();
  // The button of a sheet belongs to its form, and stands outside of it.
  const fields = [...form.elements].filter((element) =>
    element.matches('[data-tracking], [type="submit"]'),
  );
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  if (next instanceof HTMLElement) next.focus();
}

/** Reads such a field: a number and its carrier, or a link; empty: neither. */
export function readTracking(
  fields: FormData,
  name: string,
): Pick<StatusBody, "tracking" | "trackingUrl"> {
  const read = (key: string) => String(fields.get(key) ?? "").trim();
  const typed = read(name);
  if (typed === "" || isTypedLink(typed)) return { trackingUrl: typed };
  const carrier = read(`${name}Carrier`);
  return { tracking: { number: typed, ...(carrier && { carrier }) } };
}

/** Returns what stands in the field for a step that was taken. */
export function trackingText({
  tracking,
  trackingUrl,
}: Partial<OrderEvent> = {}): {
  text?: string | undefined;
  carrier?: string;
} {
  const { carrier, number } = tracking ?? {};
  return carrier ? { text: number, carrier } : { text: trackingUrl };
}
