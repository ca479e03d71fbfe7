import type { AdminSite, Site } from "#shared/site/schema.ts";
import type { Voice } from "#web/data/voice.ts";
import { fieldOf, withFields } from "#web/data/table.ts";
import { rebased } from "#web/admin/editor/useEditedForm.tsx";
import { createStore } from "#web/data/store.ts";
import { contentOf, editedSite } from "./site-table.ts";
import { type DraftContent, storedDraft } from "./stored-draft.ts";

/** The unsaved changes of the maker. */
export type SiteDraft = {
  /** The saved site that the draft started from. */
  base: AdminSite;
  content: DraftContent;
  past: DraftContent[];
  future: DraftContent[];
  /** The pictures of `base` and of later uploads. */
  pictures: Site["pictures"];
  /** The site that the page shows again if the draft is discarded. */
  shown: Site;
  /** Whether the draft was started before the page was loaded. */
  isResumed: boolean;
};

/** The current draft; undefined while the maker is not editing. */
export const draftStore = createStore<SiteDraft | undefined>(undefined);

/** Changes of one text with shorter pauses than this are undone as one. */
const PAUSE_MS = 1_000;
const MAX_UNDO = 200;

const NO_STEPS = { past: [], future: [] };

let last = { path: "", at: 0 };

export function beginDraft(base: AdminSite): void {
  const { pictures } = base;
  const begun = { base, content: contentOf(base), pictures };
  setDraft({ ...begun, ...NO_STEPS, shown: base, isResumed: false });
}

/** Restores the draft from before a reload; `shown` is the saved site. */
export function resumeDraft(shown: Site): void {
  const stored = storedDraft.get();
  if (!stored || draftStore.get()) return;
  // The draft may have been saved although the reload came before the reply. The
  // page does not know how the maker is paid.
  const { payment, invoice } = stored.base;
  if (isSame(stored.content, contentOf({ ...shown, payment, invoice })))
    storedDraft.set(null);
  else setDraft({ ...stored, ...NO_STEPS, shown, isResumed: true });
}

/**
 * Ends the draft that was saved as `saved`. What was changed since `sent` was
 * sent stays, as a draft that starts from the saved site, and so does a draft
 * that awaits an upload.
 */
export function keepLaterChanges(
  sent: SiteDraft,
  saved: AdminSite,
  voice: Voice,
): void {
  const draft = draftStore.get();
  if (!draft) return;
  if (draft.base !== sent.base) {
    // The maker has closed the editor and opened it again.
    const isOlder = draft.base.updatedAt < saved.updatedAt;
    if (isOlder && !isChanged(draft)) beginDraft(saved);
    return;
  }
  const isDone =
    isSame(draft.content, sent.content) && runningUploads.get() === 0;
  if (isDone) endDraft();
  else rebaseDraft(saved, voice);
}

/** Returns the draft upon a site that another window has saved. */
export const mergedDraft = (
  { base, content }: Pick<SiteDraft, "base" | "content">,
  current: AdminSite,
  voice: Voice,
) => rebased(editedSite, { row: base, form: content }, current, voice);

/**
 * Puts the draft, with the steps that can be undone, upon a site that another
 * window has saved. What both changed is taken from `preferred`.
 */
export function rebaseDraft(
  current: AdminSite,
  voice: Voice,
  preferred: "mine" | "theirs" = "mine",
): void {
  const draft = draftStore.get();
  if (!draft) return;
  const { base } = draft;
  const rebase = (content: DraftContent) => {
    const { form, collisions } = mergedDraft({ base, content }, current, voice);
    return preferred === "mine"
      ? form
      : withFields(form, contentOf(current), collisions);
  };
  setDraft({
    ...draft,
    base: current,
    shown: current,
    content: rebase(draft.content),
    past: draft.past.map(rebase),
    future: draft.future.map(rebase),
    pictures: { ...current.pictures, ...draft.pictures },
  });
}

/** Returns the site as it is saved, with the pages, which a draft has not. */
export function withoutDraft({ shown }: SiteDraft, { pages }: Site): Site {
  return { ...shown, pages };
}

