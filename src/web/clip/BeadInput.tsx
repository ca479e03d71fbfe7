import type { ComponentProps } from "react";
import { limitLetters } from "#shared/clip/rules.ts";

type BeadInputProps = Omit<
  ComponentProps<"input">,
  "value" | "onChange" | "onCompositionEnd"
> & {
  value: string;
  onChange: (text: string) => void;
};

/** An input for the letters on a clip, limited to the number of its beads. */
export function BeadInput({ onChange, ...rest }: BeadInputProps) {
  return (
    <input
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="done"
      dir="auto"
      {...rest}
      type="text"
      // Cutting the text during an input method's composition would break the
      // word being composed.
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
