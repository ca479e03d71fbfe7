import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { previewPage } from "#shared/admin/item-calls.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { useMessages } from "#web/data/messages.ts";

/** The pause in typing after which the preview is requested. */
const PAUSE_MS = 400;

type MarkdownPreviewProps = { markdown: string; className: string };

/** Shows what Markdown becomes, by the same parser as the page itself. */
export function MarkdownPreview({ markdown, className }: MarkdownPreviewProps) {
  const t = useMessages("panel").markdown;
  const [asked, setAsked] = useState(markdown);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(markdown), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [markdown]);
  const { data, isError } = useQuery({
    queryKey: [previewPage.path, asked],
    queryFn: () => sendAsMaker(previewPage, { body: { markdown: asked } }),
    enabled: asked.trim() !== "",
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    <>
      {isError && <p>{t.previewFailed}</p>}
      {data && asked.trim() !== "" && (
        <div
          className={className}
          dir="auto"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it from Markdown, without raw HTML
          dangerouslySetInnerHTML={{ __html: data.html }}
        />
      )}
    </>
  );
}
