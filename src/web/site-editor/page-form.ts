import * as z from "zod/mini";
import { changedFields } from "#web/data/merge.ts";
import { type FieldErrors, toFieldErrors } from "#shared/api/schema.ts";
import {
  ADDRESS_TAKEN,
  AdminPage,
  PAGE_LIMITS,
  PageInput,
  slugError,
} from "#shared/site/pages.ts";
import { slugOf } from "#shared/text/slug.ts";
import { area, flag, text } from "#web/admin/editor/kinds.tsx";
import { formOf } from "#web/data/table.ts";
import { withLaterEdits } from "#web/admin/form/form-versions.ts";
import { createSessionStore } from "#web/data/storage.ts";

/** The form of a page that is being written. */
export type PageForm = {
  slug: string;
  title: string;
  description: string;
  markdown: string;
  /** Whether every confirmation of an order has the page's text. */
  isTerms: boolean;
  /** The page that the form started from; undefined for a new page. */
  base?: AdminPage | undefined;
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
    isTerms: z._default(z.boolean(), false),
    base: z.optional(AdminPage),
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

/**
 * Returns a page's form: its unsaved text, else the saved page, else empty with
 * the title that `titles` has for a standard page.
 */
export function formFor(
  slug: string,
  written: readonly AdminPage[],
  titles: Record<string, string>,
): PageForm {
  const draft = pageDrafts.get()[slug];
  if (draft) return draft;
  const page = written.find((each) => each.slug === slug);
  if (page) return toForm(page);
  const title = titles[slug] ?? "";
  const isOwnAddress = slug === NEW_PAGE;
  const empty = { description: "", markdown: "", isTerms: false };
  return { slug, title, ...empty, isOwnAddress };
}

/** Returns the form of a saved page. */
export function toForm(base: AdminPage): PageForm {
  const { slug } = base;
  return { slug, ...partsOf(base), base, isOwnAddress: false };
}

/** What the maker writes of a page, without its address. */
export const pageFields = {
  title: text(),
  description: text(),
  markdown: area(),
  isTerms: flag(),
};

export const partsOf = (page: object) => formOf(pageFields, page);

/** Whether a form would change its page. */
export const isUnsaved = ({ base, ...form }: PageForm): boolean =>
  !base || changedFields(pageFields, base, form).length > 0;

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
  if (!now || changedFields(pageFields, sent, now).length === 0) return;
  const parts = withLaterEdits(partsOf(page), partsOf(sent), partsOf(now));
  keepDraft(page.slug, { ...toForm(page), ...parts });
}

/** Returns the form's errors; `others` are the pages that it must not replace. */
export function checkPage(
  form: PageForm,
  others: readonly AdminPage[],
): FieldErrors {
  const isTaken = others.some(({ slug }) => slug === form.slug);
  // A page that had its address before the shop reserved it goes on.
  const refused = form.base ? undefined : slugError(form.slug);
  const error = isTaken ? ADDRESS_TAKEN : refused;
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
export function retitled(
  form: PageForm,
  title: string,
  language: string,
): Partial<PageForm> {
  const toSlug = (text: string) => slugOf(text, language, PAGE_LIMITS.slug);
  const follows = form.isOwnAddress && form.slug === toSlug(form.title);
  return { title, ...(follows && { slug: toSlug(title) }) };
}
