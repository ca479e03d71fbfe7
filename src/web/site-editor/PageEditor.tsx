import { useRef, useState } from "react";
import { focusFirstError } from "#web/ui/TextField.tsx";
import { errorKey } from "#shared/messages/error-key.ts";
import { openBrackets } from "#shared/site/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { contentPath } from "#shared/api/paths.ts";
import type { FieldErrors } from "#shared/api/schema.ts";
import type { AdminPage } from "#shared/site/pages.ts";
import { ConflictNotice } from "#web/ui/ConflictNotice.tsx";
import { useStore } from "#web/data/store.ts";
import { showToast } from "#web/ui/toasts.ts";
import { Button } from "#web/ui/Button.tsx";
import {
  checkPage,
  dropDraft,
  formFor,
  isUnsaved,
  keepDraft,
  pageDrafts,
  pageFields,
  type PageForm,
} from "./page-form.ts";
import { PageTexts } from "./PageTexts.tsx";
import { usePageMutations } from "./usePageMutations.ts";
import * as css from "./SiteEditor.css.ts";

type PageEditorProps = {
  slug: string;
  written: readonly AdminPage[];
  onSaved: (slug: string) => void;
};

/** The form of one page, with a preview beside the text. */
export function PageEditor({ slug, written, onSaved }: PageEditorProps) {
  const t = useMessages("panel").editor.pages;
  const { undo } = useMessages("panel");
  const [errors, setErrors] = useState<FieldErrors>({});
  const isKept = useStore(pageDrafts)[slug] !== undefined;
  const { pages } = useMessages("first");
  const form = formFor(slug, written, pages);
  const element = useRef<HTMLFormElement>(null);
  const change = (parts: Partial<PageForm>) => {
    setErrors({});
    keepDraft(slug, { ...form, ...parts });
  };
  /** Discards the unsaved text, which shows the saved page. */
  const reset = () => {
    setErrors({});
    dropDraft(slug);
  };
  const discard = () => {
    reset();
    showToast({ title: t.discarded }, "ok", {
      label: undo,
      onPress: () => keepDraft(slug, form),
    });
  };
  const showErrors = (found: FieldErrors) => {
    setErrors(found);
    requestAnimationFrame(() => focusFirstError(element.current));
  };
  const { save, remove, conflictOf } = usePageMutations({
    draftKey: slug,
    onSaved: (page) => onSaved(page.slug),
    onFieldErrors: showErrors,
  });
  const submit = (form: PageForm) => {
    const found = checkPage(form, form.isOwnAddress ? written : []);
    if (Object.keys(found).length > 0) return showErrors(found);
    const open = openBrackets(form.markdown);
    // Pointed out once: brackets may be the maker's own.
    if (open.length > 0 && !errors.markdown)
      return showErrors({
        markdown: errorKey("bracketsOpen", open.join(" ")),
      });
    save.mutate(form);
  };
  const found = conflictOf(form);
  return (
    <form
      ref={element}
      className={css.pageForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(form);
      }}
    >
      {found && (
        <ConflictNotice
          texts={t}
          table={pageFields}
          labels={{
            title: t.pageTitle,
            description: t.description,
            markdown: t.text,
            isTerms: t.isTerms,
          }}
          conflict={found.conflict}
          mine={form}
          isPending={save.isPending}
          onKeepMine={() => submit(found.mine)}
          onTakeTheirs={() => {
            found.forget();
            reset();
            if (isUnsaved(found.theirs)) keepDraft(form.slug, found.theirs);
            onSaved(form.slug);
          }}
        />
      )}
      <PageTexts
        slug={slug}
        form={form}
        errors={errors}
        onChange={change}
        onOutline={(markdown) => {
          change({ markdown });
          element.current?.querySelector("textarea")?.focus();
        }}
      />
      {isKept && (
        <p className={css.unsaved} role="status">
          {t.unsaved}
        </p>
      )}
      <PageTools
        path={form.base && contentPath(slug)}
        isSaving={save.isPending}
        isRemoving={remove.isPending}
        onDiscard={isKept ? discard : undefined}
        onRemove={() => remove.mutate(form)}
      />
    </form>
  );
}

/** Shows what can be done with a page below its form. */
function PageTools(props: {
  /** The address of the page, if there is one yet. */
  path: string | undefined;
  isSaving: boolean;
  isRemoving: boolean;
  /** Undefined while nothing is unsaved. */
  onDiscard: (() => void) | undefined;
  onRemove: () => void;
}) {
  const { path, isSaving, isRemoving, onDiscard, onRemove } = props;
  const { editor, saving } = useMessages("panel");
  const t = editor.pages;
  return (
    <div className={css.pageTools}>
      <Button type="submit" isPending={isSaving} pendingText={saving}>
        {t.save}
      </Button>
      {onDiscard && (
        <Button kind="line" disabled={isSaving} onClick={onDiscard}>
          {t.discard}
        </Button>
      )}
      {path && (
        <>
          <a href={path} target="_blank" rel="noreferrer">
            {t.open}
          </a>
          <Button kind="line" isPending={isRemoving} onClick={onRemove}>
            {t.remove}
          </Button>
        </>
      )}
    </div>
  );
}
