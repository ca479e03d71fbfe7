import { pictureUrl } from "#shared/images/rules.ts";

// The program contains further versions of the poster and the film of the
// demo's hero: the poster as AVIF, and upright crops of both for phones.

/** Matches windows in which the hero is upright. */
export const PHONE = "(max-width: 599px)";

/** The width of the 16:9 poster, including the parts that are cropped. */
export const POSTER_SIZES =
  "(min-width: 860px) 100vw, (min-width: 600px) 134vw, 222vw";

type Source = { type: string; media?: string; srcSet: string; sizes: string };

const files = (url: string, widths: readonly number[]) =>
  widths.map((width) => `${pictureUrl(url, width)} ${width}w`).join(", ");

const phone = { media: PHONE, sizes: "100vw" };

/** The sources to try before the poster's own file, by the poster's address. */
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
 * The crops of a film for phones, by the film's address. iPhones support WebM
 * since iOS 17.4. Older Macs and iPads show only the poster, because an MP4 for
 * them would add 0.8 MB to the executable.
 */
export const PHONE_FILMS: Record<string, readonly string[]> = {
  "/hero/hero.webm": ["/hero/hero-phone.webm", "/hero/hero-phone.mp4"],
};
