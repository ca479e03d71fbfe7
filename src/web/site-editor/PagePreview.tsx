import { MarkdownPreview } from "#web/admin/form/MarkdownPreview.tsx";
import { useMessages } from "#web/data/messages.ts";
import { contentPageText } from "#web/storefront/ContentPage.css.ts";
import * as css from "./SiteEditor.css.ts";

type PagePreviewProps = { title: string; markdown: string };

/** A preview of the page. */
export function PagePreview({ title, markdown }: PagePreviewProps) {
  const t = useMessages("panel").markdown;
  return (
    <section className={css.preview} aria-label={t.preview}>
      <h3 className={css.previewTitle}>{title || t.preview}</h3>
      <MarkdownPreview markdown={markdown} className={contentPageText} />
    </section>
  );
}
