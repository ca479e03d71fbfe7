import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { uploadPicture } from "#shared/images/calls.ts";
import { UPLOAD_TYPES, UploadReply } from "#shared/images/schema.ts";
import { pictureAtLeast } from "#shared/images/rules.ts";
import type { LetterBlock } from "#shared/letters/rules.ts";
import { uploadFile } from "#web/admin/image-field/upload-file.ts";
import { useAction } from "#web/admin/data/useCall.ts";
import { useMessages } from "#web/data/messages.ts";
import { productsQuery } from "#web/data/queries.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { tool } from "#web/ui/Markdown.css.ts";
import { keepFocus, MarkTools } from "#web/ui/Markdown.tsx";
import { ProductPrice } from "#web/ui/Price.tsx";
import * as css from "./Letters.css.ts";

type LetterToolsProps = {
  areaOf: () => HTMLTextAreaElement | undefined;
  onInsert: (part: LetterBlock) => void;
};

/** Shows what can be done with the text of a letter. */
export function LetterTools({ areaOf, onInsert }: LetterToolsProps) {
  const t = useMessages("panel").letters.editor;
  const [choosesClip, setChoosesClip] = useState(false);
  return (
    <>
      <MarkTools areaOf={areaOf}>
        <PictureTool onInsert={onInsert} />
        <button
          type="button"
          className={tool}
          onMouseDown={keepFocus}
          onClick={() => setChoosesClip(true)}
        >
          <Icon name="bag" />
          <span>{t.clip}</span>
        </button>
      </MarkTools>
      <ProductDialog
        isOpen={choosesClip}
        onClose={() => setChoosesClip(false)}
        onInsert={onInsert}
      />
    </>
  );
}

function PictureTool({ onInsert }: Pick<LetterToolsProps, "onInsert">) {
  const t = useMessages("panel").letters.editor;
  const input = useRef<HTMLInputElement>(null);
  const act = async (file: File) => {
    const reply = await uploadFile(uploadPicture.path, file, () => {});
    return UploadReply.parse(JSON.parse(reply));
  };
  const upload = useAction(act, {
    failed: t.uploadFailed,
    onSuccess: ({ imageUrl }) =>
      onInsert({ kind: "picture", alt: "", imageUrl }),
  });
  return (
    <>
      <button
        type="button"
        className={tool}
        aria-disabled={upload.isPending || undefined}
        onClick={() => !upload.isPending && input.current?.click()}
      >
        <Icon name="picture" />
        <span>{upload.isPending ? t.uploading : t.picture}</span>
      </button>
      <input
        ref={input}
        className={visuallyHidden}
        type="file"
        tabIndex={-1}
        aria-label={t.picture}
        accept={UPLOAD_TYPES.join(",")}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) upload.mutate(file);
          event.target.value = "";
        }}
      />
    </>
  );
}

type ProductDialogProps = Pick<LetterToolsProps, "onInsert"> & {
  isOpen: boolean;
  onClose: () => void;
};

function ProductDialog({ isOpen, onClose, onInsert }: ProductDialogProps) {
  const { editor: t, list } = useMessages("panel").letters;
  const products = useQuery({ ...productsQuery, enabled: isOpen });
  return (
    <Dialog
      kind="modal"
      isOpen={isOpen}
      onClose={onClose}
      title={t.chooseClip}
      closeLabel={list.close}
    >
      <ul className={css.clips}>
        {(products.data ?? []).map((product) => (
          <li key={product.id}>
            <Button
              kind="quiet"
              isBlock
              className={css.clip}
              onClick={() => {
                const { id, name } = product;
                onInsert({ kind: "clip", name, id });
                onClose();
              }}
            >
              <img
                className={css.thumb}
                src={pictureAtLeast(product.imageUrl, product.picture, 160)}
                alt=""
                width={56}
                height={56}
              />
              <span dir="auto">{product.name}</span>
              <ProductPrice product={product} isBare />
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
