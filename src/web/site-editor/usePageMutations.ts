import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { laterVersion } from "#web/data/merge.ts";
import * as calls from "#shared/admin/item-calls.ts";
import type { FieldErrors } from "#shared/api/schema.ts";
import type { Message } from "#shared/messages/shop.ts";
import { getSite } from "#shared/site/calls.ts";
import { AdminPage } from "#shared/site/pages.ts";
import { useAction } from "#web/admin/data/useCall.ts";
import { useVoice } from "#web/data/voice.ts";
import { withFields } from "#web/data/table.ts";
import { rebased, saveMerged } from "#web/admin/editor/useEditedForm.tsx";
import {
  ifMatchHeader,
  readFieldErrors,
} from "#web/admin/form/form-versions.ts";
import { send } from "#web/data/api.ts";
import { formReasonOf } from "#web/data/failure.ts";
import { useMessages } from "#web/data/messages.ts";
import { contentPageQuery } from "#web/data/queries.ts";
import { usePage } from "#web/data/shop-context.ts";
import { showToast } from "#web/ui/toasts.ts";
import {
  dropDraft,
  keepDraft,
  keepLaterEdits,
  pageFields,
  type PageForm,
  partsOf,
  toForm,
} from "./page-form.ts";

type PageMutations = {
  /** The key under which the unsaved text is stored. */
  draftKey: string;
  onSaved: (page: AdminPage) => void;
  onFieldErrors: (errors: FieldErrors) => void;
};

/** Saves and removes a page, and then refreshes everything that shows it. */
export function usePageMutations(options: PageMutations) {
  const { draftKey, onSaved, onFieldErrors } = options;
  const { editor, kept, undo: undoText } = useMessages("panel");
  const t = editor.pages;
  const list = usePageList();
  const voice = useVoice();
  const [current, setCurrent] = useState<AdminPage>();

  const onError = (error: Error) => {
    const found = laterVersion(error, AdminPage);
    setCurrent(found);
    if (found) list.remember(found);
    onFieldErrors(readFieldErrors(error));
  };
  const putPage = (form: PageForm) =>
    form.base
      ? saveMerged(editedPage, { row: form.base, form }, voice)
      : // A new page never replaces another one.
        send(calls.writePage, {
          params: { slug: form.slug },
          body: partsOf(form),
          headers: { "if-none-match": "*" },
        });
  const save = useAction(putPage, {
    failed: t.saveFailed,
    kept,
    onSuccess: async (page, sent) => {
      setCurrent(undefined);
      list.remember(page);
      keepLaterEdits(draftKey, sent, page);
      onSaved(page);
      showToast({ title: t.saved(page.title) });
      await list.refresh();
    },
    onError,
  });
  const offerUndo = (message: Message, form: PageForm, removed?: AdminPage) => {
    const saved = partsOf(removed ?? form);
    const undo = () => {
      // What was not saved is not published by the Undo, and not lost.
      keepDraft(draftKey, form);
      const page = { ...form, ...saved, base: undefined };
      const title = t.stillRemoved(form.title);
      save.mutate(page, {
        onError: (error) => {
          const description = formReasonOf(error, kept);
          offerUndo({ title, description }, form, removed);
        },
      });
    };
    showToast(message, "ok", { label: undoText, onPress: undo });
  };
  const remove = useAction(removePage, {
    failed: t.removeFailed,
    kept,
    onSuccess: async (removed, form) => {
      dropDraft(draftKey);
      list.forget(form.slug);
      await list.refresh();
      offerUndo({ title: t.removed(form.title) }, form, removed);
    },
    onError,
  });
  /** What both windows changed, and the form upon the other one's page. */
  const conflictOf = (form: PageForm) => {
    // Another address ends the conflict with the page at the former one.
    if (current?.slug !== form.slug) return undefined;
    const { base: row = NOTHING } = form;
    const written = partsOf(form);
    const merged = rebased(editedPage, { row, form: written }, current, voice);
    const { collisions } = merged;
    const theirs = withFields(merged.form, partsOf(current), collisions);
    const upon = (parts: typeof written) => ({ ...toForm(current), ...parts });
    return {
      conflict: { kind: "changed" as const, current, collisions },
      mine: upon(merged.form),
      theirs: upon(theirs),
      forget: () => setCurrent(undefined),
    };
  };
  return { save, remove, conflictOf };
}

/** What a new page began from. */
const NOTHING: AdminPage = {
  slug: "",
  title: "",
  description: "",
  markdown: "",
  isTerms: false,
  html: "",
  updatedAt: "",
};

const editedPage = {
  table: pageFields,
  rowSchema: AdminPage,
  save: (_: object, { slug, updatedAt }: AdminPage, form: object) =>
    send(calls.writePage, {
      params: { slug },
      body: partsOf(form),
      headers: ifMatchHeader(updatedAt),
    }),
};

/** The list of pages in this window's memory. */
function usePageList() {
  const queryClient = useQueryClient();
  const { change } = usePage();
  const update = (edit: (pages: AdminPage[]) => AdminPage[]) =>
    queryClient.setQueryData<AdminPage[]>(
      [calls.listAdminPages.path],
      (pages) => pages && edit(pages),
    );
  return {
    /** Puts a page as it is saved into the list, until the list is fetched. */
    remember(page: AdminPage) {
      const { queryKey } = contentPageQuery(page.slug);
      queryClient.setQueryData(queryKey, page);
      update((pages) =>
        pages.some(({ slug }) => slug === page.slug)
          ? pages.map((each) => (each.slug === page.slug ? page : each))
          : [...pages, page],
      );
    },
    forget(removed: string) {
      update((pages) => pages.filter(({ slug }) => slug !== removed));
    },
    /**
     * Fetches the list again, because the footer links to the pages. If that
     * fails, the page is saved all the same.
     */
    refresh: () =>
      Promise.all([
        send(getSite, {}),
        queryClient.refetchQueries({ queryKey: [calls.listAdminPages.path] }),
      ]).then(
        ([{ pages }]) =>
          change((page) => ({ ...page, site: { ...page.site, pages } })),
        () => {},
      ),
  };
}

/** Returns the removed page, which another window may have saved meanwhile. */
async function removePage({ slug }: PageForm): Promise<AdminPage | undefined> {
  const pages = await send(calls.listAdminPages, {});
  await send(calls.removePage, { params: { slug } });
  return pages.find((page) => page.slug === slug);
}
