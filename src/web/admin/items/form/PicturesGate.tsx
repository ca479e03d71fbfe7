import { useMessages } from "#web/data/messages.ts";
import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { lateComponent, useLateCode } from "#web/ui/late-code.ts";
import {
  isUploading,
  uploadImage,
} from "#web/admin/image-field/image-value.ts";
import {
  newKey,
  NO_PICTURES,
  type PictureForm,
  type VariantForm,
} from "#web/admin/items/product-kinds.tsx";
import type { FieldsProps } from "#web/admin/items/resource.ts";

// The lazily loaded editor gets these functions as a prop. If it imported them,
// the bundler would move them from the panel's file to an additional file, and
// the panel would load more slowly.
const tools = { isUploading, newKey, NO_PICTURES, uploadImage };

type PicturesGateProps = FieldsProps<{
  pictures: PictureForm[];
  variants: VariantForm[];
}> & {
  /** The field for the first picture, while there is no other. */
  children: ReactNode;
};

const editor = lateComponent([], () =>
  import("./PicturesEditor.tsx").then((module) => module.PicturesEditor),
);

/** The pictures of a product; the code for several is loaded after the form. */
export function PicturesGate({ children, ...props }: PicturesGateProps) {
  const { form, errors, onNext } = props;
  const { morePictures } = useMessages("panel").form;
  const [isFailed, setFailed] = useState(false);
  const PicturesEditor = useLateCode(editor, !isFailed, () => setFailed(true));
  if (PicturesEditor)
    return (
      <>
        {children}
        <PicturesEditor
          pictures={form.pictures}
          variants={form.variants}
          errors={errors}
          onNext={(next) =>
            onNext((now) => ({ ...now, pictures: next(now.pictures) }))
          }
          tools={tools}
        />
      </>
    );
  return (
    <>
      {children}
      {isFailed && (
        <Button kind="line" size="small" onClick={() => setFailed(false)}>
          {morePictures}
        </Button>
      )}
    </>
  );
}
