import type { FieldErrors } from "#shared/api/schema.ts";
import { PAGE_LIMITS, slugError } from "#shared/site/pages.ts";
import { slugOf } from "#shared/text/slug.ts";
import { useMessages } from "#web/data/messages.ts";
import { CheckBox } from "#web/ui/CheckBox.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { MarkdownArea } from "#web/ui/Markdown.tsx";
import { MarkdownPreview } from "#web/admin/form/MarkdownPreview.tsx";
import { contentPageText } from "#web/storefront/ContentPage.css.ts";
import { openBrackets } from "#shared/site/rules.ts";
import { Button } from "#web/ui/Button.tsx";
import { type PageForm, retitled } from "./page-form.ts";
import * as css from "./SiteEditor.css.ts";

/** Shows what a page says, with a preview beside the text. */
export function PageTexts(props: {
  slug: string;
  form: PageForm;
  errors: FieldErrors;
  onChange: (parts: Partial<PageForm>) => void;
  /** Called with the outline that the maker begins with. */
  onOutline: (markdown: string) => void;
}) {
  const { slug, form, errors, onChange, onOutline } = props;
  const t = useMessages("panel").editor.pages;
  const { lang: language } = document.documentElement;
  return (
    <>
      <TextField
        label={t.pageTitle}
        value={form.title}
        error={errors.title}
        onChange={({ target }) =>
          onChange(retitled(form, target.value, language))
        }
      />
      {form.isOwnAddress && (
        <TextField
          label={t.address}
          prefix="/"
          maxLength={PAGE_LIMITS.slug}
          value={form.slug}
          error={errors.slug}
          onChange={({ target }) => onChange({ slug: target.value })}
          onBlur={() => {
            const slug = slugOf(form.slug, language, PAGE_LIMITS.slug);
            if (slug && slug !== form.slug) onChange({ slug });
          }}
        />
      )}
      {form.base && slugError(slug) && (
        <p className={css.unsaved}>{t.reserved}</p>
      )}
      <TextField
        label={t.description}
        hint={t.descriptionHint}
        value={form.description}
        error={errors.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <div className={css.writing}>
        <div className={css.text}>
          <MarkdownArea
            label={t.text}
            className={css.area}
            value={form.markdown}
            error={errors.markdown}
            onChange={({ target }) => onChange({ markdown: target.value })}
          />
          <Outline
            slug={slug}
            isTerms={form.isTerms}
            markdown={form.markdown}
            onChoose={onOutline}
          />
        </div>
        <PagePreview title={form.title} markdown={form.markdown} />
      </div>
      <CheckBox
        isChecked={form.isTerms}
        onChange={(isTerms) => onChange({ isTerms })}
      >
        {t.isTerms}
      </CheckBox>
    </>
  );
}

/** A preview of the page. */
function PagePreview({ title, markdown }: { title: string; markdown: string }) {
  const t = useMessages("panel").markdown;
  return (
    <section className={css.preview} aria-label={t.preview}>
      <h3 className={css.previewTitle}>{title || t.preview}</h3>
      <MarkdownPreview markdown={markdown} className={contentPageText} />
    </section>
  );
}

/** Offers a text to begin with where a page that most shops have is empty. */
function Outline(props: {
  slug: string;
  /** Terms have an address of the maker's own. */
  isTerms: boolean;
  markdown: string;
  onChoose: (markdown: string) => void;
}) {
  const { slug, isTerms, markdown, onChoose } = props;
  const { begin, beginHint, outlines } = useMessages("panel").editor.pages;
  const [, outline] =
    Object.entries(outlines).find(
      ([name]) => name === slug || (isTerms && name === "terms"),
    ) ?? [];
  if (!outline) return null;
  if (markdown.trim() !== "")
    return openBrackets(markdown).length > 0 ? (
      <p className={css.unsaved}>{beginHint}</p>
    ) : null;
  return (
    <div>
      <Button kind="line" size="small" onClick={() => onChoose(outline)}>
        {begin}
      </Button>
    </div>
  );
}
