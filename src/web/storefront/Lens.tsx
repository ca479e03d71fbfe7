import { type PointerEvent, useRef, useState } from "react";
import type { ProductPicture } from "#shared/catalog/schema.ts";
import * as css from "./Gallery.css.ts";

/** The time for which the pointer rests before the lens is shown. */
const DELAY_MS = 120;
const TIMES = 2;

type LensProps = {
  picture: Pick<ProductPicture, "imageUrl">;
  onOpen: () => void;
};

/**
 * A circle that shows what is below a mouse pointer, enlarged. It moves by
 * transforms alone. A press shows the picture in the whole window; the button
 * beside it does the same for the keyboard.
 */
export function Lens({ picture, onOpen }: LensProps) {
  const lens = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isShown, setShown] = useState(false);
  const at = useRef({ x: 0, y: 0, width: 0 });
  const place = () => {
    const glass = lens.current;
    if (!glass) return;
    const { x, y, width } = at.current;
    const half = glass.offsetWidth / 2;
    glass.style.transform = `translate(${x - half}px, ${y - half}px)`;
    const image = glass.firstElementChild;
    if (!(image instanceof HTMLElement)) return;
    image.style.width = `${width * TIMES}px`;
    image.style.transform = `translate(${half - x * TIMES}px, ${half - y * TIMES}px)`;
  };
  const follow = ({
    currentTarget,
    clientX,
    clientY,
  }: PointerEvent<HTMLElement>) => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    at.current = { x: clientX - left, y: clientY - top, width };
    place();
  };
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  const enter = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== "mouse") return;
    follow(event);
    timer.current = setTimeout(() => setShown(true), DELAY_MS);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button beside it does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      className={css.area}
      onPointerEnter={enter}
      onPointerMove={follow}
      onPointerLeave={hide}
      onClick={onOpen}
    >
      <span
        ref={lens}
        className={css.lens}
        data-shown={isShown || undefined}
        aria-hidden="true"
      >
        {isShown && (
          // A pointer that rests moves it no more.
          <img
            ref={place}
            className={css.enlarged}
            src={picture.imageUrl}
            alt=""
          />
        )}
      </span>
    </div>
  );
}
