import { useRef, useState } from "react";
import { useMessages } from "#web/data/messages.ts";
import * as calls from "#shared/images/calls.ts";
import { UPLOAD_TYPES, UploadReply } from "#shared/images/schema.ts";
import { Button } from "#web/ui/Button.tsx";
import type { Message } from "#shared/messages/shop.ts";
import { withSession } from "#web/admin/data/session.ts";
import { failureMessage } from "#web/data/failure.ts";
import {
  type PictureTexts,
  refusalOf,
} from "#web/admin/image-field/image-value.ts";
import { uploadFile } from "#web/admin/image-field/upload-file.ts";
import { showToast } from "#web/ui/toasts.ts";
import { addPicture, countUpload } from "./draft.ts";

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

/**
 * Uploads a picture for the page and returns its URL. On a failure, shows the
 * error and returns undefined.
 */
async function uploadPicture(
  file: File,
  path: typeof calls.uploadPicture.path | typeof calls.uploadMark.path,
  t: PictureTexts,
): Promise<string | undefined> {
  const refusal = refusalOf(file, t);
  if (refusal) return refuse(refusal);
  try {
    const reply = await withSession(() => uploadFile(path, file, () => {}));
    const { imageUrl, picture } = UploadReply.parse(JSON.parse(reply));
    addPicture(imageUrl, picture);
    return imageUrl;
  } catch (error) {
    return refuse(failureMessage(t.failed, error));
  }
}

function refuse(message: Message): undefined {
  showToast(message, "error");
}
