import { pictureUrl } from "#shared/images/picture-urls.ts";

// What comes with the program besides the poster and the film of the demo's
// hero: the poster as AVIF, and both in an upright crop for phones.

/** Windows in which the hero is upright. */
export const PHONE = "(max-width: 599px)";

/** How wide the 16:9 poster is drawn: it is cropped, so wider than it is seen. */
export const POSTER_SIZES =
  "(min-width: 860px) 100vw, (min-width: 600px) 134vw, 222vw";

type Source = { type: string; media?: string; srcSet: string; sizes: string };

const files = (url: string, widths: readonly number[]) =>
  widths.map((width) => `${pictureUrl(url, width)} ${width}w`).join(", ");

const phone = { media: PHONE, sizes: "100vw" };

/** The sources of a poster that the browser tries before its own file. */
export const POSTER_SOURCES: Record<string, readonly Source[]> = {
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
 * The crops of a film for phones. iPhones know WebM since iOS 17.4; older Macs
 * and iPads keep the poster, for 0.8 MB of the executable.
 */
export const PHONE_FILMS: Record<string, readonly string[]> = {
  "/hero/hero.webm": ["/hero/hero-phone.webm", "/hero/hero-phone.mp4"],
};
