import type { CSSProperties } from "react";
import { useMessages } from "#web/data/messages.ts";
import { SECTIONS } from "#shared/api/paths.ts";
import type { PicturePoint, Site } from "#shared/site/schema.ts";
import { usePage } from "#web/data/shop-context.ts";
import { SiteText } from "#web/ui/TextWith.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { wrap } from "#web/ui/layout.css.ts";
import { buttonClass } from "#web/ui/Button.tsx";
import { toothSize } from "#web/ui/ScallopEdge.css.ts";
import { iconButton } from "#web/ui/IconButton.css.ts";
import { SectionLink } from "#web/ui/SectionLink.tsx";
import { pictureUrl, srcSet } from "#shared/images/rules.ts";
import { headlineSize } from "./headline-size.ts";
import { useHeroVideo } from "./useHeroVideo.ts";
import * as css from "./Hero.css.ts";

// The program contains further versions of the poster and the film of the
// demo's hero: the poster as AVIF, and upright crops of both for phones.

/** Matches windows in which the hero is upright. */
const PHONE = "(max-width: 599px)";

/** The width of the 16:9 poster, including the parts that are cropped. */
const POSTER_SIZES =
  "(min-width: 860px) 100vw, (min-width: 600px) 134vw, 222vw";

type Source = { type: string; media?: string; srcSet: string; sizes: string };

const files = (url: string, widths: readonly number[]) =>
  widths.map((width) => `${pictureUrl(url, width)} ${width}w`).join(", ");

const phone = { media: PHONE, sizes: "100vw" };

/** The sources to try before the poster's own file, by the poster's address. */
const POSTER_SOURCES: Record<string, readonly Source[]> = {
  "/hero/poster.webp": [
    {
      ...phone,
      type: "image/avif",
      srcSet: files("/hero/poster-phone.avif", [600, 864]),
    },
    {
      ...phone,
      type: "image/webp",
      srcSet: files("/hero/poster-phone.webp", [600, 864]),
    },
    {
      type: "image/avif",
      srcSet: files("/hero/poster.avif", [1280, 1920]),
      sizes: POSTER_SIZES,
    },
  ],
};

/**
 * The crops of a film for phones, by the film's address. iPhones support WebM
 * since iOS 17.4. Older Macs and iPads show only the poster, because an MP4 for
 * them would add 0.8 MB to the executable.
 */
const PHONE_FILMS: Record<string, readonly string[]> = {
  "/hero/hero.webm": ["/hero/hero-phone.webm", "/hero/hero-phone.mp4"],
};

/** The first view: a headline, a sentence, the film and a link to the clips. */
export function Hero() {
  const { shop, site, tools } = usePage();
  const { hero } = useMessages("first");
  const { headline, sentence, imageUrl, films } = site.hero;
  const hasMedia = imageUrl !== "" || films.length > 0;
  return (
    <section
      className={css.hero}
      id={SECTIONS.home}
      aria-labelledby="hero-title"
    >
      <div className={wrap}>
        <Headline text={headline || (tools ? "" : shop.name)} />
      </div>
      <div className={css.media}>
        <div className={`${wrap} ${hasMedia ? css.copy : css.bareCopy}`}>
          {(sentence || tools) && (
            <p className={css.sentence}>
              <SiteText path="hero.sentence" text={sentence} />
            </p>
          )}
          <SectionLink
            section="products"
            className={buttonClass({ size: "large", className: css.action })}
          >
            {hero.shop}
          </SectionLink>
          {tools && <tools.Controls of="hero" />}
        </div>
        {hasMedia && <Media />}
      </div>
    </section>
  );
}

/** Up to two words appear in turn, more as one text; long text is smaller. */
function Headline({ text }: { text: string }) {
  const { tools } = usePage();
  const words = text.match(/\S*\s|\S+$/g) ?? [text];
  const { wide, narrow, wraps } = headlineSize(text);
  const style: CSSProperties & Record<"--wide" | "--narrow", number> = {
    "--wide": wide,
    "--narrow": narrow,
  };
  return (
    <h1
      className={css.title}
      id="hero-title"
      dir="auto"
      style={wide < 1 || narrow < 1 ? style : undefined}
      data-wraps={wraps || undefined}
    >
      {tools ? (
        <span className={css.word}>
          <SiteText path="hero.headline" text={text} />
        </span>
      ) : (
        (words.length > 2 ? [text] : words).map((word) => (
          <span key={word} className={css.word}>
            {word}
          </span>
        ))
      )}
    </h1>
  );
}

function Media() {
  const { site } = usePage();
  const { hero } = useMessages("first");
  const { imageUrl, focus, films } = site.hero;
  const picture = site.pictures[imageUrl];
  const name = films.join(" ");
  const film = useHeroVideo(name);
  return (
    <>
      <div
        className={`${toothSize} ${css.frame}`}
        style={focus && focusStyle(focus)}
        ref={film.frameRef}
      >
        {imageUrl && <HeroPicture imageUrl={imageUrl} picture={picture} />}
        {film.isOn && (
          <video
            // Another film needs a new element: the old one would play on.
            key={name}
            ref={film.videoRef}
            className={css.film}
            data-playing={film.hasPlayed || undefined}
            muted
            loop
            playsInline
            preload="auto"
            aria-hidden="true"
            tabIndex={-1}
            onPlaying={film.onPlaying}
          >
            {films.map((url, index) => (
              <FilmSources
                key={url}
                url={url}
                onError={index === films.length - 1 ? film.onFail : undefined}
              />
            ))}
          </video>
        )}
      </div>
      {film.isOn && (
        <button
          type="button"
          className={`${iconButton} ${css.pause}`}
          aria-label={film.isPaused ? hero.play : hero.pause}
          onClick={film.toggle}
        >
          <Icon name={film.isPaused ? "play" : "pause"} />
        </button>
      )}
    </>
  );
}

function focusStyle({ x, y }: PicturePoint) {
  const style: CSSProperties & Record<"--focus", string> = {
    "--focus": `${x}% ${y}%`,
  };
  return style;
}

type FilmSourcesProps = { url: string; onError: (() => void) | undefined };

/** The sources of a film, after those of its crops for phones, if any. */
function FilmSources({ url, onError }: FilmSourcesProps) {
  return (
    <>
      {PHONE_FILMS[url]?.map((cropped) => (
        <source
          key={cropped}
          src={cropped}
          type={typeOf(cropped)}
          media={PHONE}
        />
      ))}
      <source src={url} type={typeOf(url)} onError={onError} />
    </>
  );
}

const typeOf = (url: string) => `video/${url.split(".").at(-1)}`;

type HeroPictureProps = {
  imageUrl: string;
  /** The stored size and widths of the picture. */
  picture: Site["pictures"][string] | undefined;
};

/** The hero's picture, or the first frame of its film. */
function HeroPicture({ imageUrl, picture }: HeroPictureProps) {
  const sources = POSTER_SOURCES[imageUrl];
  const image = (
    <img
      className={css.picture}
      src={imageUrl}
      srcSet={srcSet(imageUrl, picture)}
      sizes={POSTER_SIZES}
      width={picture?.width}
      height={picture?.height}
      alt=""
      fetchPriority="high"
    />
  );
  if (!sources) return image;
  return (
    <picture className={css.sources}>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      {image}
    </picture>
  );
}
