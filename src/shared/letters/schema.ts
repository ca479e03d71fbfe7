import * as z from "zod/mini";
import { Id } from "#shared/api/schema.ts";
import { Product } from "#shared/catalog/schema.ts";
import { Picture } from "#shared/images/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { TextInput } from "#shared/text/input.ts";

export const LETTER_LIMITS = {
  slug: 60,
  subject: 120,
  markdown: 30_000,
} as const;

const Subject = TextInput({
  max: LETTER_LIMITS.subject,
  required: errorKey("subjectMissing"),
  tooLong: errorKey("subjectLong", LETTER_LIMITS.subject),
});
const Markdown = TextInput({
  max: LETTER_LIMITS.markdown,
  tooLong: errorKey("letterLong", LETTER_LIMITS.markdown),
  multiline: true,
});

/** A letter as the maker writes it. A draft may still be empty. */
export const LetterInput = z.object({ subject: Subject, markdown: Markdown });
export type LetterInput = z.output<typeof LetterInput>;

/** A preview shows a letter that has no subject yet. */
export const LetterPreviewInput = z.object({
  subject: TextInput({
    max: LETTER_LIMITS.subject,
    tooLong: errorKey("subjectLong", LETTER_LIMITS.subject),
  }),
  markdown: Markdown,
});

export const SendInput = z.object({
  /** When it goes out; at once if absent. */
  at: z.optional(
    z.iso.datetime({ offset: true, error: errorKey("letterTime") }),
  ),
});

const LETTER_STATES = [
  "draft",
  "scheduled",
  "sending",
  "paused",
  "sent",
  "stopped",
] as const;
export type LetterState = (typeof LETTER_STATES)[number];

/** The progress of the sending of a letter. */
export const LetterProgress = z.object({
  /** Everyone who was on the list when it began. */
  readers: z.int(),
  sent: z.int(),
  /** Mails that the mail server refused for good. */
  failed: z.int(),
  /** Subscribers who left the list before their mail, or after "Stop". */
  left: z.int(),
  /** When the last mail is expected to be sent; null if nobody can tell. */
  doneAt: z.nullable(z.iso.datetime()),
});
export type LetterProgress = z.infer<typeof LetterProgress>;

/** A letter in the list of the panel. */
export const ListedLetter = z.object({
  id: Id,
  slug: z.string(),
  subject: z.string(),
  state: z.enum(LETTER_STATES),
  /** When a letter that is not a draft goes or went out. */
  sendAt: z.nullable(z.iso.datetime()),
  /** Null until the sending begins. */
  progress: z.nullable(LetterProgress),
  updatedAt: z.iso.datetime(),
});
export type ListedLetter = z.infer<typeof ListedLetter>;

export const Letter = z.extend(ListedLetter, { markdown: z.string() });
export type Letter = z.infer<typeof Letter>;

export const LetterList = z.object({
  /** The newest first. */
  letters: z.array(ListedLetter),
  /** The number of subscribers to whom a letter would go now. */
  readers: z.int(),
});
export type LetterList = z.infer<typeof LetterList>;

/** A letter as a page of the shop shows it. */
export const LetterPage = z.object({
  slug: z.string(),
  subject: z.string(),
  /** The beginning of its text, for search engines and inboxes. */
  description: z.string(),
  /** The HTML that the server makes from the Markdown; safe to insert. */
  html: z.string(),
  /** The first picture, which stands beside the text; null: there is none. */
  picture: z.nullable(
    z.object({
      imageUrl: z.string(),
      alt: z.string(),
      picture: z.nullable(Picture),
    }),
  ),
  /** The clips of the letter that the shop still has. */
  clips: z.array(Product),
  sentAt: z.iso.datetime(),
  /** The same day as people read it. */
  date: z.string(),
});
export type LetterPage = z.infer<typeof LetterPage>;

export const LetterPreview = z.object({
  /** The whole mail as HTML, with its pictures inside. */
  mail: z.string(),
  /** Its rules for narrow screens and dark mode. */
  styles: z.string(),
  /** The line that inboxes show after the subject. */
  line: z.string(),
  page: LetterPage,
});
export type LetterPreview = z.infer<typeof LetterPreview>;
