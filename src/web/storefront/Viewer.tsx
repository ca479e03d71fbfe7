import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import type { ProductPicture } from "#shared/catalog/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { useBackToClose } from "#web/data/history.ts";
import { reducedMotion } from "#web/ui/media.ts";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { srcSet } from "#shared/images/rules.ts";
import { Icon } from "#web/ui/Icon.tsx";
import * as css from "./Viewer.css.ts";

type ViewerProps = {
  pictures: readonly ProductPicture[];
  /** The index of the picture that is shown first. */
  first: number;
  altOf: (picture: ProductPicture, index: number) => string;
  /** Called with the index of the picture that was shown last. */
  onClose: (last: number) => void;
};

/**
 * The pictures of a clip in the whole window: swiped or moved through by arrow
 * keys, arrows, the wheel or a drag of the mouse, enlarged by two fingers, a
 * double tap or the keys + and -. A native dialog keeps the focus, closes with
 * Escape and returns the focus; Back and a press beside the picture close it as
 * well.
 */
export function Viewer({ pictures, first, altOf, onClose }: ViewerProps) {
  const t = useMessages("home").clips;
  const { products } = useMessages("first");
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  const count = pictures.length;
  useBackToClose("pictures", true, () => dialog.current?.close());
  const show = (
    index: number,
    isAtOnce = matchMedia(reducedMotion).matches,
  ) => {
    const list = strip.current;
    const slide = list?.children[index];
    if (!list || !slide) return;
    const { left } = slide.getBoundingClientRect();
    const by = left - list.getBoundingClientRect().left;
    // `scrollBy` would stop at the next picture.
    const behavior = isAtOnce ? "instant" : "smooth";
    list.scrollTo({ left: list.scrollLeft + by, behavior });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once
  useEffect(() => {
    dialog.current?.showModal();
    show(first, true);
  }, []);
  const look = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setShown(Math.abs(Math.round(scrollLeft / Math.max(clientWidth, 1))));
  };
  /** Shows the picture to the right, or with -1 the one to the left. */
  const turn = (by: number) => {
    const { current } = dialog;
    const isRightToLeft =
      current !== null && getComputedStyle(current).direction === "rtl";
    show(shown + (isRightToLeft ? -by : by));
  };
  const onKey = ({ key }: { key: string }) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (by) turn(by);
  };
  useMouse(strip, {
    onWheel: (by) => show(shown + by),
    onDragged: turn,
    onGround: () => dialog.current?.close(),
  });
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={products.pictures(
        altOf(pictures[shown] ?? pictures[0] ?? NONE, shown),
      )}
      onClose={() => onClose(shown)}
      onKeyDown={onKey}
      onClick={({ target, currentTarget }) =>
        target === currentTarget && currentTarget.close()
      }
    >
      <button
        type="button"
        className={css.close}
        aria-label={t.close}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <ul ref={strip} className={css.strip} onScroll={look}>
        {pictures.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice
          <li key={index} className={css.slide}>
            <Slide
              picture={each}
              alt={altOf(each, index)}
              isShown={index === shown}
            />
          </li>
        ))}
      </ul>
      {[-1, 1].map((by) => {
        const next = shown + by;
        if (next < 0 || next >= count) return null;
        return (
          <button
            key={by}
            type="button"
            className={css.arrows[by < 0 ? "before" : "after"]}
            aria-label={t.picture(next + 1, count)}
            onClick={() => show(next)}
          >
            <Icon name="back" />
          </button>
        );
      })}
      {count > 1 && (
        <span className={css.place} aria-hidden="true">
          {`${shown + 1} / ${count}`}
        </span>
      )}
      <span className={visuallyHidden} role="status">
        {t.picture(shown + 1, count)}
      </span>
    </dialog>
  );
}

/** A wheel turns by a notch, and not by all that it says in between. */
const NOTCH = { px: 8, ms: 350 };
const DRAGGED_PX = 60;

/**
 * Lets a mouse turn the pictures of the strip, by its wheel or a drag, and close
 * them by a press on the ground beside a picture. An enlarged one is moved in
 * their place.
 */
