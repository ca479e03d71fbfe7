import { useMessages } from "#web/data/messages.ts";
import { type DragEvent, useState } from "react";
import { UPLOAD_TYPES } from "#shared/images/schema.ts";
import { Icon } from "#web/ui/Icon.tsx";
import * as css from "./Uploader.css.ts";

type DropZoneProps = {
  isInvalid: boolean;
  isRequired: boolean | undefined;
  describedBy: string | undefined;
  onFile: (file: File) => void;
};

// With this list of types, an iPhone converts its HEIC photos to JPEG.
const ACCEPTED = UPLOAD_TYPES.join(",");

/** A file input that also accepts dropped files. */
export function DropZone(props: DropZoneProps) {
  const { isInvalid, isRequired, describedBy, onFile } = props;
  const t = useMessages("panel").picture;
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div
      className={css.drop}
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
    >
      <input
        type="file"
        className={css.file}
        accept={ACCEPTED}
        aria-label={t.choose}
        required={isRequired}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Lets the same file be chosen again.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      <Icon name="upload" className={css.dropIcon} />
      <span>
        <span>{t.drop}</span> <b className={css.choose}>{t.chooseFile}</b>
      </span>
      <span>{t.limit}</span>
    </div>
  );
}
