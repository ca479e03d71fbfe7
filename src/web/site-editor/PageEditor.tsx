import { useRef, useState } from "react";
import { contentPath } from "#shared/api/paths.ts";
import type { FieldErrors } from "#shared/api/field-errors.ts";
import { type AdminPage, PAGE_LIMITS } from "#shared/site/pages.ts";
import { VersionChoice } from "#web/admin/form/VersionChoice.tsx";
import { compare } from "#web/admin/form/form-versions.ts";
import { useStore } from "#web/data/store.ts";
import { Button } from "#web/ui/Button.tsx";
import { TextArea } from "#web/ui/field/TextArea.tsx";
import { TextField } from "#web/ui/field/TextField.tsx";
import { showToast } from "#web/ui/toast/toasts.ts";
import {
  checkPage,
  dropDraft,
  formFor,
  keepDraft,
  pageDrafts,
  type PageForm,
  retitled,
} from "./page-form.ts";
import { PagePreview } from "./PagePreview.tsx";
import * as css from "./SiteEditor.css.ts";
import { usePageMutations } from "./usePageMutations.ts";

type PageEditorProps = {
  slug: string;
  written: readonly AdminPage[];
  onSaved: (slug: string) => void;
};

/** The form of one page, with a preview beside the text. */
export function PageEditor({ slug, written, onSaved }: PageEditorProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const isKept = useStore(pageDrafts)[slug] !== undefined;
  const form = formFor(slug, written);
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
    showToast({ title: "What you wrote is discarded" }, "ok", {
      label: "Undo",
      onPress: () => keepDraft(slug, form),
    });
  };
  const showErrors = (found: FieldErrors) => {
    setErrors(found);
    requestAnimationFrame(() =>
      element.current
        ?.querySelector<HTMLElement>('[aria-invalid="true"]')
        ?.focus(),
    );
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
          what="this page"
          lines={compare(toLines(form), toLines(conflicting))}
          isPending={save.isPending}
          pendingText="Saving..."
          onKeepMine={() => submit(conflicting)}
          onTakeTheirs={() => {
            forget();
            reset();
            onSaved(conflicting.slug);
          }}
        />
      )}
      <TextField
        label="Title"
        maxLength={PAGE_LIMITS.title}
        value={form.title}
        error={errors.title}
        onChange={({ target }) => change(retitled(form, target.value))}
      />
      {form.isOwnAddress && (
        <TextField
          label="Address"
          prefix="/"
          maxLength={PAGE_LIMITS.slug}
          value={form.slug}
          error={errors.slug}
          onChange={({ target }) => change({ slug: target.value })}
        />
      )}
      <TextField
        label="Description"
        hint="What search engines show. It may stay empty."
        maxLength={PAGE_LIMITS.description}
        value={form.description}
        error={errors.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <div className={css.writing}>
        <TextArea
          label="Text, in Markdown"
          className={css.area}
          value={form.markdown}
          error={errors.markdown}
          onChange={({ target }) => change({ markdown: target.value })}
        />
        <PagePreview title={form.title} markdown={form.markdown} />
      </div>
      {isKept && (
        <p className={css.unsaved} role="status">
          Not saved yet. This tab keeps what you write.
        </p>
      )}
      <div className={css.tools}>
        <Button
          type="submit"
          isPending={save.isPending}
          pendingText="Saving..."
        >
          Save this page
        </Button>
        {isKept && (
          <Button kind="line" disabled={save.isPending} onClick={discard}>
            Discard the changes
          </Button>
        )}
        {form.updatedAt && (
          <>
            <a href={contentPath(slug)} target="_blank" rel="noreferrer">
              Open it
            </a>
            <Button
              kind="line"
              isPending={remove.isPending}
              onClick={() => remove.mutate(form)}
            >
              Remove this page
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

function toLines(page: Pick<PageForm, "title" | "description" | "markdown">) {
  const { title, description, markdown } = page;
  return { Title: title, Description: description, Text: markdown };
}
