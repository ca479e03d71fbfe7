import { useEffect, useRef, useState } from "react";
import type { ProductPicture } from "#shared/catalog/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { useBackToClose } from "#web/data/history.ts";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { srcSet } from "#shared/images/rules.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { usePinch } from "./usePinch.ts";
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
 * keys, enlarged by two fingers, a double tap or the keys + and -. A native
 * dialog keeps the focus, closes with Escape and returns the focus; Back closes
 * it as well.
 */
export function Viewer({ pictures, first, altOf, onClose }: ViewerProps) {
  const t = useMessages("home").clips;
  const { products } = useMessages("first");
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  const count = pictures.length;
  useBackToClose("pictures", true, () => dialog.current?.close());
  const show = (index: number, behavior: ScrollBehavior = "smooth") => {
    const list = strip.current;
    const slide = list?.children[index];
    if (!list || !slide) return;
    const { left } = slide.getBoundingClientRect();
    const by = left - list.getBoundingClientRect().left;
    // `scrollBy` would stop at the next picture.
    list.scrollTo({ left: list.scrollLeft + by, behavior });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once
  useEffect(() => {
    dialog.current?.showModal();
    show(first, "instant");
  }, []);
  const look = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setShown(Math.abs(Math.round(scrollLeft / Math.max(clientWidth, 1))));
  };
  const onKey = ({ key }: { key: string }) => {
    const { current } = dialog;
    const isRightToLeft =
      current !== null && getComputedStyle(current).direction === "rtl";
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (by) show(shown + (isRightToLeft ? -by : by));
  };
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
