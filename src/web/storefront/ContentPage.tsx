import { useMessages } from "#web/data/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { contentPageQuery } from "#web/data/queries.ts";
import { Button } from "#web/ui/Button.tsx";
import { section, wrap } from "#web/ui/layout.css.ts";
import { ContentFrame } from "./ContentFrame.tsx";
import * as css from "./ContentPage.css.ts";

/** A page that the maker wrote. */
export function ContentPage({ slug }: { slug: string }) {
  const { loading, tryAgain } = useMessages("first");
  const { contentFailed } = useMessages("home").pages;
  const {
    data: page,
    isError,
    isFetching,
    refetch,
  } = useQuery(contentPageQuery(slug));
  if (page)
    return (
      <ContentFrame slug={slug} title={page.title}>
        <div
          className={css.text}
          dir="auto"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it from Markdown, without raw HTML
          dangerouslySetInnerHTML={{ __html: page.html }}
        />
      </ContentFrame>
    );
  return (
    <div className={`${wrap} ${section}`}>
      {isError && !isFetching ? (
        <div role="alert">
          <p>{contentFailed}</p>
          <Button kind="ink" onClick={() => void refetch()}>
            {tryAgain}
          </Button>
        </div>
      ) : (
        <p role="status">{loading}</p>
      )}
    </div>
  );
}
