import { useEffect, useRef, useState } from "react";
import * as css from "./Process.css.ts";

const CENTRE = 200;
const RADIUS = 160;
const TICK_END = 192;
const TICK_START = { long: 174, short: 182 };

type DialProps = { minutes: number };

/** An hour with the making time filled in. The sentence above says the same. */
export function Dial({ minutes }: DialProps) {
  const { ref, isDrawn } = useDrawOnce();
  const done = arc(minutes);
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
        {[0, minutes].map((minute) => (
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
            <path className={css.past} d={ticks(0, minutes, length)} />
            <path className={css.ahead} d={ticks(minutes + 1, 59, length)} />
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

/** A place on the dial, rounded so that server and browser agree. */
function point(minute: number, radius: number): [x: string, y: string] {
  const angle = (minute / 60) * 2 * Math.PI;
  return [
    (CENTRE + radius * Math.sin(angle)).toFixed(1),
    (CENTRE - radius * Math.cos(angle)).toFixed(1),
  ];
}

function arc(minutes: number): string {
  const isLarge = minutes > 30 ? 1 : 0;
  return `M${point(0, RADIUS)}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${point(minutes, RADIUS)}`;
}

function ticks(from: number, to: number, length: "long" | "short"): string {
  const minutes = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return minutes
    .filter((minute) => (minute % 5 === 0) === (length === "long"))
    .map((m) => `M${point(m, TICK_START[length])}L${point(m, TICK_END)}`)
    .join("");
}

/** Draws the arc once, when it comes into view; without script it is there. */
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
