import type { ReactNode } from "react";
import type { ProductPage } from "#shared/catalog/schema.ts";
import { contentPath } from "#shared/api/paths.ts";
import { useMessages } from "#web/data/messages.ts";
import { useSite } from "#web/data/shop-context.ts";
import { PageLink } from "#web/ui/PageLink.tsx";
import { SupportLink, TextWith } from "#web/ui/TextWith.tsx";
import { link } from "#web/ui/layout.css.ts";
import { Icon } from "#web/ui/Icon.tsx";
import * as css from "./Folds.css.ts";

/** Details, care, delivery and safety of a clip; the first is open. */
export function Folds({ clip: { html, product } }: { clip: ProductPage }) {
  const t = useMessages("home").clips;
  const { products } = useMessages("first");
  const { legal, delivery } = useSite();
  const isSafetyTold = product.safety || legal.maker;
  return (
    <div>
      {html && (
        <Fold title={t.details} isOpen>
          <div
            dir="auto"
            className={css.written}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it from Markdown, without raw HTML
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </Fold>
      )}
      <Fold title={t.care} isOpen={!html}>
        <p>{t.careText}</p>
        <WrittenPages slugs={["care"]} label={t.careLink} />
      </Fold>
      <Fold title={t.deliveryReturns}>
        {delivery && <p dir="auto">{delivery}</p>}
        <p>{t.payLater}</p>
        <WrittenPages slugs={["shipping", "returns"]} />
        <p>
          <TextWith text={t.questions}>
            <SupportLink className={link} />
          </TextWith>
        </p>
      </Fold>
      {isSafetyTold && (
        <Fold title={products.safety}>
          {product.safety && (
            <p className={css.lines} dir="auto">
              {product.safety}
            </p>
          )}
          {legal.maker && (
            <>
              <p>
                <b>{products.madeBy}</b>
              </p>
              <p className={css.lines} dir="auto">
                {legal.maker}
              </p>
            </>
          )}
        </Fold>
      )}
    </div>
  );
}

type FoldProps = { title: string; isOpen?: boolean; children: ReactNode };

function Fold({ title, isOpen = false, children }: FoldProps) {
  return (
    <details className={css.fold} open={isOpen}>
      <summary className={css.summary}>
        <span>{title}</span>
        <Icon name="plus" className={css.sign} />
      </summary>
      <div className={css.text}>{children}</div>
    </details>
  );
}

/** Links to those of the pages that the maker has written. */
function WrittenPages({ slugs, label }: { slugs: string[]; label?: string }) {
  const written = useSite().pages.filter(({ slug }) => slugs.includes(slug));
  if (written.length === 0) return null;
  return (
    <ul className={css.links}>
      {written.map(({ slug, title }) => (
        <li key={slug}>
          <PageLink className={link} to={contentPath(slug)} dir="auto">
            {label ?? title}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
