import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { OkReply } from "#shared/api/errors.ts";
import type { FieldErrors } from "#shared/api/field-errors.ts";
import { adminPagePath, API } from "#shared/api/paths.ts";
import type { Message } from "#shared/messages/shop.ts";
import { AdminPage, AdminPageList } from "#shared/site/pages.ts";
import { Site } from "#shared/site/schema.ts";
import { withSession } from "#web/admin/data/session.ts";
import { formErrorText, readFieldErrors } from "#web/admin/form/form-errors.ts";
import { ApiError, api } from "#web/data/api.ts";
import { contentPageQuery } from "#web/data/queries.ts";
import { usePage } from "#web/data/shop-context.ts";
import { useExclusiveMutation } from "#web/data/useExclusiveMutation.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import {
  dropDraft,
  keepDraft,
  keepLaterEdits,
  type PageForm,
  textsOf,
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
  const list = usePageList();
  const [current, setCurrent] = useState<AdminPage>();

  const onError = (title: string) => (error: Error) => {
    const found = readCurrent(error);
    setCurrent(found);
    if (found) list.remember(found);
    onFieldErrors(readFieldErrors(error));
    showToast({ title, description: formErrorText(error) }, "error");
  };

  const save = useExclusiveMutation({
    mutationFn: putPage,
    onSuccess: async (page, sent) => {
      setCurrent(undefined);
      list.remember(page);
      keepLaterEdits(draftKey, sent, page);
      onSaved(page);
      showToast({ title: `${page.title} is saved` });
      await list.refresh();
    },
    onError: onError("The page is not saved yet"),
  });
  const offerUndo = (message: Message, form: PageForm, removed?: AdminPage) => {
    const texts = textsOf(removed ?? form);
    const undo = () => {
      // What was not saved is not published by the Undo, and not lost.
      keepDraft(draftKey, form);
      const page = { ...form, ...texts, updatedAt: undefined };
      const title = `${form.title} is still removed`;
      save.mutate(page, {
        onError: (error) => {
          const description = formErrorText(error);
          offerUndo({ title, description }, form, removed);
        },
      });
    };
    showToast(message, "ok", { label: "Undo", onPress: undo });
  };
  const remove = useExclusiveMutation({
    mutationFn: removePage,
    onSuccess: async (removed, form) => {
      dropDraft(draftKey);
      list.forget(form.slug);
      await list.refresh();
      offerUndo({ title: `${form.title} is removed` }, form, removed);
    },
    onError: onError("The page is still there"),
  });
  return { save, remove, current, forget: () => setCurrent(undefined) };
}

/** The list of pages in this window's memory. */
function usePageList() {
  const queryClient = useQueryClient();
  const { change } = usePage();
  const update = (edit: (pages: AdminPage[]) => AdminPage[]) =>
    queryClient.setQueryData<AdminPage[]>(
      [API.adminPages],
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
        api.get(API.site, { schema: Site }),
        queryClient.refetchQueries({ queryKey: [API.adminPages] }),
      ]).then(
        ([{ pages }]) =>
          change((page) => ({ ...page, site: { ...page.site, pages } })),
        () => {},
      ),
  };
}

function putPage(form: PageForm): Promise<AdminPage> {
  const { slug, title, description, markdown, updatedAt } = form;
  return withSession(() =>
    api.put(adminPagePath(slug), {
      body: { title, description, markdown },
      schema: AdminPage,
      // A new page never replaces another one.
      headers: updatedAt
        ? { "if-match": `"${updatedAt}"` }
        : { "if-none-match": "*" },
    }),
  );
}

/** Returns the removed page, which another window may have saved meanwhile. */
function removePage({ slug }: PageForm): Promise<AdminPage | undefined> {
  return withSession(async () => {
    const pages = await api.get(API.adminPages, { schema: AdminPageList });
    await api.delete(adminPagePath(slug), { schema: OkReply });
    return pages.find((page) => page.slug === slug);
  });
}

/** Returns the page as another window saved it, from a 412 reply. */
function readCurrent(error: unknown): AdminPage | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return AdminPage.safeParse(error.problem?.current).data;
}
