import * as z from "zod/mini";
import { STANDARD_PAGES } from "#shared/site/care-links.ts";
import { type FieldErrors, toFieldErrors } from "#shared/api/field-errors.ts";
import {
  ADDRESS_TAKEN,
  type AdminPage,
  PAGE_LIMITS,
  PageInput,
  slugError,
} from "#shared/site/pages.ts";
import { withLaterEdits } from "#web/admin/form/form-versions.ts";
import { createSessionStore } from "#web/data/session-store.ts";

/** The form of a page that is being written. */
export type PageForm = {
  slug: string;
  title: string;
  description: string;
  markdown: string;
  /** The version that the form started from; undefined for a new page. */
  updatedAt?: string | undefined;
  /** Whether the maker can still choose the page's address. */
  isOwnAddress: boolean;
};

const KeptForms = z.record(
  z.string(),
  z.object({
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    markdown: z.string(),
    updatedAt: z.optional(z.string()),
    isOwnAddress: z.boolean(),
  }),
);

/** Unsaved forms by page address; they survive a reload. */
export const pageDrafts = createSessionStore<Record<string, PageForm>>(
  "page-drafts",
  {},
  (stored) => KeptForms.safeParse(stored).data,
);

/** The key of the new page, which has no address yet. */
export const NEW_PAGE = "";

/** Returns a page's form: its unsaved text, else the saved page, else empty. */
export function formFor(slug: string, written: readonly AdminPage[]): PageForm {
  const draft = pageDrafts.get()[slug];
  if (draft) return draft;
  const page = written.find((each) => each.slug === slug);
  if (page) return toForm(page);
  const standard = STANDARD_PAGES.find((each) => each.slug === slug);
  const title = standard?.title ?? "";
  const isOwnAddress = slug === NEW_PAGE;
  return { slug, title, description: "", markdown: "", isOwnAddress };
}

/** Returns the form of a saved page. */
function toForm({ slug, updatedAt, ...page }: AdminPage): PageForm {
  return { slug, ...textsOf(page), updatedAt, isOwnAddress: false };
}

const TEXTS = ["title", "description", "markdown"] as const;
type Texts = Pick<PageForm, (typeof TEXTS)[number]>;

/** Returns the texts of a page without its address. */
export function textsOf({ title, description, markdown }: Texts): Texts {
  return { title, description, markdown };
}

export function keepDraft(key: string, form: PageForm): void {
  pageDrafts.set({ ...pageDrafts.get(), [key]: form });
}

export function dropDraft(key: string): void {
  const { [key]: _, ...rest } = pageDrafts.get();
  pageDrafts.set(rest);
}

/**
 * Drops the draft that was saved as `page`. What was changed since `sent` was
 * sent stays, as a draft of the saved page.
 */
export function keepLaterEdits(
  key: string,
  sent: PageForm,
  page: AdminPage,
): void {
  const now = pageDrafts.get()[key];
  dropDraft(key);
  if (!now || TEXTS.every((name) => now[name] === sent[name])) return;
  const texts = withLaterEdits(textsOf(page), textsOf(sent), textsOf(now));
  keepDraft(page.slug, { ...toForm(page), ...texts });
}

/** Returns the form's errors; `others` are the pages that it must not replace. */
export function checkPage(
  form: PageForm,
  others: readonly AdminPage[],
): FieldErrors {
  const isTaken = others.some(({ slug }) => slug === form.slug);
  const error = isTaken ? ADDRESS_TAKEN : slugError(form.slug);
  const parsed = PageInput.safeParse(form);
  return {
    ...(error && { slug: error }),
    ...(!parsed.success && toFieldErrors(parsed.error)),
  };
}

/**
 * Returns what a new title changes in a form. The address of a new page follows
 * the title until the maker chooses another one.
 */
export function retitled(form: PageForm, title: string): Partial<PageForm> {
  const follows = form.isOwnAddress && form.slug === toSlug(form.title);
  return { title, ...(follows && { slug: toSlug(title) }) };
}

/** Converts "About me & my horn" to the address "about-me-my-horn". */
export function toSlug(title: string): string {
  return title
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, PAGE_LIMITS.slug)
    .replace(/-$/, "");
}
