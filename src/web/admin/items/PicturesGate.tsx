import { useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { lazyPart, useLazyPart } from "#web/ui/lazy-part.ts";
import {
  isUploading,
  uploadImage,
} from "#web/admin/image-field/image-value.ts";
import type { FieldsProps } from "./item-resource.ts";
import { allPictures, newKey, type ProductForm } from "./product-resource.ts";

// What the editor shares with the panel is given to it: by an import it would
// leave the panel's own file for one more, and the panel would load longer.
const tools = { allPictures, isUploading, newKey, uploadImage };

type PicturesGateProps = Pick<
  FieldsProps<ProductForm>,
  "form" | "errors" | "onChange"
>;

const editor = lazyPart("panel", () =>
  import("./PicturesEditor.tsx").then((module) => module.PicturesEditor),
);

/** Further pictures of a product; their code is loaded after the form. */
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