function useMouse(
  strip: RefObject<HTMLElement | null>,
  turns: {
    onWheel: (by: number) => void;
    /** Called with 1 for the picture to the right, -1 for that to the left. */
    onDragged: (by: number) => void;
    onGround: () => void;
  },
): void {
  const onWheel = useEffectEvent(turns.onWheel);
  const onDragged = useEffectEvent(turns.onDragged);
  const onGround = useEffectEvent(turns.onGround);
  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const controller = new AbortController();
    const { signal } = controller;
    const isLarge = () => list.querySelector("[data-large]") !== null;
    let turnedAt = 0;
    let drag: { x: number; scrollLeft: number; isMoved: boolean } | undefined;
    let wasDragged = false;
    const wheel = (event: WheelEvent) => {
      const { deltaX, deltaY, ctrlKey, timeStamp } = event;
      // Sideways the strip scrolls by itself.
      if (ctrlKey || Math.abs(deltaX) > Math.abs(deltaY)) return;
      event.preventDefault();
      const isNotch = Math.abs(deltaY) >= NOTCH.px;
      if (!isNotch || isLarge() || timeStamp - turnedAt < NOTCH.ms) return;
      turnedAt = timeStamp;
      onWheel(Math.sign(deltaY));
    };
    const down = ({ pointerType, button, clientX }: PointerEvent) => {
      if (pointerType !== "mouse" || button !== 0 || isLarge()) return;
      drag = { x: clientX, scrollLeft: list.scrollLeft, isMoved: false };
      wasDragged = false;
    };
    const move = ({ clientX }: PointerEvent) => {
      if (!drag) return;
      const by = clientX - drag.x;
      drag.isMoved ||= Math.abs(by) > DOUBLE_TAP.px / 4;
      list.style.scrollSnapType = "none";
      list.scrollLeft = drag.scrollLeft - by;
    };
    const up = ({ clientX }: PointerEvent) => {
      if (!drag) return;
      list.style.scrollSnapType = "";
      const by = clientX - drag.x;
      wasDragged = drag.isMoved;
      drag = undefined;
      if (wasDragged) onDragged(Math.abs(by) < DRAGGED_PX ? 0 : -Math.sign(by));
    };
    const click = (event: MouseEvent) => {
      if (wasDragged) {
        wasDragged = false;
        return event.stopPropagation();
      }
      if (isAtRest(list) && isBesidePicture(event)) onGround();
    };
    list.addEventListener("wheel", wheel, { signal, passive: false });
    list.addEventListener("pointerdown", down, { signal });
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", up, { signal });
    // Before the second tap that would enlarge.
    list.addEventListener("click", click, { signal, capture: true });
    return () => controller.abort();
  }, [strip]);
}

/** Whether a picture is in its place: what moves may be missed by a press. */
function isAtRest({ scrollLeft, clientWidth }: HTMLElement): boolean {
  const place = scrollLeft / clientWidth;
  return Math.abs(place - Math.round(place)) < 0.01;
}

/** Whether a press is on the ground beside the picture that is shown there. */
function isBesidePicture({ target, clientX, clientY }: MouseEvent): boolean {
  const frame = target instanceof Element && target.closest("li");
  const image = frame ? frame.querySelector("img") : null;
  if (!image?.naturalWidth) return false;
  const box = image.getBoundingClientRect();
  const scale = Math.min(
    box.width / image.naturalWidth,
    box.height / image.naturalHeight,
  );
  const isOutside = (at: number, middle: number, size: number) =>
    Math.abs(at - middle) > (size * scale) / 2;
  return (
    isOutside(clientX, box.left + box.width / 2, image.naturalWidth) ||
    isOutside(clientY, box.top + box.height / 2, image.naturalHeight)
  );
}

const NONE: ProductPicture = { imageUrl: "", picture: null };

type SlideProps = { picture: ProductPicture; alt: string; isShown: boolean };

function Slide({ picture: { imageUrl, picture }, alt, isShown }: SlideProps) {
  const { frame, image } = usePinch(isShown);
  return (
    <div ref={frame} className={css.frame}>
      <img
        ref={image}
        className={css.image}
        src={imageUrl}
        srcSet={srcSet(imageUrl, picture)}
        // Sharp when it is enlarged, too.
        sizes="200vmin"
        alt={alt}
        width={picture?.width ?? 1200}
        height={picture?.height ?? 1200}
        loading={isShown ? "eager" : "lazy"}
        draggable={false}
      />
    </div>
  );
}

