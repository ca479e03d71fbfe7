import { useMessages } from "#web/data/messages.ts";
import { useRef, useState } from "react";
import * as calls from "#shared/images/calls.ts";
import { UPLOAD_TYPES } from "#shared/images/schema.ts";
import { Button } from "#web/ui/Button.tsx";
import { uploadPicture } from "./upload-picture.ts";
import { countUpload } from "./uploads.ts";

type PictureButtonProps = {
  label: string;
  /** Whether the picture is the shop's logo, which may also be an SVG. */
  isMark?: boolean;
  onUploaded: (imageUrl: string) => void;
};

/** A button that opens the file chooser and uploads the chosen file. */
export function PictureButton({
  label,
  isMark = false,
  onUploaded,
}: PictureButtonProps) {
  const t = useMessages("panel").picture;
  const [isUploading, setUploading] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const upload = async (file: File) => {
    setUploading(true);
    const imageUrl = await uploadPicture(
      file,
      isMark ? calls.uploadMark.path : calls.uploadPicture.path,
      t,
    );
    setUploading(false);
    if (imageUrl) onUploaded(imageUrl);
  };
  return (
    <>
      <Button
        kind="line"
        size="small"
        isPending={isUploading}
        pendingText={useMessages("panel").editor.hero.uploading}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={[...UPLOAD_TYPES, ...(isMark ? ["image/svg+xml"] : [])].join(
          ",",
        )}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Lets the same file be chosen again.
          target.value = "";
          if (file) void countUpload(() => upload(file));
        }}
      />
    </>
  );
}
