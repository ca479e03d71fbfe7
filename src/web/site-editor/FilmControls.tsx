import type { Messages } from "#shared/messages/rooms.ts";
import { useMessages } from "#web/data/messages.ts";
import { useEffect, useRef, useState } from "react";
import { FILM_TYPES } from "#shared/images/schema.ts";
import { Button } from "#web/ui/Button.tsx";
import * as css from "./SiteEditor.css.ts";
import { uploadFilm } from "./upload-film.ts";
import { countUpload } from "./uploads.ts";

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