const LARGEST = 4;
const DOUBLE_TAP = { ms: 300, px: 30, scale: 2.5 };
const KEY_STEP = 1.5;

type Point = { x: number; y: number };

/**
 * Lets two fingers, a double tap, a wheel with Ctrl and the keys + and - enlarge
 * a picture in its frame, and one finger or the mouse move it then. While it is
 * not enlarged, swipes scroll the strip around it.
 */
function usePinch(isShown: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const [box, picture] = [frame.current, image.current];
    if (!box || !picture || !isShown) return;
    return listen(box, createZoom(box, picture));
  }, [isShown]);
  return { frame, image };
}

/** Where the picture is, relative to the middle of its frame. */
function createZoom(box: HTMLElement, picture: HTMLElement) {
  let scale = 1;
  let at: Point = { x: 0, y: 0 };

  function draw(): void {
    const { width, height } = box.getBoundingClientRect();
    const reach = {
      x: ((scale - 1) * width) / 2,
      y: ((scale - 1) * height) / 2,
    };
    const within = (value: number, limit: number) =>
      Math.min(limit, Math.max(-limit, value));
    at = { x: within(at.x, reach.x), y: within(at.y, reach.y) };
    picture.style.transform = `translate(${at.x}px, ${at.y}px) scale(${scale})`;
    // The strip takes swipes only while the whole picture is seen.
    box.style.touchAction = scale > 1 ? "none" : "pan-x";
    box.toggleAttribute("data-large", scale > 1);
  }

  return {
    isLarge: () => scale > 1,
    move(by: Point) {
      at = { x: at.x + by.x, y: at.y + by.y };
      draw();
    },
    /** Enlarges so that the point of the window stays where it is. */
    zoom(times: number, point?: Point) {
      const next = Math.min(LARGEST, Math.max(1, scale * times));
      const area = box.getBoundingClientRect();
      const middle = {
        x: area.left + area.width / 2,
        y: area.top + area.height / 2,
      };
      const from = point ?? middle;
      const offset = { x: from.x - middle.x, y: from.y - middle.y };
      const ratio = next / scale;
      at = {
        x: offset.x - (offset.x - at.x) * ratio,
        y: offset.y - (offset.y - at.y) * ratio,
      };
      scale = next;
      draw();
    },
    reset() {
      scale = 1;
      draw();
    },
  };
}

type Zoom = ReturnType<typeof createZoom>;

function listen(box: HTMLElement, zoom: Zoom): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const fingers = new Map<number, Point>();
  let lastTap = { at: 0, x: 0, y: 0 };
  zoom.reset();
  const pointOf = ({ clientX: x, clientY: y }: MouseEvent): Point => ({ x, y });
  const onDown = (event: PointerEvent) => {
    fingers.set(event.pointerId, pointOf(event));
    if (zoom.isLarge()) box.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const ratio = distance(now, other) / Math.max(1, distance(before, other));
      zoom.zoom(ratio, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else if (zoom.isLarge())
      zoom.move({ x: now.x - before.x, y: now.y - before.y });
    fingers.set(event.pointerId, now);
  };
  const onUp = ({ pointerId }: PointerEvent) => fingers.delete(pointerId);
  const onTap = (event: MouseEvent) => {
    const point = pointOf(event);
    const isSecond =
      event.timeStamp - lastTap.at < DOUBLE_TAP.ms &&
      distance(point, lastTap) < DOUBLE_TAP.px;
    lastTap = { at: isSecond ? 0 : event.timeStamp, ...point };
    if (!isSecond) return;
    if (zoom.isLarge()) zoom.reset();
    else zoom.zoom(DOUBLE_TAP.scale, point);
  };
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom.zoom(Math.exp(-event.deltaY / 100), pointOf(event));
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === "+" || key === "=") zoom.zoom(KEY_STEP);
    if (key === "-") zoom.zoom(1 / KEY_STEP);
  };
  box.addEventListener("pointerdown", onDown, { signal });
  box.addEventListener("pointermove", onMove, { signal });
  box.addEventListener("pointerup", onUp, { signal });
  box.addEventListener("pointercancel", onUp, { signal });
  box.addEventListener("click", onTap, { signal });
  box.addEventListener("wheel", onWheel, { signal, passive: false });
  addEventListener("keydown", onKey, { signal });
  return () => controller.abort();
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
