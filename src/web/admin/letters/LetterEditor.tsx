import { useQueryClient } from "@tanstack/react-query";
import { letterPath } from "#shared/api/paths.ts";
import type { Letter, ListedLetter } from "#shared/letters/schema.ts";
import { lettersQuery } from "#web/admin/data/admin-queries.ts";
import { ConflictNotice } from "#web/admin/editor/ConflictNotice.tsx";
import { Notice } from "#web/admin/form/Notice.tsx";
import { useMessages } from "#web/data/messages.ts";
import { FieldError } from "#web/ui/FieldError.tsx";
import { link } from "#web/ui/layout.css.ts";
import { LetterPreview } from "./LetterPreview.tsx";
import { LetterText } from "./LetterText.tsx";
import { SendBar } from "./SendBar.tsx";
import { SendingBar } from "./SendingBar.tsx";
import { letterFields, useLetter } from "./useLetter.ts";
import * as css from "./Letters.css.ts";

type LetterEditorProps = {
  opened: Letter;
  /** The same letter as the list has it, with how far its sending is. */
  listed: ListedLetter;
  subscribers: number;
};

/** A letter: written and sent here, and beside it how it arrives. */
export function LetterEditor(props: LetterEditorProps) {
  const { opened, listed, subscribers } = props;
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
              subject={written.subject}
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
