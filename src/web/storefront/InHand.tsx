import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { ProductPage, Variant } from "#shared/catalog/schema.ts";
import { saysInches, sayWidth, sizesOf } from "#shared/catalog/to-scale.ts";
import { useMessages } from "#web/data/messages.ts";
import { keepOnDevice, readFromDevice } from "#web/data/storage.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { wrap } from "#web/ui/layout.css.ts";
import * as css from "./InHand.css.ts";
import { ScaleDrawing, drawingSize } from "./ScaleDrawing.tsx";

/** In pixels for a millimeter; screens have from 2.5 to 8. */
const DENSITY = { least: 2.5, most: 9, usual: 3.78, step: 0.01 };
const STORED_AS = "barrette-px-per-mm";

type InHandProps = { clip: ProductPage; variant: Variant | undefined };

/**
 * Shows how large the clip is, beside a bank card; life-size once a card was
 * held.
 */
export function InHand({ clip, variant }: InHandProps) {
  const t = useMessages("home").clips;
  const { language, currency, money } = useFormats();
  const sizes = sizesOf(clip.product, variant);
  const id = useId();
  const [density, setDensity] = useDensity();
  const stage = useRef<HTMLDivElement>(null);
  const stageWidth = useWidth(stage, sizes.length > 0);
  const [main] = sizes;
  if (!main) return null;
  const decimal = money.decimal || ".";
  const isInch = saysInches(language, currency);
  const say = (width: number) => sayWidth(width, { isInch, decimal });
  const option = clip.optionResins?.find(
    ({ variantId }) => variantId === variant?.id,
  );
  const { width, height } = drawingSize(sizes);
  const isTurned = density !== undefined && width * density > stageWidth;
  const lifeSize: CSSProperties | undefined =
    density === undefined
      ? undefined
      : {
          width: `${(isTurned ? height : width) * density}px`,
          maxWidth: "none",
        };
  return (
    <section
      className={`${wrap} ${css.section}`}
      aria-labelledby={`${id}-title`}
    >
      <div
        className={css.stage}
        data-life-size={density !== undefined || undefined}
      >
        <div ref={stage} className={css.drawing}>
          <ScaleDrawing
            sizes={sizes}
            resin={option ? option.resin : clip.resin}
            isTurned={isTurned}
            isInch={isInch}
            cardText={t.bankCard}
            label={t.drawing(say(main.widthMm))}
            style={lifeSize}
          />
        </div>
        <ul className={css.legend}>
          {sizes.map(({ widthMm, title, isChosen }) => (
            <li key={widthMm} className={css.sizeItem}>
              <i className={css.swatch} data-chosen={isChosen || undefined} />
              <span dir="auto">
                {[title, t.wide(say(widthMm))].filter(Boolean).join(", ")}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className={css.title} id={`${id}-title`}>
          {t.inHand}
        </h2>
        <p className={css.text}>{t.scaleText}</p>
        <div className={css.slider}>
          <label className={css.label} htmlFor={`${id}-slider`}>
            {t.lifeSize}
          </label>
          <input
            id={`${id}-slider`}
            className={css.range}
            type="range"
            min={DENSITY.least}
            max={DENSITY.most}
            step={DENSITY.step}
            value={density ?? DENSITY.usual}
            aria-describedby={`${id}-help`}
            onChange={(event) => setDensity(event.target.valueAsNumber)}
          />
          <p className={css.help} id={`${id}-help`}>
            {t.lifeSizeHelp}
          </p>
        </div>
      </div>
    </section>
  );
}

/**
 * Returns how dense this screen is; undefined until the shopper has held a
 * card.
 */
function useDensity(): [number | undefined, (density: number) => void] {
  const [density, setDensity] = useState<number>();
  useEffect(() => {
    const stored = Number(readFromDevice(STORED_AS));
    if (stored >= DENSITY.least && stored <= DENSITY.most) setDensity(stored);
  }, []);
  return [
    density,
    (next) => {
      setDensity(next);
      keepOnDevice(STORED_AS, String(next));
    },
  ];
}

function useWidth(
  element: RefObject<HTMLElement | null>,
  isThere: boolean,
): number {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (!element.current || !isThere) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(entry.contentRect.width);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isThere]);
  return width;
}
