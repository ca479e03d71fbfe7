import { useId } from "react";
import { countLetters, MAX_LETTERS } from "#shared/clip-rules.ts";
import { visuallyHidden } from "../ui/layout.css.ts";
import * as field from "../ui/TextField.css.ts";
import { limitLetters } from "./draft.ts";
import * as css from "./MessageField.css.ts";

type MessageFieldProps = {
  text: string;
  isReadOnly: boolean;
  onChange: (text: string) => void;
};

/** The message on the beads, with its counter in it. */
export function MessageField({
  text,
  isReadOnly,
  onChange,
}: MessageFieldProps) {
  const id = useId();
  const count = countLetters(text);
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        Custom message
      </label>
      <div className={css.frame}>
        <input
          id={id}
          type="text"
          className={`${field.input} ${css.input}`}
          value={text}
          readOnly={isReadOnly}
          // Cutting while an input method composes would break its word.
          onChange={({ target, nativeEvent }) =>
            onChange(
              isComposing(nativeEvent)
                ? target.value
                : limitLetters(target.value),
            )
          }
          onCompositionEnd={({ currentTarget }) =>
            onChange(limitLetters(currentTarget.value))
          }
          placeholder={`Up to ${MAX_LETTERS} letters`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          dir="auto"
          aria-describedby={`${id}-count ${id}-hint`}
        />
        <span
          id={`${id}-count`}
          className={css.count}
          data-full={count >= MAX_LETTERS || undefined}
        >
          <span className={visuallyHidden}>Characters used: </span>
          {count}/{MAX_LETTERS}
        </span>
      </div>
      <p id={`${id}-hint`} className={field.hint}>
        Letters are included in the price.
      </p>
      <p className={visuallyHidden} role="status">
        {count >= MAX_LETTERS - 1 &&
          `${count} of ${MAX_LETTERS} characters used`}
      </p>
    </div>
  );
}

function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}
