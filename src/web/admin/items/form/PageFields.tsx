import { productPath } from "#shared/api/paths.ts";
import { pageTitle } from "#shared/api/page.ts";
import { MAX_PRODUCT_SLUG } from "#shared/catalog/rules.ts";
import { slugOf } from "#shared/text/slug.ts";
import { typed } from "#web/admin/editor/kinds.tsx";
import type { ControlProps } from "#web/admin/editor/table.ts";
import { MarkdownPreview } from "#web/admin/form/MarkdownPreview.tsx";
import type { PictureForm } from "#web/admin/items/product-kinds.tsx";
import { useMessages } from "#web/data/messages.ts";
import { useFormats, useShop } from "#web/data/shop-context.ts";
import * as page from "#web/storefront/Folds.css.ts";
import { MarkdownArea } from "#web/ui/Markdown.tsx";
import * as css from "./PageFields.css.ts";

/** The text of a product's own page, in Markdown, and what becomes of it. */
export const details = ({ fold }: { fold: string }) =>
  typed({ fold, place: "whole", Control: DetailsField });

function DetailsField(props: ControlProps<string>) {
  const { label, value, error, isShown, onValue } = props;
  const { preview } = useMessages("panel").markdown;
  return (
    <>
      <MarkdownArea
        label={label}
        value={value}
        error={error}
        onChange={(event) => onValue(event.target.value)}
      />
      {isShown && value.trim() !== "" && (
        <figure className={css.preview}>
          <figcaption className={css.caption}>{preview}</figcaption>
          <MarkdownPreview
            markdown={value}
            className={`${page.text} ${page.written}`}
          />
        </figure>
      )}
    </>
  );
}

type PagePreviewsProps = {
  form: {
    name: string;
    slug: string;
    description: string;
    pictures: PictureForm[];
  };
};

/** Shows how search engines and social networks show the page. */
export function PagePreviews({ form }: PagePreviewsProps) {
  const t = useMessages("panel").productPage;
  const { name: shopName, publicUrl } = useShop();
  const { language } = useFormats();
  const slug = form.slug || slugOf(form.name, language, MAX_PRODUCT_SLUG);
  const imageUrl = form.pictures[0]?.image.url;
  const title = pageTitle(form.name, shopName);
  const { host } = new URL(publicUrl);
  return (
    <>
      <figure className={css.preview}>
        <figcaption className={css.caption}>{t.searchPreview}</figcaption>
        <div className={css.result} dir="auto">
          <p className={css.address}>{`${host}${productPath(slug)}`}</p>
          <p className={css.resultTitle}>{title}</p>
          <p className={css.resultText}>{form.description}</p>
        </div>
      </figure>
      <figure className={css.preview}>
        <figcaption className={css.caption}>{t.cardPreview}</figcaption>
        <div className={css.card}>
          {imageUrl && (
            <span className={css.cardPicture}>
              <img className={css.ground} src={imageUrl} alt="" />
              <img className={css.whole} src={imageUrl} alt="" />
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
