import { useState } from "react";
import { useMessages } from "#web/data/messages.ts";
import { clipPath } from "#shared/api/paths.ts";
import { pageTitle } from "#shared/api/page.ts";
import type { FieldErrors } from "#shared/api/field-errors.ts";
import { MAX_CLIP_SLUG } from "#shared/catalog/slugs.ts";
import { slugOf } from "#shared/text/slug.ts";
import { useFormats, useShop } from "#web/data/shop-context.ts";
import { compactArea, compactField } from "#web/admin/form/admin.css.ts";
import { Fold } from "#web/admin/form/Fold.tsx";
import { TextArea } from "#web/ui/field/TextArea.tsx";
import { MarkdownPreview } from "#web/admin/form/MarkdownPreview.tsx";
import { CheckBox } from "#web/ui/field/CheckBox.tsx";
import type { FormChange } from "#web/admin/image-field/picture-form.ts";
import type { ProductForm } from "#web/admin/items/resource/product-resource.ts";
import * as page from "#web/storefront/clip/Folds.css.ts";
import { MarkdownArea } from "#web/ui/markdown/MarkdownArea.tsx";
import { TextField } from "#web/ui/field/TextField.tsx";
import * as css from "./PageFields.css.ts";

type PageFieldsProps = {
  form: ProductForm;
  errors: FieldErrors;
  onChange: (change: FormChange<ProductForm>) => void;
};

/** What a product's own page needs besides what its card shows. */
export function PageFields({ form, errors, onChange }: PageFieldsProps) {
  const { clipPage: t, form: texts, markdown } = useMessages("panel");
  const [isOpen, setOpen] = useState(false);
  const failed = [errors.slug, errors.details, errors.widthMm, errors.safety];
  return (
    <Fold
      title={t.title}
      isUsed={false}
      hasError={failed.some(Boolean)}
      onToggle={setOpen}
    >
      <TextField
        label={t.address}
        className={compactField}
        hint={t.addressHint}
        maxLength={MAX_CLIP_SLUG}
        autoCapitalize="none"
        spellCheck={false}
        value={form.slug}
        error={errors.slug}
        onChange={(event) => onChange({ slug: event.target.value })}
      />
      <MarkdownArea
        label={t.details}
        value={form.details}
        error={errors.details}
        onChange={(event) => onChange({ details: event.target.value })}
      />
      {isOpen && form.details.trim() !== "" && (
        <figure className={css.preview}>
          <figcaption className={css.caption}>{markdown.preview}</figcaption>
          <MarkdownPreview
            markdown={form.details}
            className={`${page.text} ${page.written}`}
          />
        </figure>
      )}
      <TextField
        label={t.width}
        className={compactField}
        hint={t.widthHint}
        inputMode="numeric"
        value={form.widthMm}
        error={errors.widthMm}
        onChange={(event) => onChange({ widthMm: event.target.value })}
      />
      <TextArea
        label={texts.safety}
        className={compactArea}
        value={form.safety}
        error={errors.safety}
        onChange={(event) => onChange({ safety: event.target.value })}
      />
      <CheckBox
        isChecked={form.isHidden}
        onChange={(isHidden) => onChange({ isHidden })}
      >
        {t.hidden}
      </CheckBox>
      <Previews form={form} />
    </Fold>
  );
}

/** How search engines and social networks show the page. */
function Previews({ form }: { form: ProductForm }) {
  const t = useMessages("panel").clipPage;
  const { name: shopName, publicUrl } = useShop();
  const { language } = useFormats();
  const slug = form.slug || slugOf(form.name, language, MAX_CLIP_SLUG);
  const title = pageTitle(form.name, shopName);
  const { host } = new URL(publicUrl);
  return (
    <>
      <figure className={css.preview}>
        <figcaption className={css.caption}>{t.searchPreview}</figcaption>
        <div className={css.result} dir="auto">
          <p className={css.address}>{`${host}${clipPath(slug)}`}</p>
          <p className={css.resultTitle}>{title}</p>
          <p className={css.resultText}>{form.description}</p>
        </div>
      </figure>
      <figure className={css.preview}>
        <figcaption className={css.caption}>{t.cardPreview}</figcaption>
        <div className={css.card}>
          {form.image.url && (
            <span className={css.cardPicture}>
              <img className={css.ground} src={form.image.url} alt="" />
              <img className={css.whole} src={form.image.url} alt="" />
            </span>
          )}
          <div className={css.cardText} dir="auto">
            <p className={css.address}>{host}</p>
            <p className={css.cardTitle}>{title}</p>
          </div>
        </div>
      </figure>
    </>
  );
}
