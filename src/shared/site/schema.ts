import * as z from "zod/mini";
import { MAX_LETTERS } from "#shared/clip/rules.ts";
import {
  IMAGE_URL_MESSAGE,
  isImageUrl,
  Picture,
} from "#shared/images/schema.ts";
import { hasForbiddenCharacters } from "#shared/text/graphemes.ts";
import { TextInput } from "#shared/text/input.ts";
import { PALETTE_IDS } from "./palettes.ts";

/** The limits of the content. Those of texts are characters as people count. */
export const SITE_LIMITS = {
  headline: 60,
  sentence: 200,
  title: 60,
  text: 300,
  description: 200,
  delivery: 80,
  alt: 150,
  url: 300,
  minutes: 600,
  steps: 8,
  gallery: 24,
} as const;

const text = (max: number) =>
  TextInput({ max, tooLong: `Keep this within ${max} characters.` });

// Matches the pictures and the film that come with the program, for the demo.
const BUILT_IN = /^\/(?:hero|gallery)\/[a-z]+\.(?:webp|webm|mp4)$/;
const FILM = /^(?:\/uploads\/[a-z0-9]{20,40}|\/hero\/[a-z]+)\.(?:webm|mp4)$/;

const ImageUrl = z.string().check(
  z.refine((url) => BUILT_IN.test(url) || isImageUrl(url), {
    error: IMAGE_URL_MESSAGE,
  }),
);
/** Empty if there is no picture. */
const OptionalImageUrl = z.union([z.literal(""), ImageUrl], IMAGE_URL_MESSAGE);

/** Required for every section, because people find a section by its title. */
const title = TextInput({
  max: SITE_LIMITS.title,
  required: "Give this a title.",
  tooLong: `Keep the title within ${SITE_LIMITS.title} characters.`,
});

const URL_MESSAGE = "Use an address that begins with https://.";

function isWebUrl(value: string): boolean {
  if (value === "") return true;
  if (value.length > SITE_LIMITS.url || hasForbiddenCharacters(value))
    return false;
  const url = URL.parse(value);
  return url?.protocol === "https:" || url?.protocol === "http:";
}

const step = z.object({
  title,
  text: text(SITE_LIMITS.text),
});

const galleryPicture = z.object({
  imageUrl: ImageUrl,
  alt: text(SITE_LIMITS.alt),
});

const Percent = z
  .int("Choose the point again.")
  .check(
    z.minimum(0, "Choose a point of the picture."),
    z.maximum(100, "Choose a point of the picture."),
  );
/** A point of a picture, in percent from its left and from its top. */
const PicturePoint = z.object({ x: Percent, y: Percent });
export type PicturePoint = z.infer<typeof PicturePoint>;

/**
 * The content of the shop's pages that the maker can edit. Pages leave out
 * empty texts and lists.
 */
export const SiteContent = z.object({
  about: z.object({
    /** What the shop sells, in a few words; also the title of the home page. */
    title,
    /** For search engines and shared links. */
    description: text(SITE_LIMITS.description),
    /** Shown below the shop's name in the footer. */
    tagline: text(SITE_LIMITS.sentence),
    /** The last words of the footer; absent if the maker never wrote any. */
    closing: z.optional(text(SITE_LIMITS.sentence)),
  }),
  hero: z.object({
    /** If empty, the shop's name is the headline. */
    headline: text(SITE_LIMITS.headline),
    sentence: text(SITE_LIMITS.sentence),
    imageUrl: OptionalImageUrl,
    /** The point that remains visible however a window crops the picture. */
    focus: z.optional(PicturePoint),
    /** One film in one or two formats; the browser plays the first it knows. */
    films: z
      .array(z.string().check(z.regex(FILM, "Please choose the film again.")))
      .check(z.maxLength(2, "A film has two formats at most.")),
  }),
  products: z.object({
    title,
    text: text(SITE_LIMITS.text),
  }),
  promo: z.object({
    title,
    /** The letters on the sample clip. */
    sample: text(MAX_LETTERS),
  }),
  process: z.object({
    title,
    text: text(SITE_LIMITS.text),
    /** How long a clip takes to make; 0 hides the dial. */
    minutes: z
      .int("Use a whole number of minutes.")
      .check(
        z.minimum(0, "Use 0 minutes or more."),
        z.maximum(
          SITE_LIMITS.minutes,
          `Use ${SITE_LIMITS.minutes} minutes at most.`,
        ),
      ),
    steps: z
      .array(step)
      .check(
        z.maxLength(
          SITE_LIMITS.steps,
          `There can be ${SITE_LIMITS.steps} steps at most.`,
        ),
      ),
  }),
  gallery: z.object({
    title,
    pictures: z
      .array(galleryPicture)
      .check(
        z.maxLength(
          SITE_LIMITS.gallery,
          `There can be ${SITE_LIMITS.gallery} pictures at most.`,
        ),
      ),
  }),
  newsletter: z.object({
    title,
    text: text(SITE_LIMITS.text),
    /** Thanks a new subscriber, in the notification and the mail. */
    welcome: text(SITE_LIMITS.sentence),
  }),
  /** Shown beside prices and in the checkout: "Made in about 5 days". */
  delivery: text(SITE_LIMITS.delivery),
  /** If empty, the address of the settings is used, if there is one. */
  socialUrl: z.pipe(
    z.string().check(z.trim()),
    z.string().check(z.refine(isWebUrl, { error: URL_MESSAGE })),
  ),
  palette: z.enum(PALETTE_IDS, "Please choose one of the palettes."),
  /** The shop's mark as an upload; empty for the built-in one. */
  mark: OptionalImageUrl,
});
export type SiteContent = z.output<typeof SiteContent>;

/** A link to one of the shop's written pages. */
export const PageLink = z.object({ slug: z.string(), title: z.string() });
export type PageLink = z.infer<typeof PageLink>;

/** The data of a picture that is shown without a blurred placeholder. */
export const SitePicture = z.pick(Picture, {
  width: true,
  height: true,
  widths: true,
});
export type SitePicture = z.infer<typeof SitePicture>;

/** The shop's data that every page needs: its content and its written pages. */
export const Site = z.extend(SiteContent, {
  /** The data of the stored pictures that the content names, by address. */
  pictures: z.record(z.string(), SitePicture),
  pages: z.array(PageLink),
  updatedAt: z.iso.datetime(),
});
export type Site = z.infer<typeof Site>;
