import * as z from "zod/mini";
import { STANDARD_PAGES } from "#shared/site/care-links.ts";
import type { AdminPage } from "#shared/site/pages.ts";
import { createSessionStore } from "#web/data/session-store.ts";

/** A page as it is being written. */
export type PageForm = {
  slug: string;
  title: string;
  description: string;
  markdown: string;
  /** The version that it began with; undefined for a page that is new. */
  updatedAt?: string | undefined;
  /** Whether its address is still to be chosen. */
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

/** What was written and not saved, by address; a reload keeps it. */
export const pageDrafts = createSessionStore<Record<string, PageForm>>(
  "page-drafts",
  {},
  (stored) => KeptForms.safeParse(stored).data,
);

/** The key of the page that has no address yet. */
export const NEW_PAGE = "";

/** The form of a page: what was typed before, what is saved, or an empty one. */
export function formFor(slug: string, written: readonly AdminPage[]): PageForm {
  const draft = pageDrafts.get()[slug];
  if (draft) return draft;
  const page = written.find((each) => each.slug === slug);
  const standard = STANDARD_PAGES.find((each) => each.slug === slug);
  const { title, description, markdown, updatedAt } = page ?? {
    title: standard?.title ?? "",
    description: "",
    markdown: "",
    updatedAt: undefined,
  };
  const isOwnAddress = slug === NEW_PAGE;
  return { slug, title, description, markdown, updatedAt, isOwnAddress };
}

export function keepDraft(key: string, form: PageForm): void {
  pageDrafts.set({ ...pageDrafts.get(), [key]: form });
}

export function dropDraft(key: string): void {
  const { [key]: _, ...rest } = pageDrafts.get();
  pageDrafts.set(rest);
}

/** "About me & my horn" as an address: "about-me-my-horn". */
export function toSlug(title: string): string {
  return title
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 40);
}
