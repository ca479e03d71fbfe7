import { useMessages } from "#web/data/messages.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { previewPage } from "#shared/site/admin-calls.ts";
import { withSession } from "#web/admin/data/session.ts";
import { send } from "#web/data/api.ts";
import { text as contentText } from "#web/storefront/ContentPage.css.ts";
import * as css from "./SiteEditor.css.ts";

/** The pause in typing after which the preview is requested. */
const PAUSE_MS = 400;

type PagePreviewProps = { title: string; markdown: string };

/** A preview of the page, rendered by the same parser as the page itself. */
export function PagePreview({ title, markdown }: PagePreviewProps) {
  const t = useMessages("editor").pages;
  const [asked, setAsked] = useState(markdown);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(markdown), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [markdown]);
  const { data, isError } = useQuery({
    queryKey: [previewPage.path, asked],
    queryFn: () =>
      withSession(() => send(previewPage, { body: { markdown: asked } })),
    enabled: asked.trim() !== "",
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    <section className={css.preview} aria-label={t.preview}>
      <h3 className={css.previewTitle}>{title || t.preview}</h3>
      {isError && <p>{t.previewFailed}</p>}
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
