import { useMessages } from "#web/data/messages.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FieldErrors } from "#shared/api/schema.ts";
import * as calls from "#shared/admin/item-calls.ts";
import { getSite } from "#shared/site/calls.ts";
import type { Message } from "#shared/messages/shop.ts";
import { AdminPage } from "#shared/site/pages.ts";
import { sendAsMaker, withSession } from "#web/admin/data/session.ts";
import { readFieldErrors } from "#web/admin/form/form-errors.ts";
import { ifMatch, laterVersion } from "#web/admin/form/form-versions.ts";
import { send } from "#web/data/api.ts";
import { formReasonOf } from "#web/data/failure.ts";
import { contentPageQuery } from "#web/data/queries.ts";
import { usePage } from "#web/data/shop-context.ts";
import { useExclusiveMutation } from "#web/data/useExclusiveMutation.ts";
import { showToast } from "#web/ui/toasts.ts";
import {
  dropDraft,
  keepDraft,
  keepLaterEdits,
  type PageForm,
  partsOf,
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
  const [current, setCurrent] = useState<AdminPage>();

  const onError = (title: string) => (error: Error) => {
    const found = laterVersion(error, AdminPage);
    setCurrent(found);
    if (found) list.remember(found);
    onFieldErrors(readFieldErrors(error));
    showToast({ title, description: formReasonOf(error, kept) }, "error");
  };

  const save = useExclusiveMutation({
    mutationFn: putPage,
    onSuccess: async (page, sent) => {
      setCurrent(undefined);
      list.remember(page);
      keepLaterEdits(draftKey, sent, page);
      onSaved(page);
      showToast({ title: t.saved(page.title) });
      await list.refresh();
    },
    onError: onError(t.saveFailed),
  });
  const offerUndo = (message: Message, form: PageForm, removed?: AdminPage) => {
    const saved = partsOf(removed ?? form);
    const undo = () => {
      // What was not saved is not published by the Undo, and not lost.
      keepDraft(draftKey, form);
      const page = { ...form, ...saved, updatedAt: undefined };
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
  const remove = useExclusiveMutation({
    mutationFn: removePage,
    onSuccess: async (removed, form) => {
      dropDraft(draftKey);
      list.forget(form.slug);
      await list.refresh();
      offerUndo({ title: t.removed(form.title) }, form, removed);
    },
    onError: onError(t.removeFailed),
  });
  return { save, remove, current, forget: () => setCurrent(undefined) };
}

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

function putPage(form: PageForm): Promise<AdminPage> {
  const { slug, updatedAt } = form;
  return sendAsMaker(calls.writePage, {
    params: { slug },
    body: partsOf(form),
    // A new page never replaces another one.
    headers: updatedAt ? ifMatch(updatedAt) : { "if-none-match": "*" },
  });
}

/** Returns the removed page, which another window may have saved meanwhile. */
function removePage({ slug }: PageForm): Promise<AdminPage | undefined> {
  return withSession(async () => {
    const pages = await send(calls.listAdminPages, {});
    await send(calls.removePage, { params: { slug } });
    return pages.find((page) => page.slug === slug);
  });
}
