import {
  keepPreviousData,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { letterPath } from "#shared/api/paths.ts";
import type { Letter, ListedLetter } from "#shared/letters/schema.ts";
import { lettersQuery } from "#web/admin/data/admin-queries.ts";
import { ConflictNotice } from "#web/ui/ConflictNotice.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { useMessages } from "#web/data/messages.ts";
import { FieldError } from "#web/ui/FieldError.tsx";
import { link } from "#web/ui/layout.css.ts";
import { previewLetter } from "#shared/letters/calls.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { LetterArticle } from "#web/storefront/LetterArticle.tsx";
import { LetterText } from "./LetterText.tsx";
import { SendBar, SendingBar } from "./SendBar.tsx";
import { letterFields, useLetter, type Written } from "./useLetter.ts";
import * as css from "./Letters.css.ts";

/** A letter: written and sent here, and beside it how it arrives. */
export function LetterEditor(props: {
  opened: Letter;
  /** The same letter as the list has it, with how far its sending is. */
  listed: ListedLetter;
  subscribers: number;
  /** It was just begun, so its subject is chosen to be typed over. */
  isBegun: boolean;
}) {
  const { opened, listed, subscribers, isBegun } = props;
  const t = useMessages("panel").letters.editor;
  const queryClient = useQueryClient();
  const { letter, written, status, error, change, flush, ...saving } =
    useLetter(opened);
  const { conflict } = saving;
  const isDraft = listed.state === "draft";
  const refresh = () =>
    queryClient.refetchQueries({ ...lettersQuery, exact: true });
  return (
    <>
      <section className={css.editor} aria-label={t.label}>
        {conflict && (
          <div className={css.inset}>
            <ConflictNotice
              texts={t}
              table={letterFields}
              labels={{ subject: t.subject, markdown: t.text }}
              conflict={conflict}
              mine={written}
              isPending={false}
              onKeepMine={saving.keepMine}
              onTakeTheirs={saving.takeTheirs}
            />
          </div>
        )}
        <input
          className={css.subject}
          aria-label={t.subject}
          dir="auto"
          value={written.subject}
          readOnly={!isDraft}
          // biome-ignore lint/a11y/noAutofocus: a press has just begun the letter
          autoFocus={isBegun}
          onFocus={({ target }) => isBegun && target.select()}
          aria-invalid={error ? true : undefined}
          onChange={(event) => change({ subject: event.target.value })}
        />
        {error && (
          <div className={css.inset}>
            <FieldError id="letter-error">{error}</FieldError>
          </div>
        )}
        <LetterText
          key={saving.taken}
          markdown={written.markdown}
          isReadOnly={!isDraft}
          onChange={(markdown) => change({ markdown })}
        />
        <footer className={css.foot}>
          {status === "failed" && !error && !conflict && (
            <Notice tone="warning">
              <p>{t.notSaved}</p>
            </Notice>
          )}
          <p className={css.address}>
            {listed.progress ? (
              <a className={link} href={letterPath(letter.slug)}>
                {t.published}
              </a>
            ) : (
              <span>{t.publicAt(letterPath(letter.slug))}</span>
            )}
          </p>
          {isDraft ? (
            <SendBar
              letter={letter}
              written={written}
              subscribers={subscribers}
              flush={flush}
              onChanged={refresh}
            />
          ) : (
            <SendingBar letter={listed} onChanged={refresh} />
          )}
        </footer>
      </section>
      <LetterPreview written={written} />
    </>
  );
}

/** The pause after the last key before the preview is drawn again. */
const DRAW_AFTER_MS = 600;

const VIEWS = ["mail", "phone", "page"] as const;
/** The widths of a mail on a computer and on a phone, in pixels. */
const WIDTHS = { mail: 600, phone: 360 };

/**
 * Shows how a letter arrives, drawn by the code that draws it for its
 * subscribers.
 */
function LetterPreview({ written }: { written: Written }) {
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
