import type { PictureTexts } from "./file-refusal.ts";
import type { FieldErrors } from "#shared/api/field-errors.ts";
import { withoutKeys } from "#web/admin/form/form-errors.ts";
import {
  type ChangeImage,
  type ImageValue,
  pasteImage,
} from "./image-value.ts";

/** The changed fields, or a function that computes them from the form. */
export type FormChange<Form> = Partial<Form> | ((form: Form) => Partial<Form>);

type PictureForm<Form> = {
  /** Returns the form as it is now, unless it was closed in the meantime. */
  read: () => Form | undefined;
  write: (form: Form) => void;
  errors: FieldErrors;
  setErrors: (errors: FieldErrors) => void;
  texts: PictureTexts;
};

/**
 * Returns the handlers of a form with a picture. A change of a field removes
 * the field's error.
 */
export function pictureForm<Form extends { image: ImageValue }>({
  read,
  write,
  errors,
  setErrors,
  texts,
}: PictureForm<Form>) {
  const change = (wanted: FormChange<Form>) => {
    const form = read();
    if (!form) return;
    const part = typeof wanted === "function" ? wanted(form) : wanted;
    write({ ...form, ...part });
    setErrors(withoutKeys(errors, part));
  };
  const onImage: ChangeImage = (next) => {
    const form = read();
    if (!form) return;
    write({ ...form, image: next(form.image) });
    setErrors(withoutKeys(errors, { imageUrl: true }));
  };
  return { change, onImage, onPaste: pasteImage(onImage, texts) };
}
