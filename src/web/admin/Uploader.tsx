import { useId, useRef } from "react";
import { FieldError } from "../ui/FieldError.tsx";
import { TextField } from "../ui/TextField.tsx";
import { compactField } from "./admin.css.ts";
import { ChosenImage } from "./ChosenImage.tsx";
import { DropZone } from "./DropZone.tsx";
import {
  type ChangeImage,
  hasPreview,
  type ImageValue,
  imageOf,
  removeImage,
  uploadImage,
} from "./image-value.ts";
import * as css from "./Uploader.css.ts";
import { useTyping } from "./useTyping.ts";

type UploaderProps = {
  label: string;
  image: ImageValue;
  onChange: ChangeImage;
  /** What the form says of the field. */
  error?: string | undefined;
  /** Another picture can be chosen while there is one. */
  isReplaceable?: boolean;
  /** Preview and drop zone beside each other. */
  isWide?: boolean;
  isRequired?: boolean;
};

/** A picture: dropped, chosen, pasted, or by its address. */
export function Uploader(props: UploaderProps) {
  const { label, image, onChange, isReplaceable = false } = props;
  const id = useId();
  const typing = useTyping();
  const group = useRef<HTMLFieldSetElement>(null);
  const error = image.error ?? props.error;
  const isChosen = hasPreview(image) && !(typing.isTyping && !props.isWide);
  const onRemove = () => {
    removeImage(onChange);
    requestAnimationFrame(() => group.current?.querySelector("input")?.focus());
  };
  const zone = (isReplaceable || !isChosen) && (
    <DropZone
      isInvalid={Boolean(error)}
      describedBy={error ? `${id}-error` : undefined}
      onFile={(file) => uploadImage(file, onChange)}
    />
  );
  return (
    <fieldset ref={group} className={css.field}>
      <legend className={css.label}>{label}</legend>
      <div className={props.isWide && isChosen ? css.pair : css.field}>
        {isChosen && <ChosenImage image={image} onRemove={onRemove} />}
        {zone}
      </div>
      {(!isChosen || props.isWide) && (
        <>
          <p className={css.or}>or</p>
          <TextField
            label="Image URL"
            className={compactField}
            type="url"
            placeholder="https://"
            required={props.isRequired && !isChosen}
            value={image.upload ? "" : image.url}
            onFocus={typing.onFocus}
            onBlur={typing.onBlur}
            onChange={(event) => {
              const { value } = event.target;
              onChange(() => imageOf(value, null));
            }}
          />
        </>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
