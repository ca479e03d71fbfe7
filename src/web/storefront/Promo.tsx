import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useMessages } from "#web/data/messages.ts";
import { lettersWithoutBead, withBeadsOnly } from "#shared/clip/beads.ts";
import { formatPrice } from "#shared/text/formats.ts";
import {
  limitLetters,
  MAX_CHARMS,
  MAX_LETTERS,
  shownClipName,
} from "#shared/clip/rules.ts";
import {
  draftStore,
  NEW_CLIP,
  saveDraft,
  useBegunClip,
} from "#web/designer/draft-store.ts";
import { charmsQuery, clipConfigQuery } from "#web/data/queries.ts";
import { useFormats, useSite } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { PriceNote } from "#web/ui/Price.tsx";
import { SiteText } from "#web/ui/TextWith.tsx";
import { onDark } from "#web/ui/global.css.ts";
import { visuallyHidden, wrap } from "#web/ui/layout.css.ts";
import { teeth } from "#web/ui/ScallopEdge.css.ts";
import { BeadInput } from "#web/clip/BeadInput.tsx";
import {
  useOverlayPreload,
  useOverlays,
} from "#web/overlays/overlay-context.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { PromoArt } from "#web/clip/PromoArt.tsx";
import { DESIGNER_ART } from "#shared/api/paths.ts";
import { pictureUrl } from "#shared/images/rules.ts";
import * as css from "./Promo.css.ts";

/** The section that opens the designer, with a sample clip. */
export function Promo() {
  const { promo: t } = useMessages("home");
  const { design, errors, customClip } = useMessages("first");
  const formats = useFormats();
  const { title } = useSite().promo;
  const { data: config } = useQuery(clipConfigQuery);
  const { data: charms = [] } = useQuery(charmsQuery);
  const [name, setName] = useState("");
  const begun = useBegunClip();
  const clip = config ? shownClipName(config.name, customClip) : customClip("");
  return (
    <section className={`${css.band} ${onDark}`} aria-labelledby="promo-title">
      <div className={teeth} aria-hidden="true" />
      <div className={`${wrap} ${css.columns}`}>
        <div className={css.intro}>
          <h2 className={css.title} id="promo-title">
            <SiteText path="promo.title" text={title} />
          </h2>
          <p className={css.text}>
            {charms.length > 0
              ? t.text(MAX_CHARMS, MAX_LETTERS)
              : t.lettersOnly(MAX_LETTERS)}
          </p>
        </div>
        <PromoPicture
          text={withBeadsOnly(name || (begun?.text ?? ""))}
          photo={config?.imageUrl ?? ""}
          alt={clip}
        />
        <div className={css.actions}>
          {config?.isEnabled === false ? (
            <>
              <p className={css.off} id="promo-off">
                {errors.designer_off}
              </p>
              <Button
                kind="light"
                size="large"
                disabled
                aria-describedby="promo-off"
              >
                {design}
              </Button>
            </>
          ) : (
            <PromoName name={name} onChange={setName} />
          )}
          {config && (
            <p className={css.price}>
              <b dir="auto">{clip}</b>{" "}
              {begun && config.isEnabled ? (
                <span>{t.begun}</span>
              ) : (
                <>
                  <span>{t.from(formatPrice(config.basePrice, formats))}</span>
                  <PriceNote className={css.priceNote} />
                </>
              )}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

type PromoNameProps = {
  name: string;
  onChange: (name: string) => void;
};

/** A field for letters, which the promo's clip and then the designer show. */
function PromoName({ name, onChange }: PromoNameProps) {
  const { show } = useOverlays();
  const preload = useOverlayPreload("designer");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { promo: t } = useMessages("home");
  const { design, errors } = useMessages("first");
  const missing = lettersWithoutBead(name);
  const error = missing.length > 0 && errors.noBead(missing);

  // Adopts the text that was typed before the code was loaded.
  useEffect(() => {
    if (field.current?.value) onChange(limitLetters(field.current.value));
  }, [onChange]);

  const openDesigner = (event: FormEvent) => {
    event.preventDefault();
    if (error) return field.current?.focus();
    const draft = draftStore.get()[NEW_CLIP] ?? { chosen: [], text: "" };
    if (name.trim() !== "") saveDraft(NEW_CLIP, { ...draft, text: name });
    show({ kind: "designer" });
  };
  return (
    // A "dialog" form does not navigate if submitted before its code is loaded.
    <form method="dialog" noValidate onSubmit={openDesigner}>
      <label className={visuallyHidden} htmlFor={id}>
        {t.name}
      </label>
      <div className={css.pill}>
        <BeadInput
          id={id}
          ref={field}
          className={css.nameInput}
          value={name}
          onChange={onChange}
          placeholder={t.placeholder(MAX_LETTERS)}
          enterKeyHint="go"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
        />
        <Button
          type="submit"
          kind="ink"
          size="large"
          className={css.button}
          aria-haspopup="dialog"
          {...preload}
        >
          {design}
        </Button>
      </div>
      <p id={`${id}-error`} className={css.error} role="status">
        {error && (
          <>
            <Icon name="warning" />
            <span>{error}</span>
          </>
        )}
      </p>
    </form>
  );
}

/** The distance from the viewport at which the sample is drawn. */
const AHEAD_PX = 800;
const PLAIN_BASE = pictureUrl(DESIGNER_ART.base, 800);

type PromoPictureProps = {
  /** The shopper's letters, if any. */
  text: string;
  /** The maker's own picture of a custom clip; "" where she has none. */
  photo: string;
  /** The words about the picture. */
  alt: string;
};

/**
 * The maker's own picture; or a drawn sample, if there is no picture or letters
 * are typed. The images in the drawing (110 kB) cannot load lazily and would
 * delay the first view, so the sample is drawn only near the viewport. Without
 * scripts, a plain clip replaces the sample.
 */
function PromoPicture({ text, photo, alt }: PromoPictureProps) {
  const { frame, isNear } = useNear();
  const [broken, setBroken] = useState("");
  const isPhoto = photo !== "" && photo !== broken && text === "";
  return (
    <div className={css.art} ref={frame}>
      {isPhoto ? (
        <img
          className={css.photo}
          src={photo}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(photo)}
        />
      ) : (
        isNear && <PromoArt text={text} />
      )}
      {!photo && (
        <noscript>
          <img className={css.plain} src={PLAIN_BASE} alt={alt} />
        </noscript>
      )}
    </div>
  );
}

/** Returns whether the element of `frame` has been near the viewport. */
function useNear() {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: `${AHEAD_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, isNear };
}
