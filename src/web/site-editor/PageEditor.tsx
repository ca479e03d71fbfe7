import type { Messages } from "#shared/messages/rooms.ts";
import { focusFirstError } from "#web/ui/TextField.tsx";
import { errorKey } from "#shared/messages/error-key.ts";
import { openBrackets } from "#shared/site/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { useRef, useState } from "react";
import { contentPath } from "#shared/api/paths.ts";
import type { FieldErrors } from "#shared/api/schema.ts";
import type { AdminPage } from "#shared/site/pages.ts";
import { VersionChoice } from "#web/admin/form/VersionChoice.tsx";
import { compare } from "#web/admin/form/form-versions.ts";
import { useStore } from "#web/data/store.ts";
import { showToast } from "#web/ui/toasts.ts";
import {
  checkPage,
  dropDraft,
  formFor,
  keepDraft,
  pageDrafts,
  type PageForm,
} from "./page-form.ts";
import { PageTexts } from "./PageTexts.tsx";
import { PageTools } from "./PageTools.tsx";
import * as css from "./SiteEditor.css.ts";
import { usePageMutations } from "./usePageMutations.ts";

type PageEditorProps = {
  slug: string;
  written: readonly AdminPage[];
  onSaved: (slug: string) => void;
};

/** The form of one page, with a preview beside the text. */
export function PageEditor({ slug, written, onSaved }: PageEditorProps) {
  const panel = useMessages("panel");
  const t = panel.editor.pages;
  const { saving, undo } = panel;
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
  const { save, remove, current, forget } = usePageMutations({
    draftKey: slug,
    onSaved: (page) => onSaved(page.slug),
    onFieldErrors: showErrors,
  });
  /** Saves the form, over `replaced` if it was chosen to be replaced. */
  const submit = (replaced?: AdminPage) => {
    const isNew = form.isOwnAddress && !replaced;
    const found = checkPage(form, isNew ? written : []);
    if (Object.keys(found).length > 0) return showErrors(found);
    const open = openBrackets(form.markdown);
    // Pointed out once: brackets may be the maker's own.
    if (open.length > 0 && !errors.markdown)
      return showErrors({
        markdown: errorKey("bracketsOpen", open.join(" ")),
      });
    save.mutate({ ...form, updatedAt: (replaced ?? form).updatedAt });
  };
  // Another address ends the conflict with the page at the former one.
  const conflicting = current?.slug === form.slug ? current : undefined;
  return (
    <form
      ref={element}
      className={css.pageForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {conflicting && (
        <VersionChoice
          title={t.changed}
          lines={compare(
            toLines(form, t, panel),
            toLines(conflicting, t, panel),
          )}
          isPending={save.isPending}
          pendingText={saving}
          onKeepMine={() => submit(conflicting)}
          onTakeTheirs={() => {
            forget();
            reset();
            onSaved(conflicting.slug);
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
        path={form.updatedAt && contentPath(slug)}
        isSaving={save.isPending}
        isRemoving={remove.isPending}
        onDiscard={isKept ? discard : undefined}
        onRemove={() => remove.mutate(form)}
      />
    </form>
  );
}

function toLines(
  page: Pick<PageForm, "title" | "description" | "markdown" | "isTerms">,
  t: Messages["panel"]["editor"]["pages"],
  { yes, no }: Messages["panel"],
) {
  const { title, description, markdown, isTerms } = page;
  return {
    [t.pageTitle]: title,
    [t.description]: description,
    [t.text]: markdown,
    [t.isTerms]: isTerms ? yes : no,
  };
}
