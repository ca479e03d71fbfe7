import { dot, dots } from "./Dots.css.ts";

/** Three dots that say something is under way; words beside them tell what. */
export function Dots() {
  return (
    <span className={dots} aria-hidden="true">
      <i className={dot} />
      <i className={dot} />
      <i className={dot} />
    </span>
  );
}
