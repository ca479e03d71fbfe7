import { useEffect, useRef, useState } from "react";
import * as css from "./Process.css.ts";

const CENTRE = 200;
const RADIUS = 160;
/** The radii of the circles whose dashes are the ticks. */
const TICK_RADIUS = { long: 183, short: 187 };
/** The length of the dial in minutes, the unit of the dashes. */
const HOUR = 60;

type ProgressDialProps = { minutes: number };

/** A decorative dial of one hour, on which the making time is filled. */
export function ProgressDial({ minutes }: ProgressDialProps) {
  const { ref, isDrawn } = useDrawOnce();
  // An hour or more fills the dial except for the last minute.
  const shown = Math.min(minutes, HOUR - 1);
  const done = arc(0, shown, RADIUS);
  // Adds half a minute on both sides, so that the outermost ticks are whole.
  const end = Math.min(shown + 0.5, HOUR - 0.6);
  return (
    <div className={css.dial} ref={ref} aria-hidden="true">
      <svg viewBox="0 0 400 400" className={css.face} aria-hidden="true">
        <path className={css.fill} d={`${done}z`} />
        <path
          className={css.arc}
          d={done}
          pathLength={1}
          data-state={isDrawn}
        />
        {[0, shown].map((minute) => (
          <circle
            key={minute}
            className={css.end}
            cx={point(minute, RADIUS)[0]}
            cy={point(minute, RADIUS)[1]}
            r="7"
          />
        ))}
        {(["long", "short"] as const).map((length) => (
          <g key={length} className={css.ticks[length]}>
            <circle
              className={css.allTicks}
              cx={CENTRE}
              cy={CENTRE}
              r={TICK_RADIUS[length]}
              pathLength={HOUR}
            />
            <path
              className={css.elapsed}
              d={arc(-0.5, end, TICK_RADIUS[length])}
              pathLength={end + 0.5}
            />
          </g>
        ))}
      </svg>
      <p className={css.count}>
        <span>about</span>
        <b className={css.minutes}>{minutes}</b>
        <span>minutes</span>
      </p>
    </div>
  );
}

/** A point of the dial, rounded so that server and browser render the same. */
function point(minute: number, radius: number): [x: string, y: string] {
  const angle = (minute / HOUR) * 2 * Math.PI;
  return [
    (CENTRE + radius * Math.sin(angle)).toFixed(1),
    (CENTRE - radius * Math.cos(angle)).toFixed(1),
  ];
}

function arc(from: number, to: number, radius: number): string {
  const isLarge = to - from > HOUR / 2 ? 1 : 0;
  return `M${point(from, radius)}A${radius} ${radius} 0 ${isLarge} 1 ${point(to, radius)}`;
}

/** Draws the arc once, when in view; without scripts the arc is visible. */
function useDrawOnce() {
  const ref = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState<"waiting" | "drawing">();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return setDrawn((now) => now ?? "waiting");
        setDrawn((now) => (now === "waiting" ? "drawing" : now));
        observer.disconnect();
      },
      { threshold: 0.4 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isDrawn };
}
