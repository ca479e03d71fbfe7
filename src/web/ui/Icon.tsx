import { classNames } from "./class-names.ts";
import { dot, dots, icon } from "./Icon.css.ts";

// Line drawings on a square of 24 px.
const PATHS = {
  more: "M5.6 11.6h.8v.8h-.8zm6 0h.8v.8h-.8zm6 0h.8v.8h-.8z",
  menu: "M4 7h16M4 12h16M4 17h10",
  close: "M6 6l12 12M18 6L6 18",
  clock: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2",
  bell: "M6 16.5c1-1.2 1.3-2.6 1.3-5.5a4.7 4.7 0 0 1 9.4 0c0 2.9.3 4.3 1.3 5.5zM10 19.5h4",
  bag: "M5 8h14l1 12.5H4zM8.5 8V7a3.5 3.5 0 0 1 7 0v1",
  pause: "M9 6v12M15 6v12",
  play: "M8 5.5v13l10.5-6.5z",
  external: "M7 17L17 7M9 7h8v8",
  arrow: "M5 12h14M13 6l6 6-6 6",
  back: "M19 12H5M11 6l-6 6 6 6",
  up: "M6 14.5l6-6 6 6",
  down: "M6 9.5l6 6 6-6",
  minus: "M5 12h14",
  plus: "M12 5v14M5 12h14",
  trash:
    "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.3 10.5v5.5M13.7 10.5v5.5",
  pencil: "M4 20l1-4.5L16 4.5l3.5 3.5-11 11zM13.5 7l3.5 3.5",
  tick: "M5 12.5l4.5 4.5L19 7.5",
  warning: "M12 4l9 16H3zM12 10v4.5M12 17.2v.1",
  info: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11v5M12 7.8v.1",
  retry: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  exchange: "M5 8.5h14M15.5 5l3.5 3.5-3.5 3.5M19 15.5H5M8.5 12L5 15.5 8.5 19",
  undo: "M8.5 5L4.5 9l4 4M4.5 9h9a5 5 0 0 1 0 10H9",
  mail: "M4 6h16v12H4zM4.5 7l7.5 6 7.5-6",
  list: "M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1",
  picture: "M4 5h16v14H4zM4.5 16L9 11.5l4 4 2.5-2.5 4 4M14.5 9.2v.1",
  sparkles:
    "M10.5 5l1.7 4.8L17 11.5l-4.8 1.7L10.5 18l-1.7-4.8L4 11.5l4.8-1.7zM18 4v4M16 6h4M18.5 16v3M17 17.5h3",
  share: "M12 15V4M8 7.5L12 3.5l4 4M6 11.5v8.5h12v-8.5",
} as const;

/** A name, or the drawing itself where it is no part of the first view. */
export type IconName = keyof typeof PATHS | Drawing;
type Drawing = `M${string}`;

const isDrawing = (name: IconName): name is Drawing => name[0] === "M";

/** A decorative icon beside a text or in a named button. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={classNames(icon, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={isDrawing(name) ? name : PATHS[name]} />
    </svg>
  );
}

type IconProps = { name: IconName; className?: string };

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
