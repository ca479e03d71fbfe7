import { useId } from "react";
import { noBeadError } from "#shared/clip/beads.ts";
import { countLetters, MAX_LETTERS } from "#shared/clip/rules.ts";
import { BeadInput } from "#web/clip/BeadInput.tsx";
import { useMessages } from "#web/data/messages.ts";
import { FieldError } from "#web/ui/field/FieldError.tsx";
import * as field from "#web/ui/field/TextField.css.ts";
import { visuallyHidden } from "#web/ui/theme/layout.css.ts";
import * as css from "./MessageField.css.ts";
import { head, title } from "./parts.css.ts";

type MessageFieldProps = {
  text: string;
  isReadOnly: boolean;
  onChange: (text: string) => void;
  onFocusChange: (isFocused: boolean) => void;
};

/** The field for the message on the beads, with a counter of letters. */
export function MessageField({
  text,
  isReadOnly,
  onChange,
  onFocusChange,
}: MessageFieldProps) {
  const id = useId();
  const { message: t } = useMessages("designer");
  const count = countLetters(text);
  const error = noBeadError(text);
  return (
    <div className={css.field}>
      <div className={head}>
        <label className={title} htmlFor={id}>
          {t.label}
        </label>
        <span id={`${id}-hint`} className={field.hint}>
          {t.hint}
        </span>
      </div>
      <div className={css.frame}>
        <BeadInput
          id={id}
          className={`${field.input} ${css.input}`}
          value={text}
          readOnly={isReadOnly}
          onChange={onChange}
          onFocus={() => onFocusChange(true)}
          onBlur={() => onFocusChange(false)}
          placeholder={t.placeholder(MAX_LETTERS)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-count ${id}-${error ? "error" : "hint"}`}
        />
        <span
          id={`${id}-count`}
          className={css.count}
          data-full={count >= MAX_LETTERS || undefined}
        >
          <span className={visuallyHidden}>{t.used}</span>
          <span>{`${count}/${MAX_LETTERS}`}</span>
        </span>
      </div>
      <div role="status">
        {error ? (
          <FieldError id={`${id}-error`}>{error}</FieldError>
        ) : (
          count >= MAX_LETTERS - 1 && (
            <span className={visuallyHidden}>
              {t.count(count, MAX_LETTERS)}
            </span>
          )
        )}
      </div>
    </div>
  );
}
