import { SECTIONS } from "#shared/paths.ts";
import { srcSet } from "#shared/picture-urls.ts";
import { Icon } from "../ui/Icon.tsx";
import { wrap } from "../ui/layout.css.ts";
import { buttonClass } from "../ui/button-class.ts";
import { toothSize } from "../ui/Teeth.css.ts";
import { iconButton } from "../ui/IconButton.css.ts";
import * as css from "./Hero.css.ts";
import { SectionLink } from "./SectionLink.tsx";
import { useFilm } from "./useFilm.ts";

const POSTER = "/hero/poster.webp";
const posterSet = srcSet(POSTER, { widths: [640, 960, 1280] });
// The film is 16:9 and cropped: on a phone it is shown much wider than it is
// seen.
const POSTER_SIZES =
  "(min-width: 860px) 100vw, (min-width: 600px) 134vw, 222vw";

/** The first view: two words, the film and the way to the clips. */
export function Hero() {
  const film = useFilm();
  return (
    <section
      className={css.hero}
      id={SECTIONS.home}
      aria-labelledby="hero-title"
    >
      <div className={wrap}>
        <h1 className={css.title} id="hero-title">
          <span className={css.word}>Hold </span>
          <span className={css.word}>everything.</span>
        </h1>
      </div>
      <div className={css.media}>
        <div className={`${wrap} ${css.copy}`}>
          <p className={css.sentence}>
            Claw clips poured, polished and finished by hand, in resin that
            catches the light.
          </p>
          <SectionLink
            section="products"
            className={buttonClass({ size: "large", className: css.action })}
          >
            Shop Now
          </SectionLink>
        </div>
        <div className={`${toothSize} ${css.frame}`} ref={film.frameRef}>
          <img
            className={css.picture}
            src={POSTER}
            srcSet={posterSet}
            sizes={POSTER_SIZES}
            width={1280}
            height={720}
            alt=""
            fetchPriority="high"
          />
          {film.isOn && (
            <video
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
              <source src="/hero/hero.webm" type="video/webm" />
              <source
                src="/hero/hero.mp4"
                type="video/mp4"
                onError={film.onFail}
              />
            </video>
          )}
        </div>
        {film.isOn && (
          <button
            type="button"
            className={`${iconButton} ${css.pause}`}
            aria-label={film.isPaused ? "Play video" : "Pause video"}
            onClick={film.toggle}
          >
            <Icon name={film.isPaused ? "play" : "pause"} />
          </button>
        )}
      </div>
    </section>
  );
}
