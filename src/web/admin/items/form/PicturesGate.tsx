import { useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { lazyPart, useLazyPart } from "#web/ui/lazy-part.ts";
import {
  isUploading,
  uploadImage,
} from "#web/admin/image-field/image-value.ts";
import type { FieldsProps } from "#web/admin/items/resource/item-resource.ts";
import {
  allPictures,
  newKey,
  type ProductForm,
} from "#web/admin/items/resource/product-resource.ts";

// The lazily loaded editor gets these functions as a prop. If it imported them,
// the bundler would move them from the panel's file to an additional file, and
// the panel would load more slowly.
const tools = { allPictures, isUploading, newKey, uploadImage };

type PicturesGateProps = Pick<
  FieldsProps<ProductForm>,
  "form" | "errors" | "onChange"
>;

const editor = lazyPart("panel", () =>
  import("./PicturesEditor.tsx").then((module) => module.PicturesEditor),
);

/** The further pictures of a product; their code is loaded after the form. */
export function PicturesGate(props: PicturesGateProps) {
  const [isFailed, setFailed] = useState(false);
  const PicturesEditor = useLazyPart(editor, !isFailed, () => setFailed(true));
  if (PicturesEditor) return <PicturesEditor {...props} tools={tools} />;
  if (!isFailed) return null;
  return (
    <Button kind="line" size="small" onClick={() => setFailed(false)}>
      More pictures
    </Button>
  );
}
