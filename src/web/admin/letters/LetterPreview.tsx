import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { previewLetter } from "#shared/letters/calls.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { useMessages } from "#web/data/messages.ts";
import { LetterArticle } from "#web/storefront/LetterArticle.tsx";
import type { Written } from "./useLetter.ts";
import * as css from "./Letters.css.ts";

/** The pause after the last key before the preview is drawn again. */
const DRAW_AFTER_MS = 600;

const VIEWS = ["mail", "phone", "page"] as const;
/** The widths of a mail on a computer and on a phone, in pixels. */
const WIDTHS = { mail: 600, phone: 360 };

/**
 * Shows how a letter arrives, drawn by the code that draws it for its
 * subscribers.
 */
export function LetterPreview({ written }: { written: Written }) {
  const t = useMessages("panel").letters.preview;
  // The width of a phone fits beside the editor, in which a mail is readable.
  const [view, setView] = useState<(typeof VIEWS)[number]>("phone");
  const shown = useLater(written);
  const preview = useQuery({
    queryKey: [previewLetter.path, shown.subject, shown.markdown] as const,
    queryFn: ({ signal }) =>
      sendAsMaker(previewLetter, { body: shown, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const { data } = preview;
  return (
    <aside className={css.preview} aria-label={t.title}>
      <div className={css.previewHead}>
        <span>{t.title}</span>
        <span className={css.views}>
          {VIEWS.map((each) => (
            <button
              key={each}
              type="button"
              className={css.view}
              aria-pressed={each === view}
              onClick={() => setView(each)}
            >
              {t[each]}
            </button>
          ))}
        </span>
      </div>
      {preview.isError && (
        <p className={css.inset} role="status">
          {t.failed}
        </p>
      )}
      {data && view === "page" && (
        <div className={css.paper}>
          <LetterArticle letter={data.page} isNarrow />
        </div>
      )}
      {data && view !== "page" && (
        <>
          <p className={css.inbox}>
            <strong dir="auto">{shown.subject}</strong>
            <span dir="auto">{data.line}</span>
          </p>
          <MailFrame
            html={data.mail}
            styles={data.styles}
            width={WIDTHS[view]}
            title={t.title}
          />
        </>
      )}
    </aside>
  );
}

type MailFrameProps = {
  html: string;
  styles: string;
  width: number;
  title: string;
};

/** A mail in a frame of its width, made smaller where there is less room. */
function MailFrame({ html, styles, width, title }: MailFrameProps) {
  const [room, setRoom] = useState(width);
  const [height, setHeight] = useState(600);
  const scale = Math.min(1, room / width);
  return (
    <div
      className={css.frameRoom}
      ref={(element) => {
        if (element) setRoom(element.clientWidth);
      }}
      style={{ height: height * scale }}
    >
      <iframe
        key={width}
        className={css.frame}
        title={title}
        // Nothing in a letter may run; its height is read from outside.
        sandbox="allow-same-origin"
        srcDoc={html}
        style={{ width, height, transform: `scale(${scale})` }}
        onLoad={(event) => {
          const { contentDocument } = event.currentTarget;
          if (!contentDocument) return;
          addStyles(contentDocument, styles);
          setHeight(contentDocument.documentElement.offsetHeight);
        }}
      />
    </div>
  );
}

/** The rules of a mail, which older browsers show without them. */
function addStyles(mail: Document, styles: string): void {
  const { CSSStyleSheet } = mail.defaultView ?? {};
  if (!CSSStyleSheet || !("adoptedStyleSheets" in mail)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  mail.adoptedStyleSheets = [sheet];
}

/** Returns what was written a moment ago, so that not every key is drawn. */
function useLater(written: Written): Written {
  const [later, setLater] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => setLater(written), DRAW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [written]);
  return later;
}
