import { useQuery } from "@tanstack/react-query";
import { contentPageQuery } from "#web/data/queries.ts";
import { Button } from "#web/ui/Button.tsx";
import { section, wrap } from "#web/ui/layout.css.ts";
import * as css from "./ContentPage.css.ts";

/** A page that the maker wrote. */
export function ContentPage({ slug }: { slug: string }) {
  const {
    data: page,
    isError,
    isFetching,
    refetch,
  } = useQuery(contentPageQuery(slug));
  return (
    <div className={`${wrap} ${section}`}>
      {page ? (
        <article>
          <h1 className={css.title} dir="auto">
            {page.title}
          </h1>
          <div
            className={css.text}
            dir="auto"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it from Markdown, without raw HTML
            dangerouslySetInnerHTML={{ __html: page.html }}
          />
        </article>
      ) : isError && !isFetching ? (
        <div role="alert">
          <p>We couldn't load this page.</p>
          <Button kind="ink" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <p role="status">Loading...</p>
      )}
    </div>
  );
}
