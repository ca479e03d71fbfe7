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
  const queryClient = useQueryClient();
  const { change } = usePage();
  const [current, setCurrent] = useState<AdminPage>();

  const put = ({ slug, title, description, markdown, updatedAt }: PageForm) =>
    withSession(() =>
      api.put(adminPagePath(slug), {
        body: { title, description, markdown },
        schema: AdminPage,
        // A new page never replaces another one.
        headers: updatedAt
          ? { "if-match": `"${updatedAt}"` }
          : { "if-none-match": "*" },
      }),
    );
  /**
   * Fetches the list of pages again, because the footer links to them. If that
   * fails, the page is saved all the same.
   */
  const refresh = () =>
    Promise.all([
      api.get(API.site, { schema: Site }),
      queryClient.refetchQueries({ queryKey: [API.adminPages] }),
    ]).then(
      ([{ pages }]) =>
        change((page) => ({ ...page, site: { ...page.site, pages } })),
      () => {},
    );
  /** Puts a page as it is saved into the list, until the list is fetched. */
  const remember = (page: AdminPage) =>
    queryClient.setQueryData<AdminPage[]>([API.adminPages], (pages) =>
      pages?.some(({ slug }) => slug === page.slug)
        ? pages.map((each) => (each.slug === page.slug ? page : each))
        : pages && [...pages, page],
    );
  const onError = (title: string) => (error: Error) => {
    const found = readCurrent(error);
    setCurrent(found);
    if (found) remember(found);
    onFieldErrors(readFieldErrors(error));
    showToast({ title, description: formErrorText(error) }, "error");
  };

  const save = useExclusiveMutation({
    mutationFn: put,
    onSuccess: async (page, sent) => {
      setCurrent(undefined);
      queryClient.setQueryData(contentPageQuery(page.slug).queryKey, page);
      remember(page);
      keepLaterEdits(draftKey, sent, page);
      onSaved(page);
      showToast({ title: `${page.title} is saved` });
      await refresh();
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
    mutationFn: ({ slug }: PageForm) =>
      withSession(async () => {
        // Another window may have saved the page since it was opened here.
        const pages = await api.get(API.adminPages, { schema: AdminPageList });
        await api.delete(adminPagePath(slug), { schema: OkReply });
        return pages.find((page) => page.slug === slug);
      }),
    onSuccess: async (removed, form) => {
      dropDraft(draftKey);
      queryClient.setQueryData<AdminPage[]>([API.adminPages], (pages) =>
        pages?.filter(({ slug }) => slug !== form.slug),
      );
      await refresh();
      offerUndo({ title: `${form.title} is removed` }, form, removed);
    },
    onError: onError("The page is still there"),
  });
  return { save, remove, current, forget: () => setCurrent(undefined) };
}

/** Returns the page as another window saved it, from a 412 reply. */
function readCurrent(error: unknown): AdminPage | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return AdminPage.safeParse(error.problem?.current).data;
}
