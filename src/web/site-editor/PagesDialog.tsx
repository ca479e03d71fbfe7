import { useMessages } from "#web/data/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PRIVACY_SLUG, STANDARD_PAGES } from "#shared/site/rules.ts";
import { adminPagesQuery } from "#web/admin/data/admin-queries.ts";
import { useStore } from "#web/data/store.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { NEW_PAGE, pageDrafts } from "./page-form.ts";
import { PageEditor } from "./PageEditor.tsx";
import * as css from "./SiteEditor.css.ts";

/**
 * The page in the form. `visit` changes with each press in the list, and not
 * when a new page gets its address: the form with what is typed in it stays.
 */
type Choice = { chosen: string; visit: number };

type PagesDialogProps = { isOpen: boolean; onClose: () => void };

/** The dialog in which the maker writes the pages that the footer links to. */
export function PagesDialog({ isOpen, onClose }: PagesDialogProps) {
  const t = useMessages("panel").editor.pages;
  return (
    <Dialog
      kind="modal"
      isOpen={isOpen}
      onClose={onClose}
      title={t.title}
      closeLabel={t.close}
      closesOnScrim={false}
    >
      <Pages />
    </Dialog>
  );
}

function Pages() {
  const { data: written, isError, refetch } = useQuery(adminPagesQuery);
  const t = useMessages("panel").editor.pages;
  const { loading, pages: titles, tryAgain } = useMessages("first");
  const drafts = useStore(pageDrafts);
  const [{ chosen, visit }, setChosen] = useState<Choice>({
    chosen: STANDARD_PAGES[0].slug,
    visit: 0,
  });
  if (isError)
    return (
      <div role="alert">
        <p>{t.failed}</p>
        <Button onClick={() => void refetch()}>{tryAgain}</Button>
      </div>
    );
  if (!written) return <p role="status">{loading}</p>;
  const isWritten = (slug: string) =>
    written.some((page) => page.slug === slug);
  const own = written.filter(
    ({ slug }) => !STANDARD_PAGES.some((page) => page.slug === slug),
  );
  const label = (slug: string, title: string) =>
    drafts[slug]
      ? t.notSaved(title)
      : slug === NEW_PAGE || isWritten(slug)
        ? title
        : slug === PRIVACY_SLUG
          ? t.builtIn(title)
          : t.notWritten(title);
  const names = [
    ...STANDARD_PAGES.map(({ slug }) => ({ slug, title: titles[slug] })),
    ...own,
    { slug: NEW_PAGE, title: t.another },
  ];
  return (
    <div className={css.pages}>
      <nav className={css.pageList} aria-label={t.list}>
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
