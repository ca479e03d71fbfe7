import { useEffect, useRef, useState } from "react";
import type { Messages } from "#shared/messages/rooms.ts";
import { useMessages } from "#web/data/messages.ts";
import {
  FILM_TYPES,
  FilmReply,
  MAX_FILM_BYTES,
} from "#shared/images/schema.ts";
import { Button } from "#web/ui/Button.tsx";
import * as calls from "#shared/images/calls.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { withSession } from "#web/admin/data/session.ts";
import { reasonOf } from "#web/data/failure.ts";
import type { PictureTexts } from "#web/admin/image-field/image-value.ts";
import { postFile } from "#web/admin/image-field/upload-file.ts";
import { showToast } from "#web/ui/toasts.ts";
import { countUpload } from "./draft.ts";
import * as css from "./SiteEditor.css.ts";

type FilmControlsProps = {
  hasFilm: boolean;
  onChange: (films: string[]) => void;
};

/** Buttons to upload or remove the film that plays over the hero's picture. */
export function FilmControls({ hasFilm, onChange }: FilmControlsProps) {
  const { editor, picture } = useMessages("panel");
  const t = editor.hero;
  const [progress, setProgress] = useState<number>();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const upload = useRef<AbortController>(undefined);
  const isUploading = progress !== undefined;
  // Aborts the upload when the hero's picture is removed: a film needs a
  // picture.
  useEffect(() => () => upload.current?.abort(), []);
  const start = async (file: File) => {
    const stop = new AbortController();
    upload.current = stop;
    setProgress(0);
    const film = await uploadFilm(file, setProgress, stop.signal, picture);
    setProgress(undefined);
    if (film) onChange([film]);
  };
  return (
    <>
      <Button
        ref={button}
        kind="line"
        size="small"
        isPending={isUploading}
        pendingText={pendingText(t, progress)}
        onClick={() => input.current?.click()}
      >
        {hasFilm ? t.replaceFilm : t.addFilm}
      </Button>
      {isUploading ? (
        <Button
          kind="line"
          size="small"
          onClick={() => {
            upload.current?.abort();
            // The Stop button is removed, and the focus would be lost with it.
            button.current?.focus();
          }}
        >
          {t.stop}
        </Button>
      ) : (
        hasFilm && (
          <Button kind="line" size="small" onClick={() => onChange([])}>
            {t.removeFilm}
          </Button>
        )
      )}
      {!hasFilm && <p className={css.hint}>{t.filmHint}</p>}
      <input
        ref={input}
        type="file"
        hidden
        accept={Object.values(FILM_TYPES).join(",")}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Lets the same file be chosen again.
          target.value = "";
          if (file) void countUpload(() => start(file));
        }}
      />
    </>
  );
}

function pendingText(
  t: Messages["panel"]["editor"]["hero"],
  progress = 0,
): string {
  if (progress >= 1) return t.filmChecking;
  return t.filmUploading(Math.floor(progress * 100));
}

/**
 * Uploads a film and returns its URL. On a failure, shows the error and
 * returns undefined; if aborted, only returns undefined.
 */
async function uploadFilm(
  file: File,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
  t: PictureTexts,
): Promise<string | undefined> {
  if (file.type === "video/quicktime")
    return refuse(t.wrongType.title, errorKey("quickTime"));
  if (!file.type.startsWith("video/"))
    return refuse(t.wrongType.title, errorKey("notFilm"));
  if (file.size > MAX_FILM_BYTES)
    return refuse(t.tooLarge.title, errorKey("filmTooLarge"));
  try {
    const reply = await withSession(() =>
      postFile(calls.uploadFilm.path, file, { onProgress, signal }),
    );
    return FilmReply.parse(JSON.parse(reply)).filmUrl;
  } catch (error) {
    if (signal.aborted) return undefined;
    return refuse(t.failed.title, reasonOf(error));
  }
}

function refuse(title: string, description: string): undefined {
  showToast({ title, description }, "error");
}
