import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { API } from "#shared/api/paths.ts";
import { PreviewReply } from "#shared/site/pages.ts";
import { withSession } from "#web/admin/data/session.ts";
import { api } from "#web/data/api.ts";
import { text as contentText } from "#web/storefront/ContentPage.css.ts";
import * as css from "./SiteEditor.css.ts";

/** The pause in typing after which the preview is requested. */
const PAUSE_MS = 400;

type PagePreviewProps = { title: string; markdown: string };

/** A preview of the page, rendered by the same parser as the page itself. */
export function PagePreview({ title, markdown }: PagePreviewProps) {
  const [asked, setAsked] = useState(markdown);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(markdown), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [markdown]);
  const { data, isError } = useQuery({
    queryKey: [API.pagePreview, asked],
    queryFn: () =>
      withSession(() =>
        api.post(API.pagePreview, {
          body: { markdown: asked },
          schema: PreviewReply,
        }),
      ),
    enabled: asked.trim() !== "",
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    <section className={css.preview} aria-label="Preview">
      <h3 className={css.previewTitle}>{title || "Preview"}</h3>
      {isError && <p>The preview is back once the connection is.</p>}
      {data && asked.trim() !== "" && (
        <div
          className={contentText}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it from Markdown, without raw HTML
          dangerouslySetInnerHTML={{ __html: data.html }}
        />
      )}
    </section>
  );
}
