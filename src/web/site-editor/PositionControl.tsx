import { useMessages } from "#web/data/messages.ts";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import type { PicturePoint } from "#shared/site/schema.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import * as css from "./SiteEditor.css.ts";

type PositionProps = {
  imageUrl: string;
  focus: PicturePoint | undefined;
  onChange: (focus: PicturePoint) => void;
};

/** Typical crops of the hero's picture, as aspect ratios. */
const CROPS = [
  { name: "phone", aspectRatio: "4 / 5" },
  { name: "wide", aspectRatio: "2 / 1" },
] as const;
const MIDDLE: PicturePoint = { x: 50, y: 50 };

/** Chooses the point of the hero's picture that is visible in every window. */
export function PositionControl(props: PositionProps) {
  const t = useMessages("panel").editor.position;
  const [isOpen, setOpen] = useState(false);
  const { x, y } = props.focus ?? MIDDLE;
  return (
    <>
      <Button kind="line" size="small" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      <Dialog
        kind="modal"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t.title}
        closeLabel={t.close}
      >
        <p>{t.text}</p>
        <PointChooser {...props} />
        <div className={css.crops}>
          {CROPS.map(({ name, aspectRatio }) => (
            <figure key={name}>
              <img
                className={css.crop}
                style={{ aspectRatio, objectPosition: `${x}% ${y}%` }}
                src={props.imageUrl}
                alt=""
              />
              <figcaption>{t[name]}</figcaption>
            </figure>
          ))}
        </div>
        <div className={css.choices}>
          <Button kind="ink" onClick={() => setOpen(false)}>
            {t.done}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function PointChooser({ imageUrl, focus = MIDDLE, onChange }: PositionProps) {
  const t = useMessages("panel").editor.position;
  const { x, y } = focus;
  const choose = (event: PointerEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      x: percent((100 * (event.clientX - box.left)) / box.width),
      y: percent((100 * (event.clientY - box.top)) / box.height),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [right, down] = ARROWS[event.key] ?? [];
    if (right === undefined || down === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? 10 : 2;
    onChange({
      x: percent(x + step * right),
      y: percent(y + step * down),
    });
  };
  return (
    <button
      type="button"
      className={css.whole}
      aria-label={t.point(x, y)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        choose(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId))
          choose(event);
      }}
    >
      <img src={imageUrl} alt="" draggable={false} />
      <span className={css.point} style={{ left: `${x}%`, top: `${y}%` }} />
    </button>
  );
}

/** The direction of each arrow key: right and down are positive. */
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const percent = (value: number) =>
  Math.round(Math.min(100, Math.max(0, value)));
