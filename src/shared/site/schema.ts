import { errorKey } from "#shared/messages/error-key.ts";
import { TextInput } from "#shared/text/input.ts";
import * as z from "zod/mini";
import {
  IMAGE_URL_MESSAGE,
  isImageUrl,
  Picture,
} from "#shared/images/schema.ts";
import { hasForbiddenCharacters } from "#shared/text/characters.ts";
import { parseUrl, withHttps } from "#shared/text/links.ts";
import { MAX_LETTERS } from "#shared/clip/rules.ts";
import {
  DeliveryOptions,
  DeliveryOptionsInput,
} from "#shared/delivery/schema.ts";
import { LANGUAGES } from "#shared/messages/languages.ts";
import { isCurrency } from "#shared/money/schema.ts";
import { isTimeZone } from "#shared/text/days.ts";
import { Hidden, Legal, LegalInput } from "./legal.ts";
import { PaceInput, PauseInput } from "#shared/pace/schema.ts";
import { PALETTE_IDS } from "./palettes.ts";
import { InvoiceSettings } from "#shared/invoices/schema.ts";
import { Payment } from "#shared/payment/schema.ts";

/** The limits of the content. Those of texts are characters as people count. */
export const SITE_LIMITS = {
  name: 60,
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
  days: 3,
  gallery: 24,
} as const;

const text = (max: number) =>
  TextInput({ max, tooLong: errorKey("textLong", max) });

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
  required: errorKey("titleMissing"),
  tooLong: errorKey("titleLong", SITE_LIMITS.title),
});

const URL_MESSAGE = errorKey("webUrl");

function isWebUrl(value: string): boolean {
  if (value === "") return true;
  if (value.length > SITE_LIMITS.url || hasForbiddenCharacters(value))
    return false;
  const url = parseUrl(value);
  return url?.protocol === "https:" || url?.protocol === "http:";
}

const step = z.object({
  title,
  text: text(SITE_LIMITS.text),
  /** Absent or empty: the step has no picture. */
  imageUrl: z.optional(OptionalImageUrl),
});

/** A stretch of the time that a clip takes: "Three days", "to cure". */
const stretch = z.object({ title, text: text(SITE_LIMITS.delivery) });

const galleryPicture = z.object({
  imageUrl: ImageUrl,
  alt: text(SITE_LIMITS.alt),
});

const Percent = z
  .int(errorKey("pointAgain"))
  .check(
    z.minimum(0, errorKey("pointOutside")),
    z.maximum(100, errorKey("pointOutside")),
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
    /**
     * The goods of the shop, in a few words; also the title of the home page.
     */
    title,
    /** The text for search engines and shared links. */
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
      .array(z.string().check(z.regex(FILM, errorKey("filmAgain"))))
      .check(z.maxLength(2, errorKey("filmFormats"))),
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
    /**
     * The time that a clip takes to make: the start of the line of days; 0:
     * none.
     */
    minutes: z
      .int(errorKey("minutesWhole"))
      .check(
        z.minimum(0, errorKey("minutesLow")),
        z.maximum(
          SITE_LIMITS.minutes,
          errorKey("minutesHigh", SITE_LIMITS.minutes),
        ),
      ),
    steps: z
      .array(step)
      .check(
        z.maxLength(
          SITE_LIMITS.steps,
          errorKey("stepsMany", SITE_LIMITS.steps),
        ),
      ),
    /** The days of a clip after that, as a line; none: there is no line. */
    days: z.optional(
      z
        .array(stretch)
        .check(
          z.maxLength(SITE_LIMITS.days, errorKey("daysMany", SITE_LIMITS.days)),
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
          errorKey("galleryMany", SITE_LIMITS.gallery),
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
    z.string().check(z.trim(), z.overwrite(withHttps)),
    z.string().check(z.refine(isWebUrl, { error: URL_MESSAGE })),
  ),
  palette: z.enum(PALETTE_IDS, errorKey("palette")),
  /**
   * The shop's logo as an upload; empty for the built-in one. Stored sites and
   * the API, as in /api/admin/mark, have it by this name.
   */
  mark: OptionalImageUrl,
  // Absent until the maker chooses: then the settings apply.
  name: z.optional(
    TextInput({
      max: SITE_LIMITS.name,
      required: errorKey("shopNameMissing"),
      tooLong: errorKey("nameLong", SITE_LIMITS.name),
    }),
  ),
  language: z.optional(z.enum(LANGUAGES, errorKey("language"))),
  currency: z.optional(
    z.string().check(
      z.refine(isCurrency, {
        error: errorKey("currency"),
      }),
    ),
  ),
  timeZone: z.optional(
    z.string().check(
      z.refine(isTimeZone, {
        error: errorKey("timeZone"),
      }),
    ),
  ),
  legal: z.optional(LegalInput),
  hidden: z.optional(Hidden),
  /**
   * The ways in which orders reach customers; none: the checkout does not ask.
   */
  deliveryOptions: z.optional(DeliveryOptionsInput),
  pause: z.optional(z.nullable(PauseInput)),
  pace: z.optional(z.nullable(PaceInput)),
  /** Whether visits are counted; absent: they are. */
  numbers: z.optional(z.boolean(errorKey("mustBeBoolean"))),
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
  name: z.string(),
  language: z.enum(LANGUAGES),
  /** ISO 4217. */
  currency: z.string(),
  timeZone: z.string(),
  legal: Legal,
  hidden: Hidden,
  deliveryOptions: z._default(DeliveryOptions, []),
  /** When no orders are taken; null: they are. */
  pause: z.nullable(PauseInput),
  /** The pace at which orders are made; null: nothing is said about it. */
  pace: z.nullable(PaceInput),
  /** Whether visits are counted, without saying whose. */
  numbers: z.boolean(),
  /** The data of the stored pictures that the content names, by address. */
  pictures: z.record(z.string(), SitePicture),
  pages: z.array(PageLink),
  updatedAt: z.iso.datetime(),
});
export type Site = z.infer<typeof Site>;

/** The site with what only the maker may read. */
export const AdminSite = z.extend(Site, {
  payment: z.nullable(Payment),
  invoice: z.nullable(InvoiceSettings),
});
export type AdminSite = z.infer<typeof AdminSite>;
