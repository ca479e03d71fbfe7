import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { API } from "#shared/api/paths.ts";
import { STANDARD_PAGES } from "#shared/site/care-links.ts";
import { AdminPageList } from "#shared/site/pages.ts";
import { withSession } from "#web/admin/data/session.ts";
import { api } from "#web/data/api.ts";
import { useStore } from "#web/data/store.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/dialog/Dialog.tsx";
import { NEW_PAGE, pageDrafts } from "./page-form.ts";
import { PageEditor } from "./PageEditor.tsx";
import * as css from "./SiteEditor.css.ts";

/**
 * The page in the form. `visit` changes with each press in the list, and not
 * when a new page gets its address: the form with what is typed in it stays.
 */
type Choice = { chosen: string; visit: number };

type PagesDialogProps = { isOpen: boolean; onClose: () => void };

export const adminPagesQuery = {
  queryKey: [API.adminPages],
  queryFn: () =>
    withSession(() => api.get(API.adminPages, { schema: AdminPageList })),
};

/** The dialog in which the maker writes the pages that the footer links to. */
export function PagesDialog({ isOpen, onClose }: PagesDialogProps) {
  return (
    <Dialog
      kind="modal"
      isOpen={isOpen}
      onClose={onClose}
      title="Pages"
      closeLabel="Close the pages"
      closesOnScrim={false}
    >
      <Pages />
    </Dialog>
  );
}

function Pages() {
  const { data: written, isError, refetch } = useQuery(adminPagesQuery);
  const drafts = useStore(pageDrafts);
  const [{ chosen, visit }, setChosen] = useState<Choice>({
    chosen: STANDARD_PAGES[0].slug,
    visit: 0,
  });
  if (isError)
    return (
      <div role="alert">
        <p>Your pages could not be loaded.</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  if (!written) return <p role="status">Loading...</p>;
  const isWritten = (slug: string) =>
    written.some((page) => page.slug === slug);
  const own = written.filter(
    ({ slug }) => !STANDARD_PAGES.some((page) => page.slug === slug),
  );
  const label = (slug: string, title: string) =>
    drafts[slug]
      ? `${title} (not saved)`
      : slug === NEW_PAGE || isWritten(slug)
        ? title
        : `${title} (not written)`;
  const names = [
    ...STANDARD_PAGES,
    ...own,
    { slug: NEW_PAGE, title: "Another page" },
  ];
  return (
    <div className={css.pages}>
      <nav className={css.pageList} aria-label="Your pages">
        {names.map(({ slug, title }) => (
          <button
            key={slug}
            type="button"
            className={css.pageName}
            aria-current={slug === chosen || undefined}
            onClick={() =>
              slug !== chosen && setChosen({ chosen: slug, visit: visit + 1 })
            }
          >
            {label(slug, title)}
          </button>
        ))}
      </nav>
      <PageEditor
        key={visit}
        slug={chosen}
        written={written}
        onSaved={(saved) =>
          setChosen((now) =>
            now.visit === visit ? { chosen: saved, visit } : now,
          )
        }
      />
    </div>
  );
}