export function endDraft(): void {
  setDraft(undefined);
}

function setDraft(draft: SiteDraft | undefined): void {
  draftStore.set(draft);
  const hasChanges = draft && isChanged(draft);
  storedDraft.set(hasChanges ? toStored(draft) : null);
}

function toStored({ base, content, pictures }: SiteDraft) {
  return { base, content, pictures };
}

/** Changes the content. `path` is that of the text being typed, if any. */
export function changeDraft(
  change: (content: DraftContent) => DraftContent,
  path = "",
): void {
  const draft = draftStore.get();
  if (!draft) return;
  const now = Date.now();
  const isTyping =
    path !== "" && path === last.path && now - last.at < PAUSE_MS;
  last = { path, at: now };
  const past = isTyping ? draft.past : [...draft.past, draft.content];
  setDraft({
    ...draft,
    content: change(draft.content),
    past: past.slice(-MAX_UNDO),
    future: [],
  });
}

/** Changes what is at a path such as "process.steps.0.title". */
export function changeText(path: string, value: unknown): void {
  const keys = path.split(".");
  changeDraft((content) => withValue(content, keys, value), path);
}

/** Returns the text or number at such a path of the draft, if there is one. */
export function draftText(path: string): unknown {
  return fieldOf(draftStore.get()?.content ?? {}, path);
}

/** Adds the data of an uploaded picture to the draft, for use by the page. */
export function addPicture(
  imageUrl: string,
  picture: Site["pictures"][string],
): void {
  const draft = draftStore.get();
  if (!draft) return;
  const pictures = { ...draft.pictures, [imageUrl]: picture };
  setDraft({ ...draft, pictures });
}

export function undo(): void {
  const draft = draftStore.get();
  const content = draft?.past.at(-1);
  if (!draft || !content) return;
  last = { path: "", at: 0 };
  setDraft({
    ...draft,
    content,
    past: draft.past.slice(0, -1),
    future: [draft.content, ...draft.future],
  });
}

export function redo(): void {
  const draft = draftStore.get();
  const [content, ...future] = draft?.future ?? [];
  if (!draft || !content) return;
  last = { path: "", at: 0 };
  const past = [...draft.past, draft.content];
  setDraft({ ...draft, content, past, future });
}

/** Whether there is anything to save. */
export function isChanged(draft: SiteDraft | undefined): boolean {
  if (!draft) return false;
  return !isSame(draft.content, contentOf(draft.base));
}

function isSame(one: DraftContent, other: DraftContent): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function withValue<Part extends object>(
  part: Part,
  [key = "", ...keys]: readonly string[],
  value: unknown,
): Part {
  const copy = copyWith(part);
  const inner: unknown = Reflect.get(part, key);
  if (keys.length === 0) Reflect.set(copy, key, value);
  else if (inner instanceof Object)
    Reflect.set(copy, key, withValue(inner, keys, value));
  return copy;
}

/** The first version of each changed part of the content. */
const originals = new WeakMap<object, object>();

/** Returns a changed copy of an item, which `isSameItem` takes for the item. */
export function copyWith<Item extends object>(
  item: Item,
  parts?: Partial<Item>,
): Item {
  const copy = Object.assign(Array.isArray(item) ? [] : {}, item, parts);
  originals.set(copy, originals.get(item) ?? item);
  return copy;
}

/**
 * Whether both are one item of a list, before and after changes. The items have
 * no ids, and two of them may say the same.
 */
export function isSameItem(one: object, other: object): boolean {
  return (originals.get(one) ?? one) === (originals.get(other) ?? other);
}

/** The number of uploads under way, whose results belong to the draft. */
export const runningUploads = createStore(0);

/** Counts an upload until its result is in the draft. */
export async function countUpload(upload: () => Promise<void>): Promise<void> {
  runningUploads.set(runningUploads.get() + 1);
  try {
    await upload();
  } finally {
    runningUploads.set(runningUploads.get() - 1);
  }
}
