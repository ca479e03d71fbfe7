import type { FormEvent } from "react";
import type { StatusBody } from "#shared/orders/progress.ts";
import { useMessages } from "#web/data/messages.ts";
import { typedTexts } from "#web/data/typed-texts.ts";
import { Button } from "#web/ui/Button.tsx";
import { TextArea } from "#web/ui/TextField.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { note as noteText } from "#web/ui/layout.css.ts";
import { readTracking, TrackingField } from "./TrackingField.tsx";
import * as css from "./MakePage.css.ts";

/** The words of the maker to the customer with a step. */
export type Words = Pick<StatusBody, "note" | "tracking" | "trackingUrl">;

type StepFormProps = {
  /** The key of what is typed, which is forgotten once the step is taken. */
  step: string;
  note: { label: string; hint: string; value?: string; isFocused?: boolean };
  /** Set where the step tells the way of the parcel: what is known of it. */
  tracking?: { text?: string | undefined; carrier?: string };
  submitText: string;
  /** Whether the form is less important than another form on the page. */
  isSecondary?: boolean;
  isPending: boolean;
  /** The server's error messages, by field name. */
  errors: Record<string, string>;
  onSubmit: (words: Words) => void;
};

/**
 * The form for a step of an order, with the maker's note. The fields are
 * uncontrolled, so that text typed before the code is loaded is not lost.
 */
export function StepForm(props: StepFormProps) {
  const { note, tracking, isSecondary, isPending, errors } = props;
  const { make } = useMessages("order");
  const typed = typedTexts(props.step);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const fields = new FormData(event.currentTarget);
    const read = (name: string) => String(fields.get(name) ?? "");
    props.onSubmit({
      note: read("note"),
      ...(tracking && readTracking(fields, "tracking")),
    });
  };
  return (
    <form
      className={css.form}
      noValidate
      onInput={typed.keep}
      onSubmit={onSubmit}
    >
      <TextArea
        label={note.label}
        name="note"
        rows={2}
        className={css.area}
        defaultValue={typed.of("note") ?? note.value}
        autoFocus={note.isFocused}
        error={errors.note}
      />
      {note.hint && (
        <p className={classNames(noteText, css.hint)}>{note.hint}</p>
      )}
      {tracking && (
        <TrackingField
          label={make.tracking}
          name="tracking"
          text={typed.of("tracking") ?? tracking.text}
          carrier={
            typed.of("tracking") === undefined
              ? tracking.carrier
              : typed.of("trackingCarrier")
          }
          error={errors.trackingUrl ?? errors["tracking.number"]}
        />
      )}
      <Button
        type="submit"
        kind={isSecondary ? "line" : "primary"}
        size={isSecondary ? "medium" : "large"}
        isBlock={!isSecondary}
        isPending={isPending}
        pendingText={props.submitText}
      >
        {props.submitText}
      </Button>
    </form>
  );
}
