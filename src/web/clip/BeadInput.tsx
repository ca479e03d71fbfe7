import type { ComponentProps } from "react";
import { limitLetters } from "#shared/clip/rules.ts";

type BeadInputProps = Omit<
  ComponentProps<"input">,
  "value" | "onChange" | "onCompositionEnd"
> & {
  value: string;
  onChange: (text: string) => void;
};

/** An input for the letters on a clip. It keeps as many as a clip has beads. */
export function BeadInput({ onChange, ...rest }: BeadInputProps) {
  return (
    <input
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="done"
      dir="auto"
      {...rest}
      type="text"
      // Cutting while an input method composes would break its word.
      onChange={({ target, nativeEvent }) =>
        onChange(
          isComposing(nativeEvent) ? target.value : limitLetters(target.value),
        )
      }
      onCompositionEnd={({ currentTarget }) =>
        onChange(limitLetters(currentTarget.value))
      }
    />
  );
}

function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}
