import { dot, dots } from "./Dots.css.ts";

/** Three moving dots beside a text that says what is in progress. */
export function Dots() {
  return (
    <span className={dots} aria-hidden="true">
      <i className={dot} />
      <i className={dot} />
      <i className={dot} />
    </span>
  );
}
