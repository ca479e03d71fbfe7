import { useRef, useState } from "react";

/** Longer than a press on a button takes. */
const PRESS_MS = 600;

/**
 * Whether somebody is at a field, and a moment longer: when what the field
 * says is then drawn otherwise, everything below moves. The press that took
 * the focus away must find its button where it was.
 */
export function useTyping() {
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    isTyping,
    onFocus() {
      clearTimeout(timer.current);
      setTyping(true);
    },
    onBlur() {
      timer.current = setTimeout(() => setTyping(false), PRESS_MS);
    },
  };
}
