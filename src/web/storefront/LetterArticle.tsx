import type { LetterPage } from "#shared/letters/schema.ts";
import { listPath } from "#shared/api/paths.ts";
import { srcSet } from "#shared/images/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { Picture } from "#web/ui/Picture.tsx";
import { ProductPrice } from "#web/ui/Price.tsx";
import { contentPageText } from "./ContentPage.css.ts";
import * as css from "./LetterArticle.css.ts";

type LetterArticleProps = {
  letter: LetterPage;
  /** Set where it is shown as on a phone, however wide the window is. */
  isNarrow?: boolean;
};

/** A letter with its clips; the panel's preview shows it, too. */
export function LetterArticle({ letter, isNarrow }: LetterArticleProps) {
  const t = useMessages("home").pages.letter;
  const { subject, date, sentAt, html, picture, clips } = letter;
  return (
    <article>
      <header>
        <h1 className={css.title} dir="auto">
          {subject}
        </h1>
        <p className={css.date}>
          <time dateTime={sentAt}>{date}</time>
        </p>
      </header>
      <div className={css.columns} data-narrow={isNarrow || undefined}>
        <div
          className={`${contentPageText} ${css.text}`}
          dir="auto"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it from Markdown, without raw HTML
          dangerouslySetInnerHTML={{ __html: html }}
        />
        {picture && (
          <img
            className={css.picture}
            src={picture.imageUrl}
            srcSet={srcSet(picture.imageUrl, picture.picture)}
            sizes="(min-width:1024px) 46vw, 92vw"
            alt={picture.alt}
            width={picture.picture?.width}
            height={picture.picture?.height}
            decoding="async"
          />
        )}
      </div>
      {clips.length > 0 && (
        <section className={css.clips}>
          <h2 className={css.heading}>{t.clips}</h2>
          <ul className={css.row} data-narrow={isNarrow || undefined}>
            {clips.map((clip) => (
              <li key={clip.id}>
                <a className={css.clip} href={listPath(clip.slug)}>
                  <Picture
                    imageUrl={clip.imageUrl}
                    picture={clip.picture}
                    alt=""
                    sizes="(min-width:860px) 23vw, 46vw"
                  />
                  <span className={css.name} dir="auto">
                    {clip.name}
                  </span>
                </a>
                <ProductPrice className={css.price} product={clip} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
