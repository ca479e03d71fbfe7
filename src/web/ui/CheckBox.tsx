import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import * as css from "./CheckBox.css.ts";

/** A native checkbox with a drawing of its own. */
export function CheckBox(props: {
  variant?: "box" | "switch";
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
}) {
  const isSwitch = props.variant === "switch";
  return (
    <label className={css.check}>
      <input
        type="checkbox"
        role={isSwitch ? "switch" : undefined}
        className={css.input}
        checked={props.isChecked}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      {isSwitch ? (
        <span className={css.track} />
      ) : (
        <span className={css.box}>
          <Icon name="tick" className={css.tick} />
        </span>
      )}
      <span>{props.children}</span>
    </label>
  );
}
