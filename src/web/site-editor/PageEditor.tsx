import type { Messages } from "#shared/messages/rooms.ts";
import { useMessages } from "#web/data/messages.ts";
import { useRef, useState } from "react";
import { contentPath } from "#shared/api/paths.ts";
import type { FieldErrors } from "#shared/api/field-errors.ts";
import { type AdminPage, PAGE_LIMITS, slugError } from "#shared/site/pages.ts";
import { slugOf } from "#shared/text/slug.ts";
import { CheckBox } from "#web/ui/field/CheckBox.tsx";
import { VersionChoice } from "#web/admin/form/VersionChoice.tsx";
import { compare } from "#web/admin/form/form-versions.ts";
import { useStore } from "#web/data/store.ts";
import { Button } from "#web/ui/Button.tsx";
import { TextField } from "#web/ui/field/TextField.tsx";
import { MarkdownArea } from "#web/ui/markdown/MarkdownArea.tsx";
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
import { Outline } from "./Outline.tsx";
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
  const t = useMessages("editor").pages;
  const panel = useMessages("panel");
  const { saving, undo } = panel;
  const [errors, setErrors] = useState<FieldErrors>({});
  const isKept = useStore(pageDrafts)[slug] !== undefined;
  const { pages } = useMessages("storefront");
  const form = formFor(slug, written, pages);
  const { lang: language } = document.documentElement;
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
      <TextField
        label={t.pageTitle}
        value={form.title}
        error={errors.title}
        onChange={({ target }) =>
          change(retitled(form, target.value, language))
        }
      />
      {form.isOwnAddress && (
        <TextField
          label={t.address}
          prefix="/"
          maxLength={PAGE_LIMITS.slug}
          value={form.slug}
          error={errors.slug}
          onChange={({ target }) => change({ slug: target.value })}
          onBlur={() => {
            const slug = slugOf(form.slug, language, PAGE_LIMITS.slug);
            if (slug && slug !== form.slug) change({ slug });
          }}
        />
      )}
      {form.updatedAt && slugError(slug) && (
        <p className={css.unsaved}>{t.reserved}</p>
      )}
      <TextField
        label={t.description}
        hint={t.descriptionHint}
        value={form.description}
        error={errors.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <div className={css.writing}>
        <div className={css.text}>
          <MarkdownArea
            label={t.text}
            className={css.area}
            value={form.markdown}
            error={errors.markdown}
            onChange={({ target }) => change({ markdown: target.value })}
          />
          <Outline
            slug={slug}
            markdown={form.markdown}
            onChoose={(markdown) => {
              change({ markdown });
              element.current?.querySelector("textarea")?.focus();
            }}
          />
        </div>
        <PagePreview title={form.title} markdown={form.markdown} />
      </div>
      <CheckBox
        isChecked={form.isTerms}
        onChange={(isTerms) => change({ isTerms })}
      >
        {t.isTerms}
      </CheckBox>
      {isKept && (
        <p className={css.unsaved} role="status">
          {t.unsaved}
        </p>
      )}
      <div className={css.tools}>
        <Button type="submit" isPending={save.isPending} pendingText={saving}>
          {t.save}
        </Button>
        {isKept && (
          <Button kind="line" disabled={save.isPending} onClick={discard}>
            {t.discard}
          </Button>
        )}
        {form.updatedAt && (
          <>
            <a href={contentPath(slug)} target="_blank" rel="noreferrer">
              {t.open}
            </a>
            <Button
              kind="line"
              isPending={remove.isPending}
              onClick={() => remove.mutate(form)}
            >
              {t.remove}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

function toLines(
  page: Pick<PageForm, "title" | "description" | "markdown" | "isTerms">,
  t: Messages["editor"]["pages"],
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
