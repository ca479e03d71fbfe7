import { useEffect, useRef, useState } from "react";
import { FILM_TYPES } from "#shared/images/film.ts";
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
    const film = await uploadFilm(file, setProgress, stop.signal);
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
        pendingText={pendingText(progress)}
        onClick={() => input.current?.click()}
      >
        {hasFilm ? "Replace the film" : "Add a film"}
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
          Stop the upload
        </Button>
      ) : (
        hasFilm && (
          <Button kind="line" size="small" onClick={() => onChange([])}>
            Remove the film
          </Button>
        )
      )}
      {!hasFilm && (
        <p className={css.hint}>
          A film plays over the picture, without its sound: MP4 or WebM, 20 MB
          at most.
        </p>
      )}
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

function pendingText(progress = 0): string {
  if (progress >= 1) return "Checking the film";
  return `Uploading, ${Math.floor(progress * 100)}%`;
}
